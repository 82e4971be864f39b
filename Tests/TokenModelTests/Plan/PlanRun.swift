import TokenCompiler
import TokenModel
import TokenTestSupport

/// The plans of surfaces in a small set, with the lowest versions that can be configured.
struct PlanRun {
  static let lowest =
    #"{"platforms": {"iOS": "15", "macOS": "12", "tvOS": "15", "watchOS": "8", "visionOS": "1", "web": true}}"#
  let compilation: TestCompilation

  /// Compiles a file of tokens.
  init(_ tokens: String, configuration: String = PlanRun.lowest) async {
    compilation = await TestCompilation.of(["a.tokens.json": tokens, "tokenc.json": configuration])
  }

  /// A file with one surface, `it`, given its members.
  static func surface(_ members: String, others: String = "") -> String {
    #"{"it": {"$type": "surface", "$value": {\#(members)}}\#(others)}"#
  }

  /// The plan of the surface at a path on a platform.
  func plan(_ platform: Platform, _ path: String = "it") -> SurfacePlan? {
    let set = compilation.analysis.set
    let surface = set.surfaces.first { $0.platform == platform && set.path(of: $0.token) == path }
    let planner = SurfacePlanner(set, minimums: compilation.analysis.configuration.platforms)
    return surface.map(planner.plan)
  }

  /// The drawing on a version of a platform.
  func drawing(
    _ platform: Platform, _ version: PlatformVersion, _ setting: AccessibilitySetting = .standard
  ) -> SurfaceDrawing? {
    plan(platform)?.steps.last { $0.from <= version }?.drawing(setting)
  }
}
