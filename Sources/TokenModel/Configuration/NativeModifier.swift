/// What the contexts of a modifier stand for, as a project says it.
public struct NativeModifier: Hashable, Sendable {
  /// A context, and the setting it is for.
  public struct Context: Hashable, Sendable {
    /// Its name, as the resolver has it.
    public let name: Declared<String>
    /// The setting.
    public let setting: NativeSetting

    /// Pairs a context with a setting.
    public init(name: Declared<String>, setting: NativeSetting) {
      self.name = name
      self.setting = setting
    }
  }

  /// The modifier's name, as the resolver has it.
  public let name: Declared<String>
  /// Its contexts, in source order; none for a modifier that is a team's own whatever its names.
  public let contexts: [Context]

  /// Describes a modifier.
  public init(name: Declared<String>, contexts: [Context]) {
    self.name = name
    self.contexts = contexts
  }
}
