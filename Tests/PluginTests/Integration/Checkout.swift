import Foundation
import Testing
import TokenTestSupport

/// A copy of this repository as it lies here, changes and all, with a tag: what a package depends on by URL.
struct Checkout {
  /// The `file:` URL.
  let url: String

  /// Makes the copy in a folder.
  init(in folder: URL) throws {
    let copy = folder.appendingPathComponent("tokenc")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    try Self.shell(
      """
      git -C "$1" ls-files -co --exclude-standard -z | (cd "$1" && xargs -0 sh -c '
        for file; do if [ -e "$file" ] || [ -L "$file" ]; then printf "%s\\0" "$file"; fi; done' sh) |
        tar -C "$1" --null --no-recursion -T - -c | tar -C "$2" -x
      git init --quiet "$2"
      cd "$2"
      git add --all
      git -c user.name=tests -c user.email=tests@localhost -c commit.gpgsign=false commit --quiet -m copy
      git tag 1.0.0
      """, [Tool.repository().path, copy.path])
    url = "file://" + copy.path
  }

  private static func shell(_ script: String, _ arguments: [String]) throws {
    let result = try Tool.run(URL(fileURLWithPath: "/bin/sh"), ["-ec", script, "sh"] + arguments)
    try #require(result.status == 0, "\(result.error)")
  }
}
