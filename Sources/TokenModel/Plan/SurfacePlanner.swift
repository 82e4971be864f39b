/// Plans surfaces: decides which call draws each, on every version and under every setting that is supported.
public struct SurfacePlanner: Sendable {
  private let set: TokenSet
  private let minimums: [Platform: PlatformVersion]

  /// Makes a planner.
  ///
  /// - Parameters:
  ///   - set: the tokens.
  ///   - minimums: the lowest version of each platform that has to be served.
  public init(_ set: TokenSet, minimums: [Platform: PlatformVersion]) {
    self.set = set
    self.minimums = minimums
  }

  /// The plans of all surfaces, in the order of `TokenSet.surfaces`.
  public func plans() -> [SurfacePlan] { set.surfaces.map(plan) }

  /// The plan of one surface on one platform.
  public func plan(_ surface: PlatformSurface) -> SurfacePlan {
    SurfacePlan(
      token: surface.token, platform: surface.platform, role: surface.role.value, layer: surface.layer,
      material: surface.materialChoice.value, shape: surface.shape, group: surface.declared.group?.value,
      scheme: surface.scheme, steps: steps(of: surface),
      origins: OriginTracer(surface, set).origins())
  }

  // MARK: Versions

  /// The versions at which an API that plans use appears, in order. 16: the fifth hierarchical style; 17: the
  /// separator style; 26: Liquid Glass; 26.1: its button style with a variant; on macOS 14: the system's fills, 27:
  /// glass that reacts; on watchOS 10: materials.
  private static func boundaries(_ platform: Platform) -> [PlatformVersion] {
    let glass = [PlatformVersion(26), PlatformVersion(26, 1)]
    return switch platform {
    case .iOS, .iPadOS: [PlatformVersion(16), PlatformVersion(17)] + glass
    case .macOS: [PlatformVersion(14)] + glass + [PlatformVersion(27)]
    case .tvOS: [PlatformVersion(17)] + glass
    case .watchOS: [PlatformVersion(10)] + glass
    case .visionOS, .web: []
    }
  }

  /// One step for each range of versions whose drawings are the same.
  private func steps(of surface: PlatformSurface) -> [PlanStep] {
    let minimum = minimums[surface.platform] ?? PlatformVersion(1)
    let starts = [minimum] + Self.boundaries(surface.platform).filter { $0 > minimum }
    var steps: [PlanStep] = []
    for start in starts {
      let step = step(surface, from: start)
      guard let last = steps.last else {
        steps.append(step)
        continue
      }
      guard !last.isDrawn(like: step) else { continue }
      steps[steps.count - 1] = last.ending(before: start)
      steps.append(step)
    }
    return steps
  }

  private func step(_ surface: PlatformSurface, from start: PlatformVersion) -> PlanStep {
    let drawing = { (setting: AccessibilitySetting) in
      SurfaceDrafter(surface, set, version: start, setting: setting).drawing()
    }
    let standard = drawing(.standard)
    let reduced = drawing(.reducedTransparency)
    let increased = drawing(.increasedContrast)
    return PlanStep(
      from: start, before: nil, standard: standard, reducedTransparency: reduced == standard ? nil : reduced,
      increasedContrast: increased == standard ? nil : increased)
  }
}

extension PlanStep {
  fileprivate func isDrawn(like other: PlanStep) -> Bool {
    standard == other.standard && reducedTransparency == other.reducedTransparency
      && increasedContrast == other.increasedContrast
  }

  fileprivate func ending(before end: PlatformVersion) -> PlanStep {
    PlanStep(
      from: from, before: end, standard: standard, reducedTransparency: reducedTransparency,
      increasedContrast: increasedContrast)
  }
}
