import TokenModel
import TokenSource

/// Prints `surfaces.json`: each surface on each of its platforms, with what it is made of there.
enum SurfacesJSON {
  static func file(_ emission: Emission, _ looks: WebLooks) -> [UInt8] {
    var out = OutputBuffer()
    out.append("{\"surfaces\": [")
    var isFirst = true
    for surface in emission.set.surfaces where emission.includes(surface.token) {
      out.append(isFirst ? "\n  " : ",\n  ")
      isFirst = false
      append(surface, emission.set, to: &out)
    }
    out.append(isFirst ? "], \"materials\": " : "\n], \"materials\": ")
    LooksJSON.append(emission, looks, to: &out)
    out.append("}\n")
    return out.bytes
  }

  private static func append(_ surface: PlatformSurface, _ set: TokenSet, to out: inout OutputBuffer) {
    out.append("{\"surface\": ")
    out.appendJSONString(set.path(of: surface.token))
    out.append(", \"platform\": \"\(surface.platform.rawValue)\", \"role\": \"\(surface.role.value.rawValue)\"")
    out.append(", \"layer\": \"\(surface.layer.rawValue)\", \"material\": ")
    switch surface.materialChoice.value {
    case .system: out.append("\"system\"")
    case .none: out.append("\"none\"")
    case .token(let token): out.appendJSONString(set.path(of: set.graph.origin(of: token)))
    }
    out.append("}")
  }
}
