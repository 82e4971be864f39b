public import TokenModel
import TokenSource

/// Prints `surfaces.json`: the plan of each surface on each of its platforms.
public enum SurfacesJSON {
  static func file(_ emission: Emission, _ looks: WebLooks) -> [UInt8] {
    var out = OutputBuffer()
    let surfaces = emission.set.surfaces.filter { emission.includes($0.token) }
    let contexts = PlanContextsJSON(emission)
    let printer = PlanJSON(emission.set)
    out.append("{\n  \"unsupported\": [\"Mac Catalyst\"],\n  \"surfaces\": [")
    for (index, surface) in surfaces.enumerated() {
      out.append(index == 0 ? "\n  " : ",\n  ")
      printer.append(emission.planner.plan(surface), to: &out) { contexts.append(surface, to: &$0) }
    }
    out.append(surfaces.isEmpty ? "]" : "\n  ]")
    out.append(",\n  \"materials\": ")
    LooksJSON.append(emission, looks, to: &out)
    out.append("\n}\n")
    return out.bytes
  }

  /// A list of plans as `surfaces.json` holds it, for one surface or several.
  public static func text(_ plans: [SurfacePlan], _ set: TokenSet) -> String {
    var out = OutputBuffer()
    append(plans, set, to: &out)
    out.append("\n")
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private static func append(_ plans: [SurfacePlan], _ set: TokenSet, to out: inout OutputBuffer) {
    let printer = PlanJSON(set)
    out.append("[")
    for (index, plan) in plans.enumerated() {
      out.append(index == 0 ? "\n  " : ",\n  ")
      printer.append(plan, to: &out)
    }
    out.append(plans.isEmpty ? "]" : "\n  ]")
  }
}
