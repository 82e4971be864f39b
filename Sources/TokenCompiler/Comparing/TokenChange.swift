public import TokenModel

/// Something that differs between two versions of a set of tokens.
public struct TokenChange: Hashable, Sendable {
  /// What a change means to those who use the tokens, in the words of semantic versioning.
  public enum Impact: String, CaseIterable, Comparable, Sendable {
    /// Looks or texts differ; whatever was written against the old version works.
    case patch
    /// Something is there that was not; whatever was written against the old version works.
    case minor
    /// What was written against the old version may not build or find what it names.
    case major

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    /// Orders by weight.
    public static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }
  }

  /// What happened.
  public enum Kind: String, CaseIterable, Sendable {
    case removed, renamed, type
    /// A name that a token gives itself in some output.
    case name
    /// A surface is no longer for a platform, or is for one more.
    case platformRemoved = "platform-removed"
    case platformAdded = "platform-added"
    /// The generated module is called otherwise.
    case module
    /// The lowest version of a platform.
    case minimumRaised = "minimum-raised"
    case minimumLowered = "minimum-lowered"
    /// A context of a modifier.
    case contextRemoved = "context-removed"
    case contextAdded = "context-added"
    case added, deprecated
    case undeprecated
    case deprecation = "deprecation-text"
    case value
    /// The value in a theme.
    case theme
    /// What a value refers to, though it is the same value.
    case reference
    case description
    /// What draws a surface.
    case plan
    /// What contrast a foreground is sure of.
    case legibility

    /// What it means.
    public var impact: Impact {
      switch self {
      case .removed, .renamed, .type, .name, .platformRemoved, .module, .minimumRaised, .contextRemoved: .major
      case .added, .platformAdded, .minimumLowered, .contextAdded, .deprecated: .minor
      case .undeprecated, .deprecation, .value, .theme, .reference, .description, .plan, .legibility: .patch
      }
    }

    /// Why it means that, in a few words.
    public var reason: String {
      switch self {
      case .removed: "what names it no longer builds"
      case .renamed: "what names it as it was called no longer builds"
      case .type: "code gets a value of another type"
      case .name: "an output calls it otherwise"
      case .platformRemoved: "it can no longer be drawn there"
      case .module: "imports name the old module"
      case .minimumRaised: "apps for older systems no longer build"
      case .contextRemoved: "what chooses it finds nothing"
      case .platformAdded, .minimumLowered, .contextAdded, .added: "new, and nothing breaks"
      case .deprecated: "a warning where it is used"
      case .undeprecated, .deprecation, .description: "texts only"
      case .value, .theme, .plan, .legibility: "looks only"
      case .reference: "the value is the same"
      }
    }
  }

  /// What happened.
  public let kind: Kind
  /// What it happened to: a token's path as it is now called, else a platform, context or module.
  public let path: String
  /// What the token was called before, if it was called otherwise.
  public var oldPath: String?
  /// The type of the token; nil where it is about none.
  public var type: TokenType?
  /// Where it holds: contexts of a theme, a platform and its versions, a foreground; nil for everywhere.
  public var scope: String?
  /// What it was; nil where there was nothing.
  public var old: String?
  /// What it is; nil where there is nothing.
  public var new: String?
  /// How far colours moved, the farthest of those in the value: ΔE OK, the distance in Oklab (CSS Color 4, “Color
  /// Difference OK”), of which 0.02 is just noticeable. Alpha is no part of it. Nil where no colour changed.
  public var colorDifference: Double?
  /// For a token that stands for another one, in both versions: that other one, whose change this merely follows.
  public var follows: String?
  /// For a contrast: whether it fell below what is needed, or rose to it.
  public var crossing: Crossing?

  /// How a contrast passed what is needed.
  public enum Crossing: String, Sendable {
    case fellBelow = "now too little"
    case roseAbove = "now enough"
  }

  init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }

  /// What it means.
  public var impact: Impact { kind.impact }
}
