// swift-tools-version: 6.2
import PackageDescription

// Fuzzers, one program each: `run` builds them with the address sanitizer and replays or grows their corpora. A package of
// its own, since everything in it is built with libFuzzer's hooks; the modules of the tool lie in it by a link.
let modules: [(name: String, of: [Target.Dependency])] = [
  ("TokenSource", []),
  ("TokenDiagnostics", ["TokenSource"]),
  ("TokenSyntax", ["TokenDiagnostics", "TokenSource"]),
  ("TokenModel", ["TokenSyntax", "TokenDiagnostics", "TokenSource"]),
  ("TokenRules", ["TokenModel", "TokenSyntax", "TokenDiagnostics", "TokenSource"]),
  ("TokenTemplate", ["TokenDiagnostics", "TokenSource"]),
  ("TokenEmit", ["TokenModel", "TokenTemplate", "TokenSyntax", "TokenDiagnostics", "TokenSource"]),
  ("TokenConvert", ["TokenModel", "TokenSyntax", "TokenDiagnostics", "TokenSource"]),
  (
    "TokenCompiler",
    [
      "TokenRules", "TokenEmit", "TokenConvert", "TokenModel", "TokenTemplate", "TokenSyntax", "TokenDiagnostics",
      "TokenSource",
    ]
  ),
]
let all: [Target.Dependency] = modules.map { .byName(name: $0.name) }
let fuzzers = ["FuzzJSON", "FuzzTokens", "FuzzResolver", "FuzzTemplates", "FuzzConfiguration", "FuzzConvert"]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  targets: modules.map { .target(name: $0.name, dependencies: $0.of, path: "Modules/\($0.name)") }
    + [.target(name: "FuzzSupport", dependencies: all)]
    + fuzzers.map { name in
      // libFuzzer brings the entry point.
      .executableTarget(
        name: name, dependencies: ["FuzzSupport"] + all,
        swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    }
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
