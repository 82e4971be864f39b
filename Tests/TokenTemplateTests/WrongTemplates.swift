import TokenDiagnostics

extension WrongTemplate {
  static let all = tags + names + kinds + includes

  private static let tags = [
    WrongTemplate(
      "template-unclosed-tag", "2:3", "{{title", "this tag is opened and never closed; add the closing delimiter",
      ("a", "x\n  {{title\n}")),
    WrongTemplate(
      "template-bad-tag", "1:1", "{{ }}",
      "this tag has no name; name a field, or set other delimiters if the braces belong to the output", ("a", "{{ }}")),
    WrongTemplate(
      "template-bad-tag", "1:2", "{{title} x {{value}}",
      "'{{title} x {{value}}' holds space inside its name; is a closing delimiter missing?",
      ("a", " {{title} x {{value}}")),
    WrongTemplate(
      "template-bad-tag", "1:1", "{{=<%=}}",
      "'{{=<%=}}' does not set delimiters; write two with a space between, as in '{{=<% %>=}}'", ("a", "{{=<%=}}")),
    WrongTemplate(
      "template-unclosed", "2:1", "{{#theme}}", "'{{#theme}}' is never closed; add '{{/theme}}'",
      ("a", "x\n{{#theme}}\n{{label}}\n")),
    WrongTemplate(
      "template-unclosed", "1:11", "{{^value}}", "'{{^value}}' is never closed; add '{{/value}}'",
      ("a", "{{#theme}}{{^value}}{{/theme}}")),
    WrongTemplate(
      "template-mismatched", "3:1", "{{/colours}}",
      "'{{/colours}}' does not close '{{#colors}}'; did you mean '{{/colors}}'?",
      ("a", "{{#colors}}\n{{name}}\n{{/colours}}\n")),
    WrongTemplate(
      "template-mismatched", "1:11", "{{/title}}", "'{{/title}}' does not close '{{#theme}}'; write '{{/theme}}' first",
      ("a", "{{#theme}}{{/title}}{{/theme}}")),
    WrongTemplate(
      "template-mismatched", "1:2", "{{/x}}", "'{{/x}}' closes nothing; remove it", ("a", " {{/x}} ")),
    WrongTemplate(
      "template-ignored-content", "2:1", "{{title}}",
      "this is ignored, only blocks count inside '{{<p}}'; put it into a block or remove it",
      ("a", "{{<p}}\n{{title}}, {{value}}\n{{$b}}{{/b}}{{/p}}"), ("p", "{{$b}}{{/b}}")),
  ]

  private static let names = [
    WrongTemplate(
      "template-unknown-name", "1:6", "{{titel}}", "'page' has no field 'titel'; did you mean 'title'?",
      ("a", "0123 {{titel}}")),
    WrongTemplate(
      "template-unknown-name", "2:3", "{{sumary}}",
      "'color' has no field 'sumary', nor has anything around it; did you mean 'summary'?",
      ("a", "{{#colors}}\n  {{sumary}}\n{{/colors}}")),
    WrongTemplate(
      "template-unknown-name", "1:1", "{{theme.lable}}", "'theme' has no field 'lable'; did you mean 'label'?",
      ("a", "{{theme.lable}}")),
    WrongTemplate(
      "template-unknown-name", "1:1", "{{#whatever}}", "'page' has no field 'whatever'; use one that it has",
      ("a", "{{#whatever}}{{x}}{{y}}{{/whatever}}")),
    WrongTemplate(
      "template-unknown-name", "1:1", "{{#isFirst}}",
      "'isFirst' is known inside a section over a list only; put this tag into one", ("a", "{{#isFirst}}{{/isFirst}}")),
    WrongTemplate(
      "template-unknown-name", "1:12", "{{#islast}}",
      "'color' has no field 'islast', nor has anything around it; did you mean 'isLast'?",
      ("a", "{{#colors}}{{#islast}}{{/islast}}{{/colors}}")),
    WrongTemplate(
      "template-not-an-object", "1:1", "{{title..x}}",
      "'title' is a text and has no fields to name after a dot; end the name there",
      ("a", "{{title..x}}")),
    WrongTemplate(
      "template-ambiguous-name", "1:35", "{{colors}}",
      "'alias' has no field 'colors', and 'group' and 'page' around it have one each; use a name only one has",
      ("a", "{{#groups}}{{#colors}}{{#aliases}}{{colors}}{{/aliases}}{{/colors}}{{/groups}}")),
  ]

  private static let kinds = [
    WrongTemplate(
      "template-raw-text", "1:2", "{{{title}}}", "'title' is free text and must be escaped; write '{{title}}'",
      ("a.swift", "\"{{{title}}}\"")),
    WrongTemplate(
      "template-raw-text", "1:1", "{{& title }}", "'title' is free text and must be escaped; write '{{title}}'",
      ("a", "{{& title }}")),
    WrongTemplate(
      "template-not-a-value", "1:1", "{{colors}}",
      "'colors' is a list and has no text of its own; write '{{#colors}}…{{/colors}}'", ("a", "{{colors}}")),
    WrongTemplate(
      "template-not-a-value", "1:12", "{{isLast}}",
      "'isLast' is a condition and has no text of its own; write '{{#isLast}}…{{/isLast}}'",
      ("a", "{{#colors}}{{isLast}}{{/colors}}")),
    WrongTemplate(
      "template-not-a-value", "1:12", "{{comment}}",
      "'comment' is a list of lines and has no text of its own; write '{{#comment}}…{{/comment}}'",
      ("a", "{{#colors}}{{comment}}{{/colors}}")),
    WrongTemplate(
      "template-not-a-value", "1:11", "{{.}}",
      "'.' means a line inside a section over lines, and there is none directly around; name a field",
      ("a", "{{#title}}{{.}}{{/title}}")),
    WrongTemplate(
      "template-not-a-section", "1:24", "{{#.}}", "a line cannot be a section; write '{{.}}' for its text",
      ("a", "{{#colors}}{{#comment}}{{#.}}{{/.}}{{/comment}}{{/colors}}")),
    WrongTemplate(
      "template-not-an-object", "1:1", "{{colors.name}}",
      "'colors' is a list and has no fields to name after a dot; open a section over it", ("a", "{{colors.name}}")),
    WrongTemplate(
      "template-not-a-template-name", "1:1", "{{>*title}}",
      "'title' is a text, not the name of a template; name one without the star", ("a", "{{>*title}}")),
  ]

  private static let includes = [
    WrongTemplate(
      "template-unknown-partial", "1:1", "{{>web/rule.cs}}",
      "there is no template 'web/rule.cs'; did you mean 'web/rule.css'?", ("a", "{{>web/rule.cs}}"),
      ("web/rule.css", "")),
    WrongTemplate(
      "template-unknown-partial", "1:1", "{{<base}}", "there is no template 'base'; add the file 'base.mustache'",
      ("a", "{{<base}}{{$x}}{{/x}}{{/base}}")),
    WrongTemplate(
      "template-unknown-partial", "1:12", "{{>*kind}}",
      "there is no template 'note.css', which the data may name here; add the file 'note.css.mustache'",
      ("a", "{{#colors}}{{>*kind}}{{/colors}}"), ("rule.css", "")),
    WrongTemplate(
      "template-unknown-block", "1:7", "{{$heda}}",
      "no block 'heda' is reached from here, so this replaces nothing; did you mean 'head'?",
      ("a", "{{<p}}{{$heda}}x{{/heda}}{{/p}}"), ("p", "{{$head}}{{/head}}")),
    WrongTemplate(
      "template-duplicate", "1:19", "{{$b}}", "block 'b' is overridden twice in one parent tag; remove one",
      ("a", "{{<p}}{{$b}}{{/b}}{{$b}}{{/b}}{{/p}}"), ("p", "{{$b}}{{/b}}")),
    WrongTemplate(
      "template-block-lines", "1:7", "{{$b}}",
      "this replaces whole lines and does not end its own; put '{{$b}}' and '{{/b}}' on lines of their own",
      ("a", "{{<p}}{{$b}}x{{/b}}{{/p}}"), ("p", "{{$b}}\n1\n{{/b}}\n2\n")),
    WrongTemplate(
      "template-block-lines", "1:7", "{{$b}}",
      "this ends with a line break and replaces part of a line; put '{{/b}}' directly after the text",
      ("a", "{{<p}}{{$b}}\nx\n{{/b}}{{/p}}"), ("p", "<{{$b}}1{{/b}}>")),
    WrongTemplate(
      "template-language-mismatch", "1:1", "{{>b.css}}",
      "'b.css' escapes text for CSS and cannot stand in Swift; take the ending off its name, or include another",
      ("a.swift", "{{>b.css}}"), ("b.css", "")),
    WrongTemplate(
      "template-recursion", "1:2", "{{>a}}",
      "'{{>a}}' leads back to itself without a section over data in between, so it would never end; put it into one",
      ("a", " {{>a}}")),
    WrongTemplate(
      "template-recursion", "1:11", "{{>a}}",
      "'{{>a}}' leads back to itself without a section over data in between, so it would never end; put it into one",
      ("a", "{{#title}}{{>a}}{{/title}}")),
  ]
}
