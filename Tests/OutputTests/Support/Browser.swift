import Foundation
import TokenTestSupport

/// A browser that is asked what it makes of a style sheet.
struct Browser {
  /// Chromium, if it is installed.
  static let program = Tool.find("chromium", "chromium-browser", "google-chrome")

  /// What the display can show.
  enum Display: CaseIterable {
    /// No colour beyond sRGB.
    case srgb
    /// All of Display P3.
    case wide
  }

  /// A value to put into a property, and the properties to read afterwards.
  struct Probe: Codable {
    let property: String
    let value: String
    let reads: [String]
  }

  /// What the browser made of a sheet.
  struct Answer: Codable {
    /// A rule with the names of its properties, and the media query around it.
    struct Rule: Codable {
      let media: String
      let selector: String
      let names: [String]
    }
    /// The rules in order.
    let rules: [Rule]
    /// For each probe the computed value of each property read.
    let values: [[String]]
  }

  /// Puts a sheet into a page and asks; `dark` asks in the dark colour scheme.
  static func ask(
    _ css: String, _ probes: [Probe], dark: Bool = false, on display: Display = .srgb
  ) throws -> Answer {
    guard let program else { throw CocoaError(.fileNoSuchFile) }
    let folder = try TemporaryFolder("page")
    try folder.write(page(css, try JSONEncoder().encode(probes)), to: "page.html")
    // 0 is the dark scheme.
    let scheme = dark ? ["--blink-settings=preferredColorScheme=0"] : ["--blink-settings=preferredColorScheme=1"]
    let profile = display == .wide ? "display-p3-d65" : "srgb"
    let run = try Tool.run(
      program,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.url.path)/profile", "--dump-dom",
        "--force-color-profile=\(profile)",
      ]
        + scheme
        + [folder.url.appendingPathComponent("page.html").absoluteString], in: folder.url)
    guard let start = run.output.range(of: "<pre id=\"answer\">"),
      let end = run.output.range(of: "</pre>", range: start.upperBound..<run.output.endIndex)
    else { throw CocoaError(.fileReadCorruptFile, userInfo: ["page": run.output.suffix(2000), "error": run.error]) }
    return try JSONDecoder().decode(Answer.self, from: Data(run.output[start.upperBound..<end.lowerBound].utf8))
  }

  /// The sheet stands in the page as it is: nothing in it may end the style element.
  private static func page(_ css: String, _ probes: Data) -> String {
    """
    <!doctype html><meta charset="utf-8"><title>probes</title>
    <style>\(css)</style>
    <body><div id="probe" style="display: none"></div><pre id="answer"></pre>
    <script>
    const probes = JSON.parse(atob("\(probes.base64EncodedString())").replace(/[\\x80-\\xff]+/g, bytes =>
      new TextDecoder().decode(Uint8Array.from(bytes, byte => byte.charCodeAt(0)))));
    const rules = [];
    function walk(list, media) {
      for (const rule of list) {
        if (rule.style) rules.push({media, selector: rule.selectorText ?? "", names: [...rule.style]});
        if (rule.cssRules) walk(rule.cssRules, rule.media ? rule.media.mediaText : media);
      }
    }
    walk(document.styleSheets[0].cssRules, "");
    const probe = document.getElementById("probe");
    const values = probes.map(({property, value, reads}) => {
      probe.style.cssText = "display: none";
      probe.style.setProperty(property, value);
      const style = getComputedStyle(probe);
      return reads.map(name => style.getPropertyValue(name));
    });
    document.getElementById("answer").textContent = JSON.stringify({rules, values}).replace(/[^ -~]|[<>&]/g,
      unit => "\\\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0"));
    </script>
    """
  }
}
