import TokenDiagnostics
import TokenSource

extension Tag {
  var byteRange: ByteRange { ByteRange(range.lowerBound, range.upperBound) }
}

extension Diagnostic {
  static func unclosedTag(_ template: ParsedTemplate, _ tag: Tag) -> Diagnostic {
    Diagnostic(
      .error, .templateUnclosedTag, "this tag is opened and never closed; add the closing delimiter",
      at: template.location(tag.byteRange), label: "never closed")
  }

  static func badDelimiters(_ template: ParsedTemplate, _ tag: Tag) -> Diagnostic {
    Diagnostic(
      .error, .templateBadTag,
      "\(template.quote(tag.byteRange)) does not set delimiters; write two with a space between, as in '{{=<% %>=}}'",
      at: template.location(tag.byteRange))
  }

  static func badTag(_ template: ParsedTemplate, _ tag: Tag) -> Diagnostic {
    let message =
      tag.name.isEmpty
      ? "this tag has no name; name a field, or set other delimiters if the braces belong to the output"
      : "\(template.quote(tag.byteRange)) holds space inside its name; is a closing delimiter missing?"
    return Diagnostic(.error, .templateBadTag, message, at: template.location(tag.byteRange))
  }

  static func unclosed(_ template: ParsedTemplate, _ item: Item, before tag: Tag?) -> Diagnostic {
    let notes = tag.map { tag in
      [Note("\(template.quote(tag.byteRange)) closes what is around it", at: template.location(tag.byteRange))]
    }
    return Diagnostic(
      .error, .templateUnclosed,
      "\(template.quote(item.range)) is never closed; add \(closing(template, item))",
      at: template.location(item.range), label: "never closed", notes: notes ?? [])
  }

  private static func closing(_ template: ParsedTemplate, _ item: Item) -> String {
    quoted("{{/" + (item.isDynamic ? "*" : "") + template.text(item.name) + "}}")
  }

  static func mismatched(_ template: ParsedTemplate, _ tag: Tag, innermost item: Item?) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .templateMismatched,
      "\(template.quote(tag.byteRange)) closes nothing; remove it",
      at: template.location(tag.byteRange))
    guard let item else { return diagnostic }
    let name = template.text(item.name)
    let message = "\(template.quote(tag.byteRange)) does not close \(template.quote(item.range))"
    diagnostic.message = message + "; write \(closing(template, item)) first"
    diagnostic.notes = [Note("\(template.quote(item.range)) is open here", at: template.location(item.range))]
    let content = ByteRange(tag.content.lowerBound, tag.content.upperBound)
    if DidYouMean.closest(to: template.text(content), in: [name]) != nil {
      diagnostic.message = message + "; did you mean \(closing(template, item))?"
      diagnostic.fixes = [FixIt("replace with \(name)", replacing: template.location(content), with: name)]
    }
    return diagnostic
  }

  static func ignoredContent(_ template: ParsedTemplate, _ range: ByteRange, parent: Item) -> Diagnostic {
    Diagnostic(
      .warning, .templateIgnoredContent,
      "this is ignored, only blocks count inside \(template.quote(parent.range)); put it into a block or remove it",
      at: template.location(range))
  }

  static func tooDeep(_ template: ParsedTemplate, _ range: ByteRange) -> Diagnostic {
    Diagnostic(
      .error, .templateTooDeep,
      "more than \(Limits.nesting) tags are open here; move inner parts into partials",
      at: template.location(range))
  }
}
