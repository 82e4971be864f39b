import TokenDiagnostics
import TokenSyntax

/// The outputs: which are made, how, and those of a project's own.
extension ConfigurationReader {
  mutating func outputs(_ node: NodeID) {
    guard tree.kind(node) == .object else { return fail(node, "“outputs” is an object") }
    for member in tree.members(of: node) {
      let name = tree.string(member.key)
      let output = Configuration.Output(rawValue: name)
      if output.isBuiltin {
        builtinOutput(member.value, output)
      } else if tree.kind(member.value) == .object, tree.member("files", of: member.value) != nil {
        customOutput(member.key, name, member.value)
      } else {
        failUnknownOutput(member.key, name, in: node)
      }
    }
  }

  private mutating func failUnknownOutput(_ key: NodeID, _ name: String, in node: NodeID) {
    let known = Configuration.Output.builtin.map(\.rawValue)
    let free = known.filter { tree.member($0, of: node) == nil }
    let own = "one of your own has templates: {\"files\": {\"tokens.less\": \"templates/tokens.less.mustache\"}}"
    guard let guess = DidYouMean.closest(to: name, in: free) else {
      return fail(
        key, "there is no output “\(name.clipped)”; there are \(known.joined(separator: ", ")), and \(own)")
    }
    let replacement = "\"\(guess)\""
    fail(
      key, "there is no output “\(name.clipped)”; did you mean “\(guess)”? O\(own.dropFirst())",
      fixes: [FixIt("replace with \(replacement)", replacing: tree.location(key), with: replacement)])
  }

  // MARK: The tool's

  private mutating func builtinOutput(_ node: NodeID, _ output: Configuration.Output) {
    switch tree.kind(node) {
    case .false: configuration.outputs.remove(output)
    case .true: configuration.outputs.insert(output)
    default:
      configuration.outputs.insert(output)
      options(node, output)
    }
  }

  /// What may be said of each output.
  private static func optionNames(_ output: Configuration.Output) -> [String] {
    switch output {
    case .swift: ["rem"]
    case .web: ["prefix", "js", "scss", "tailwind"]
    case .json: ["permutations"]
    case .compose: ["package"]
    default: []
    }
  }

  private mutating func options(_ node: NodeID, _ output: Configuration.Output) {
    let known = Self.optionNames(output)
    if known.isEmpty { return fail(node, "the output “\(output.rawValue)” is true or false") }
    for (name, value) in members(node, known, of: "the output “\(output.rawValue)”") {
      switch name {
      case "rem": readRem(value)
      case "prefix": readPrefix(value)
      case "package": readPackage(value)
      case "js": flag(value, "“js”", \.webExtras.hasScript)
      case "scss": flag(value, "“scss”", \.webExtras.hasSass)
      case "tailwind": flag(value, "“tailwind”", \.webExtras.hasTailwind)
      default: flag(value, "“permutations”", \.writesPermutations)
      }
    }
  }

  private mutating func flag(_ node: NodeID, _ what: String, _ setting: WritableKeyPath<Configuration, Bool>) {
    switch tree.kind(node) {
    case .true: configuration[keyPath: setting] = true
    case .false: configuration[keyPath: setting] = false
    default: fail(node, "\(what) is true or false")
    }
  }

  private mutating func readRem(_ node: NodeID) {
    let rem = tree.number(node)
    guard tree.kind(node) == .number, rem > 0, rem < 1000 else {
      return fail(node, "“rem” is the number of points that 1 rem counts, usually 16")
    }
    configuration.rem = rem
  }

  private mutating func readPrefix(_ node: NodeID) {
    guard let prefix = string(node, "“prefix”") else { return }
    guard prefix.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F }), prefix.count <= 50 else {
      return fail(node, "“prefix” is made of letters, digits, “-” and “_”")
    }
    configuration.cssPrefix = prefix
  }

  private mutating func readPackage(_ node: NodeID) {
    guard let package = string(node, "“package”") else { return }
    let parts = package.split(separator: ".", omittingEmptySubsequences: false)
    let isName: (Substring) -> Bool = { part in
      guard let first = part.utf8.first, !(0x30...0x39).contains(first) else { return false }
      return part.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == 0x5F }
    }
    guard parts.allSatisfy(isName), package.count <= 200 else {
      return fail(node, "“package” is a package of Kotlin: names with dots, as in \"com.acme.tokens\"")
    }
    configuration.kotlinPackage = package
  }

  // MARK: A project's own

  private mutating func customOutput(_ key: NodeID, _ name: String, _ node: NodeID) {
    let isName =
      name.utf8.first.map { (0x61...0x7A).contains($0) } == true && name.utf8.count <= 50
      && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    guard isName else {
      return fail(key, "an output is named by small letters, digits and “-”, a letter first, as in “less”")
    }
    let output = Configuration.Output(rawValue: name)
    for (member, value) in members(node, ["files"], of: "the output “\(name)”") where member == "files" {
      guard tree.kind(value) == .object else {
        fail(value, "“files” is an object of files and their templates")
        continue
      }
      let files = customFiles(value)
      guard !files.isEmpty else { continue }
      configuration.outputs.insert(output)
      configuration.customOutputs.append(CustomOutput(output: output, files: files))
    }
  }

  private mutating func customFiles(_ node: NodeID) -> [CustomOutput.File] {
    var files: [CustomOutput.File] = []
    var taken: Set<String> = []
    for member in tree.members(of: node) {
      let path = Declared(tree.string(member.key), tree.location(member.key))
      guard isOutputPath(path.value) else {
        fail(member.key, "“\(path.value.clipped)” is no path below the output's folder, as in “tokens.less”")
        continue
      }
      guard taken.insert(path.value.lowercased()).inserted else {
        fail(member.key, "two files differ in letter case only, which some disks take for one: “\(path.value)”")
        continue
      }
      if let file = customFile(path, member.value) { files.append(file) }
    }
    return files
  }

  private mutating func customFile(_ path: Declared<String>, _ node: NodeID) -> CustomOutput.File? {
    guard tree.kind(node) == .object else {
      return templatePath(node).map { CustomOutput.File(path: path, template: $0, view: nil) }
    }
    var template: Declared<String>?
    var view: Declared<String>?
    for (name, value) in members(node, ["template", "view"], of: "a file of an output") {
      if name == "template" {
        template = templatePath(value)
        if template == nil { return nil }
      } else {
        view = string(value, "“view”").map { Declared($0, tree.location(value)) }
      }
    }
    if template == nil { fail(node, "a file of an output needs its “template”") }
    return template.map { CustomOutput.File(path: path, template: $0, view: view) }
  }

  private mutating func templatePath(_ node: NodeID) -> Declared<String>? {
    guard let path = string(node, "a template's file") else { return nil }
    guard isInside(path) else {
      fail(node, "a template's file lies below the input folder")
      return nil
    }
    return Declared(path, tree.location(node))
  }

  /// Whether a path names a file below the output's folder on any system.
  private func isOutputPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" && $0 != ":" }
    return isInside(path) && path.utf8.count <= 200 && isPlain
      && parts.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") && !$0.hasSuffix(" ") }
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isASCIIAlphanumeric: Bool {
    (0x61...0x7A) ~= self || (0x41...0x5A) ~= self || (0x30...0x39) ~= self
  }
}
