import TokenModel

/// A file of resources: those of one kind, as they are without a theme or in the dark.
struct AndroidFile: Sendable {
  /// A resource with its name.
  struct Resource: Hashable, Sendable {
    let token: TokenID
    let name: String
    let resource: AndroidResource

    /// What is unique among all resources.
    fileprivate var key: String { "\(resource.kind.rawValue)/\(name)" }
  }

  /// Whether it is of the dark appearance.
  let isNight: Bool
  /// The name of the file without `.xml`, `colors`.
  let name: String
  /// What it holds, in the order of the tokens.
  let resources: [Resource]

  /// The folder of the file; Android chooses it by the setting of the system.
  var folder: String { isNight ? "values-night" : "values" }

  /// The files that hold something.
  static func all(_ emission: Emission, _ names: AndroidNames) -> [AndroidFile] {
    let themes = emission.themes
    let base = themes.all[0]
    let light = themes.theme(base.choice, with: .appearance, "light") ?? base
    let plain = resources(emission, names, in: light)
    var files = split(plain, isNight: false)
    if let dark = themes.theme(base.choice, with: .appearance, "dark") {
      let known = Set(plain.map(\.key))
      let same = Set(plain)
      let other = resources(emission, names, in: dark).filter { !same.contains($0) && known.contains($0.key) }
      files += split(other, isNight: true)
    }
    return files
  }

  private static func split(_ resources: [Resource], isNight: Bool) -> [AndroidFile] {
    AndroidResource.File.allCases.compactMap { file in
      let own = resources.filter { $0.resource.file == file }
      return own.isEmpty ? nil : AndroidFile(isNight: isNight, name: file.rawValue, resources: own)
    }
  }

  /// The resources of the base's tokens as they are in a theme.
  private static func resources(_ emission: Emission, _ names: AndroidNames, in theme: Theme) -> [Resource] {
    emission.standardTokens.flatMap { entry -> [Resource] in
      guard let name = names.text(of: entry.token) else { return [] }
      let place = emission.set.counterpart(of: entry.token, in: theme.set)
      // What a theme lacks, or makes something else, stays as it is.
      let own = place.flatMap { theme.set.baseValue(of: $0) }.flatMap { $0.type == entry.value.type ? $0 : nil }
      let space = TailwindNamespace(entry.value, names: TailwindNames.words(entry.token, emission.set.assembled))
      let isText = space.map { [.text, .tracking, .leading].contains($0) } ?? false
      let standIns = own == nil ? emission.set.fallbacks[entry.token] : theme.set.fallbacks[place ?? entry.token]
      return AndroidResource.all(
        of: own ?? entry.value, isText: isText, rem: emission.configuration.rem, standIns: standIns
      ).map { Resource(token: entry.token, name: name + $0.suffix, resource: $0) }
    }
  }
}
