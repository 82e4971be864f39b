/// The members of a surface as someone wrote them, on the surface itself or in an override. Absent members are nil.
public struct SurfaceMembers: Hashable, Sendable {
  /// What it is in the interface.
  public var role: Declared<Role>?
  /// What it is made of.
  public var material: Declared<MaterialChoice>?
  /// A colour under the material, or alone.
  public var fill: Declared<FillChoice>?
  /// Where it lies.
  public var layer: Declared<RoleTraits.Layer>?
  /// Whether a team draws it itself.
  public var custom: Declared<Bool>?
  /// How much it matters.
  public var importance: Declared<Importance>?
  /// Whether it reacts.
  public var interaction: Declared<RoleTraits.Interaction>?
  /// The state it is drawn in.
  public var state: Declared<SurfaceState>?
  /// The colour scheme the place requires.
  public var scheme: Declared<SurfaceScheme>?
  /// Why it requires one.
  public var schemeReason: Declared<String>?
  /// How much text it holds.
  public var text: Declared<RoleTraits.TextAmount>?
  /// What the material is to achieve.
  public var purpose: Declared<Purpose>?
  /// What lies behind.
  public var backdrop: Declared<Backdrop>?
  /// What darkens the backdrop.
  public var dimming: Declared<Dimming>?
  /// The colour on the glass.
  public var tint: Declared<Tint>?
  /// Why it is coloured.
  public var emphasis: Declared<Emphasis>?
  /// The glass container it belongs to.
  public var group: Declared<String>?
  /// What it lies on.
  public var on: Declared<Underlay>?
  /// How content fades under it.
  public var scrollEdge: Declared<ScrollEdge>?
  /// The system component it resembles.
  public var likeSystem: Declared<Role>?
  /// Whether a custom view on macOS allows vibrancy.
  public var vibrancyAllowed: Declared<Bool>?
  /// Its outline.
  public var shape: Declared<SurfaceShape>?
  /// What stands on it, in source order.
  public var content: [Foreground]?

  /// No member at all.
  public init() {}

  /// These members with those of an override put in their place: whole members, `content` by foreground name.
  public func overridden(by other: SurfaceMembers) -> SurfaceMembers {
    var result = self
    result.role = other.role ?? role
    result.material = other.material ?? material
    result.fill = other.fill ?? fill
    result.layer = other.layer ?? layer
    result.custom = other.custom ?? custom
    result.importance = other.importance ?? importance
    result.interaction = other.interaction ?? interaction
    result.state = other.state ?? state
    result.scheme = other.scheme ?? scheme
    result.schemeReason = other.schemeReason ?? schemeReason
    result.text = other.text ?? text
    result.purpose = other.purpose ?? purpose
    result.backdrop = other.backdrop ?? backdrop
    result.dimming = other.dimming ?? dimming
    result.tint = other.tint ?? tint
    result.emphasis = other.emphasis ?? emphasis
    result.group = other.group ?? group
    result.on = other.on ?? on
    result.scrollEdge = other.scrollEdge ?? scrollEdge
    result.likeSystem = other.likeSystem ?? likeSystem
    result.vibrancyAllowed = other.vibrancyAllowed ?? vibrancyAllowed
    result.shape = other.shape ?? shape
    if let changes = other.content { result.content = Self.merge(content ?? [], changes) }
    return result
  }

  private static func merge(_ base: [Foreground], _ changes: [Foreground]) -> [Foreground] {
    // Names are told apart by their bytes; texts that look alike are equal to Swift.
    let key: (Foreground) -> [UInt8] = { Array($0.name.utf8) }
    var result = base
    var places = Dictionary(base.enumerated().map { (key($1), $0) }) { $1 }
    for change in changes {
      if let place = places[key(change)] {
        result[place] = change
      } else {
        places[key(change)] = result.count
        result.append(change)
      }
    }
    return result
  }
}
