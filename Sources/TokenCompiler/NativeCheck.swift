import TokenDiagnostics
import TokenModel

/// Compares what a configuration says of modifiers with the modifiers that the resolver has.
enum NativeCheck {
  /// What is wrong with `resolver.native`; nothing where the resolver itself could not be read.
  static func faults(_ input: LoadedInput) -> [Diagnostic] {
    let said = input.configuration.nativeModifiers
    guard let first = said.first else { return [] }
    guard let loaded = input.resolver else {
      return [fault("“native” speaks of modifiers, and there is no resolver document that has any", first.name)]
    }
    guard let resolver = loaded.resolver else { return [] }
    var kinds: [String: String] = [:]
    return said.flatMap { modifier -> [Diagnostic] in
      let name = modifier.name.value
      guard let found = resolver.modifiers.first(where: { $0.name == name }) else {
        return [unknown(modifier.name, "the resolver has no modifier", resolver.modifiers.map(\.name))]
      }
      return faults(modifier, found) + taken(modifier, &kinds)
    }
  }

  private static func faults(_ said: NativeModifier, _ modifier: Modifier) -> [Diagnostic] {
    let contexts = modifier.contexts.map(\.name)
    var faults: [Diagnostic] = []
    var known: [NativeSetting: String] = [:]
    for context in said.contexts {
      let name = context.name.value
      if !contexts.contains(name) {
        faults.append(unknown(context.name, "“\(modifier.name)” has no context", contexts))
      } else if let other = known[context.setting] {
        let message = "“\(name)” stands for the same as “\(other)”; each context stands for another"
        faults.append(fault(message, context.name))
      } else {
        known[context.setting] = name
      }
    }
    // An empty object says that the modifier is none of the platforms'.
    guard faults.isEmpty, !said.contexts.isEmpty else { return faults }
    let missing = contexts.filter { name in !said.contexts.contains { $0.name.value == name } }
    guard !missing.isEmpty else { return [] }
    let list = missing.map { "“\($0)”" }.joined(separator: ", ")
    return [fault("say of every context what it stands for; “\(modifier.name)” also has \(list)", said.name)]
  }

  /// A setting that an earlier modifier is about.
  private static func taken(_ modifier: NativeModifier, _ kinds: inout [String: String]) -> [Diagnostic] {
    let settings = modifier.contexts.map(\.setting)
    let words: [(kind: String, words: [String?])] = [
      ("appearance", settings.map { $0.appearance?.rawValue }), ("contrast", settings.map { $0.contrast?.rawValue }),
      ("transparency", settings.map { $0.transparency?.rawValue }),
    ]
    var faults: [Diagnostic] = []
    for (kind, words) in words where Set(words).count > 1 {
      if let other = kinds[kind] {
        faults.append(
          fault("“\(other)” decides the \(kind) already; a setting follows one modifier", modifier.name))
      } else {
        kinds[kind] = modifier.name.value
      }
    }
    return faults
  }

  private static func unknown(_ name: Declared<String>, _ what: String, _ known: [String]) -> Diagnostic {
    let start = "\(what) “\(name.value)”"
    guard let guess = DidYouMean.closest(to: name.value, in: known) else {
      let list = known.map { "“\($0)”" }.joined(separator: ", ")
      return fault(known.isEmpty ? "\(start); it has none" : "\(start); there is \(list)", name)
    }
    // Only a name that is spelled in JSON as it is can be put in its place.
    let isPlain = guess.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    let fixes = isPlain ? [FixIt("replace with \"\(guess)\"", replacing: name.place, with: "\"\(guess)\"")] : []
    return Diagnostic(
      .error, "configuration", "\(start); did you mean “\(guess)”?", at: name.place, fixes: fixes)
  }

  private static func fault(_ message: String, _ name: Declared<String>) -> Diagnostic {
    Diagnostic(.error, "configuration", message, at: name.place)
  }
}
