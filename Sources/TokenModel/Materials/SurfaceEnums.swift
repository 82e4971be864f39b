/// The colour scheme a place requires.
public enum SurfaceScheme: String, CaseIterable, Sendable {
  case light, dark, both
}

/// How much a custom glass surface matters.
public enum Importance: String, CaseIterable, Sendable {
  case primary, secondary, decorative
}

/// The state a surface is drawn in; `active` is touched, pressed or dragged.
public enum SurfaceState: String, CaseIterable, Sendable {
  case rest, active, focused, selected, inactive
}

/// What a surface's material is to achieve.
public enum Purpose: String, CaseIterable, Sendable {
  case none, interactive, separation
  case darkDistinct = "dark-distinct"
  case keepContext = "keep-context"
}

/// Why a surface is coloured.
public enum Emphasis: String, CaseIterable, Sendable {
  case none
  case primaryAction = "primary-action"
  case status
}

/// How content fades under a bar of glass.
public enum ScrollEdge: String, CaseIterable, Sendable {
  case automatic, soft, hard, hidden
}

/// What lies behind a surface.
public struct Backdrop: Hashable, Sendable {
  /// What kind of content.
  public enum Content: String, CaseIterable, Sendable {
    case media, photo, video, artwork, map, game, app, text, solid, unknown

    /// Whether it is visually rich, which clear glass needs.
    public var isRich: Bool {
      switch self {
      case .media, .photo, .video, .artwork, .map, .game: true
      default: false
      }
    }
  }
  /// How bright it is.
  public enum Luminance: String, CaseIterable, Sendable {
    case bright, dark, mixed
  }
  /// Whether a video player lies there, and whose.
  public enum Player: String, CaseIterable, Sendable {
    case none, avkit, custom
  }
  /// The kind of content, if declared.
  public let content: Declared<Content>?
  /// Its brightness, if declared.
  public let luminance: Declared<Luminance>?
  /// The player; `none` if not declared.
  public let player: Player
  /// The only colours there are, if declared.
  public let palette: [ColorCoordinates]?
}

/// What a surface is made of.
public enum MaterialChoice: Hashable, Sendable {
  /// A material token; aliases are followed.
  case token(TokenID)
  /// What the system draws by itself.
  case system
  /// None, by decision.
  case none
}

/// A colour that may be declared as absent.
public enum FillChoice: Hashable, Sendable {
  /// None, by decision.
  case none
  /// This colour.
  case color(ColorCoordinates)
}

/// The layer drawn beneath a surface to darken its backdrop.
public enum Dimming: Hashable, Sendable {
  /// None, by decision.
  case none
  /// An opaque colour at an opacity of 0…1.
  case layer(ColorCoordinates, opacity: Double)

  /// The opacity; 0 for none.
  public var opacity: Double {
    switch self {
    case .none: 0
    case .layer(_, let opacity): opacity
    }
  }
}

/// A colour laid over glass.
public enum Tint: Hashable, Sendable {
  /// None.
  case none
  /// One colour in both appearances.
  case color(ColorCoordinates)
  /// A colour for each appearance, with and without increased contrast.
  case set(light: ColorCoordinates, dark: ColorCoordinates, increasedContrast: SchemePair<ColorCoordinates>)
}

/// What a surface lies on.
public enum Underlay: Hashable, Sendable {
  /// The app's content.
  case content
  /// Another surface, by its token.
  case surface(TokenID)
  /// A material, by its token.
  case material(TokenID)
}

/// The outline of a surface.
public enum SurfaceShape: Hashable, Sendable {
  /// Half circles at its ends.
  case capsule
  /// Square corners.
  case rectangle
  /// Corners of a radius.
  case rounded(Dimension)
}
