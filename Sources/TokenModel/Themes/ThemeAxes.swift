public import TokenDiagnostics

/// The axes that the modifiers of a resolver come to, and the way back from a choice along them to the modifiers.
///
/// A modifier whose contexts all stand for native settings, `light` and `dark`, becomes one axis or more of those; one
/// with `light`, `light-hc`, `dark` and `dark-hc` becomes two. Every other modifier is an axis of its own.
public struct ThemeAxes: Sendable {
  /// The axes: the native ones first, then the modifiers in the order of the resolution.
  public let axes: [ThemeAxis]
  private let modifiers: [Modifier]
  /// For each modifier that is native what its contexts stand for.
  private let settings: [[NativeSetting]?]
  private let base: Permutation

  /// Finds the axes of a resolver's modifiers.
  ///
  /// - Parameters:
  ///   - resolver: the modifiers and the order of what they choose.
  ///   - native: what contexts stand for, by modifier and context, where a project says so; their names are asked
  ///     elsewhere.
  public init(_ resolver: Resolver, native: [String: [String: NativeSetting]] = [:]) {
    let used = Set(
      resolver.steps.compactMap { step -> Int? in if case .modifier(let index) = step { index } else { nil } })
    modifiers = resolver.modifiers
    base = .base(of: resolver)
    var settings = [[NativeSetting]?](repeating: nil, count: modifiers.count)
    var axes: [ThemeAxis] = []
    // What a project says goes before what names seem to say.
    let isSaid = resolver.modifiers.map { native[$0.name] != nil }
    let order = isSaid.indices.filter { isSaid[$0] } + isSaid.indices.filter { !isSaid[$0] }
    for index in order where used.contains(index) {
      let modifier = modifiers[index]
      guard let found = Self.settings(of: modifier, native[modifier.name]) else { continue }
      let new = Self.nativeAxes(found, base: base.contexts[index])
      let isTaken = new.contains { axis in axes.contains { $0.kind == axis.kind } }
      if !new.isEmpty, !isTaken {
        settings[index] = found
        axes += new
      }
    }
    let kinds = ThemeAxis.Kind.allCases
    axes.sort { (kinds.firstIndex(of: $0.kind) ?? 0) < (kinds.firstIndex(of: $1.kind) ?? 0) }
    for index in modifiers.indices where used.contains(index) && settings[index] == nil {
      let modifier = modifiers[index]
      axes.append(
        ThemeAxis(
          .modifier, name: modifier.name, contexts: modifier.contexts.map(\.name), baseIndex: base.contexts[index]))
    }
    self.axes = axes
    self.settings = settings
  }

  /// What the contexts of a modifier stand for; nil unless each stands for a native setting and no two for the same.
  private static func settings(of modifier: Modifier, _ given: [String: NativeSetting]?) -> [NativeSetting]? {
    let found = modifier.contexts.map { context in
      given.map { $0[context.name] } ?? NativeSetting(context: context.name, of: modifier.name)
    }
    let known = found.compactMap { $0 }
    return known.count == found.count && Set(known).count == known.count && known.count > 1 ? known : nil
  }

  /// The native axes along which settings differ.
  private static func nativeAxes(_ settings: [NativeSetting], base: Int) -> [ThemeAxis] {
    let kinds: [(kind: ThemeAxis.Kind, name: String, words: [String])] = [
      (.appearance, "appearance", NativeSetting.Appearance.allCases.map(\.rawValue)),
      (.contrast, "contrast", NativeSetting.Contrast.allCases.map(\.rawValue)),
      (.transparency, "transparency", NativeSetting.Transparency.allCases.map(\.rawValue)),
    ]
    return kinds.compactMap { kind, name, words in
      let found = Set(settings.map { $0.word(for: kind) })
      guard found.count > 1 else { return nil }
      let word = settings[base].word(for: kind)
      return ThemeAxis(kind, name: name, contexts: words, baseIndex: words.firstIndex { $0 == word } ?? 0)
    }
  }

  // MARK: Choices

  /// The choice where nothing is chosen.
  public var baseChoice: [Int] { axes.map(\.baseIndex) }

  /// How many choices there are; nil where the number is too large to count.
  public var count: Int? {
    var product = 1
    for axis in axes {
      let (next, overflows) = product.multipliedReportingOverflow(by: axis.contexts.count)
      if overflows { return nil }
      product = next
    }
    return product
  }

  /// All choices, for outputs in which a later one overrides an earlier: the base first, then those that leave it
  /// along one axis, along two and so on; among equals the later axes vary fastest.
  public var choices: [[Int]] {
    var all: [[Int]] = [[]]
    for axis in axes {
      let order = [axis.baseIndex] + axis.contexts.indices.filter { $0 != axis.baseIndex }
      all = all.flatMap { choice in order.map { choice + [$0] } }
    }
    return all.enumerated().sorted { first, second in
      let (a, b) = (distance(first.element), distance(second.element))
      return a == b ? first.offset < second.offset : a < b
    }.map(\.element)
  }

  /// Along how many axes a choice leaves the base.
  func distance(_ choice: [Int]) -> Int { axes.indices.count { choice[$0] != axes[$0].baseIndex } }

  /// The contexts of the modifiers that a choice comes to. Where a native modifier has no context for just this
  /// setting, the nearest one holds: that of the appearance before that of the contrast and of the transparency.
  public func permutation(of choice: [Int]) -> Permutation {
    var result = base
    var words: [ThemeAxis.Kind: String] = [:]
    for (index, axis) in axes.enumerated() {
      if axis.kind.isNative {
        words[axis.kind] = axis.contexts[choice[index]]
      } else if let modifier = modifiers.firstIndex(where: { $0.name == axis.name }) {
        result.contexts[modifier] = choice[index]
      }
    }
    for (modifier, contexts) in settings.enumerated() {
      if let contexts { result.contexts[modifier] = Self.nearest(contexts, words) ?? base.contexts[modifier] }
    }
    return result
  }

  private static func nearest(_ settings: [NativeSetting], _ words: [ThemeAxis.Kind: String]) -> Int? {
    let weights: [(kind: ThemeAxis.Kind, weight: Int)] = [(.appearance, 4), (.contrast, 2), (.transparency, 1)]
    let scores = settings.map { setting in
      weights.reduce(0) { sum, item in
        let word = setting.word(for: item.kind)
        // What says nothing of contrast is meant for the standard.
        let fits = word == words[item.kind] || (word == nil && words[item.kind] == "standard")
        return sum + (fits ? item.weight : 0)
      }
    }
    return scores.indices.max { scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 > $1) }
  }

  /// The inputs of a choice as people write them, the modifiers that matter in the order of the document:
  /// `theme=dark,brand=acme`.
  ///
  /// - Parameters:
  ///   - choice: the context of each axis, as an index.
  ///   - isNativeOnly: whether a team's own modifiers are left out.
  public func name(of choice: [Int], isNativeOnly: Bool = false) -> String {
    inputs(of: choice, isNativeOnly: isNativeOnly).map { "\($0.modifier)=\($0.context)" }.joined(separator: ",")
  }

  /// The modifier and its context for each modifier that matters.
  public func inputs(of choice: [Int], isNativeOnly: Bool = false) -> [(modifier: String, context: String)] {
    let permutation = permutation(of: choice)
    return relevant.filter { !isNativeOnly || settings[$0] != nil }.map { index in
      (modifiers[index].name, modifiers[index].contexts[permutation.contexts[index]].name)
    }
  }

  /// The modifiers that have a part in the resolution, by their index.
  private var relevant: [Int] {
    let own = Set(axes.filter { !$0.kind.isNative }.map(\.name))
    return modifiers.indices.filter { settings[$0] != nil || own.contains(modifiers[$0].name) }
  }

  // MARK: Modifiers

  /// Where the modifier of an axis of a team's own stands; nil for a native axis.
  public func place(of axis: ThemeAxis) -> SourceLocation? {
    axis.kind.isNative ? nil : modifiers.first { $0.name == axis.name }?.place
  }

  /// The modifiers that have a part in the resolution: their names and those of their contexts.
  public var inputs: [(modifier: String, contexts: [String])] {
    relevant.map { (modifiers[$0].name, modifiers[$0].contexts.map(\.name)) }
  }

  /// Themes by these modifiers.
  ///
  /// - Parameter choices: the themes there are, the base first.
  func grid(_ choices: [[Int]]) -> ThemeGrid {
    let relevant = relevant
    var places: [[Int]: Int] = [:]
    for (index, choice) in choices.enumerated() {
      let contexts = permutation(of: choice).contexts
      let key = relevant.map { contexts[$0] }
      if places[key] == nil { places[key] = index }
    }
    return ThemeGrid(
      counts: relevant.map { modifiers[$0].contexts.count }, base: relevant.map { base.contexts[$0] }
    ) { places[$0] ?? 0 }
  }
}
