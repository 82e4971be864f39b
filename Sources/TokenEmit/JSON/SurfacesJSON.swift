import TokenModel
import TokenSource

/// Prints `surfaces.json`: the plan of each surface on each of its platforms.
enum SurfacesJSON {
  static func file(_ emission: Emission) -> [UInt8] {
    var out = OutputBuffer()
    let printer = PlanJSON(emission.set)
    out.append("{\n  \"unsupported\": [\"Mac Catalyst\"],\n  \"surfaces\": [")
    var isFirst = true
    for surface in emission.set.surfaces where emission.includes(surface.token) {
      out.append(isFirst ? "\n  " : ",\n  ")
      isFirst = false
      let plan = emission.planner.plan(surface)
      printer.append(plan, material: material(of: surface, emission.set), to: &out)
    }
    out.append(isFirst ? "]\n}\n" : "\n  ]\n}\n")
    return out.bytes
  }

  private static func material(of surface: PlatformSurface, _ set: TokenSet) -> String {
    switch surface.materialChoice.value {
    case .system: "system"
    case .none: "none"
    case .token(let token): set.path(of: set.graph.origin(of: token))
    }
  }
}
