import TokenDiagnostics

/// A kind of mistake: members of a group that hold it, and what is to be said of it.
///
/// In `text`, `1️⃣` stands before the very member that is wrong, `§` for the name of the group the members are put in,
/// and `⟪C3⟫` for a byte that is not valid as text.
struct Fault: Sendable, CustomStringConvertible {
  /// What is wrong, in a few words.
  let name: String
  /// The members, marked.
  let text: String
  /// The id that is expected.
  let id: String
  /// The weight that is expected.
  let severity: Severity

  var description: String { name }

  init(_ name: String, _ id: String, _ text: String) { self.init(name, id, text, .error) }

  private init(_ name: String, _ id: String, _ text: String, _ severity: Severity) {
    self.name = name
    self.text = text
    self.id = id
    self.severity = severity
  }

  /// A fault that weighs no more than a warning.
  static func warning(_ name: String, _ id: String, _ text: String) -> Fault { Fault(name, id, text, .warning) }

  /// A fault in the value of one token.
  static func value(_ name: String, _ type: String, _ value: String, id: String = "value") -> Fault {
    Fault("\(type): \(name)", id, #""t": {"$type": "\#(type)", "$value": \#(value)}"#)
  }
}

/// Kinds of mistakes that have something in common.
struct FaultArea: Sendable, CustomStringConvertible {
  let description: String
  let faults: [Fault]

  /// Every area.
  static let all = [
    FaultArea(description: "JSON", faults: Fault.syntax),
    FaultArea(description: "one mistake, not two", faults: Fault.cascades),
    FaultArea(description: "many mistakes, not one", faults: Fault.several),
    FaultArea(description: "structure", faults: Fault.structure + Fault.names + Fault.types),
    FaultArea(description: "simple values", faults: Fault.simple),
    FaultArea(description: "composite values", faults: Fault.composite),
    FaultArea(description: "colors", faults: Fault.colors),
    FaultArea(description: "references", faults: Fault.references),
    FaultArea(description: "materials", faults: Fault.materials + Fault.recipes),
    FaultArea(description: "vibrancies", faults: Fault.vibrancies),
    FaultArea(description: "surfaces", faults: Fault.surfaces + Fault.backdrops),
    FaultArea(description: "foregrounds", faults: Fault.foregrounds),
    FaultArea(description: "recommendations", faults: Fault.recommendations),
    FaultArea(description: "exemptions", faults: Fault.exemptions),
    FaultArea(description: "pointers", faults: Fault.pointers),
    FaultArea(description: "extensions", faults: Fault.extensions + Fault.rootTokens),
  ]
}

extension Fault {
  /// Every kind there is.
  static let all = FaultArea.all.flatMap(\.faults)
}
