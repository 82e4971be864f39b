// swift-tools-version: 6.2
import PackageDescription

// Import arrows run one way; Tests/ArchitectureTests reads the sources and fails on one that runs back.
// Source → Diagnostics → Syntax → Model → Rules; Diagnostics → Template; Model + Template → Emit;
// Model → Convert; Rules + Emit + Convert → Compiler → tokenc, tokenc-dev; Source → Serving → tokenc.
let package = Package(
  name: "tokenc",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "tokenc", targets: ["tokenc"]),
    .library(name: "TokenCompiler", targets: ["TokenCompiler"]),
    .plugin(name: "TokencBuild", targets: ["TokencBuild"]),
    .plugin(name: "TokencCommand", targets: ["TokencCommand"]),
  ],
  targets: [
    .target(name: "TokenSource"),
    .target(name: "TokenServing", dependencies: ["TokenSource"]),
    .target(name: "TokenDiagnostics", dependencies: ["TokenSource"]),
    .target(name: "TokenSyntax", dependencies: ["TokenDiagnostics", "TokenSource"]),
    .target(name: "TokenModel", dependencies: ["TokenSyntax", "TokenDiagnostics", "TokenSource"]),
    .target(
      name: "TokenRules",
      dependencies: ["TokenModel", "TokenSyntax", "TokenDiagnostics", "TokenSource"]),
    .target(name: "TokenTemplate", dependencies: ["TokenDiagnostics", "TokenSource"]),
    .target(
      name: "TokenEmit",
      dependencies: ["TokenModel", "TokenTemplate", "TokenSyntax", "TokenDiagnostics", "TokenSource"]),
    .target(
      name: "TokenConvert",
      dependencies: ["TokenModel", "TokenSyntax", "TokenDiagnostics", "TokenSource"]),
    .target(
      name: "TokenCompiler",
      dependencies: [
        "TokenRules", "TokenEmit", "TokenConvert", "TokenModel", "TokenTemplate", "TokenSyntax", "TokenDiagnostics",
        "TokenSource",
      ]),
    .executableTarget(
      name: "tokenc",
      dependencies: [
        "TokenCompiler", "TokenConvert", "TokenRules", "TokenEmit", "TokenModel", "TokenServing", "TokenDiagnostics",
        "TokenSource",
      ]),
    .executableTarget(
      name: "tokenc-dev",
      // No more than this: it must build even where the sources it makes are stale.
      dependencies: ["TokenSource"]),
    .plugin(
      name: "TokencBuild", capability: .buildTool(), dependencies: ["tokenc"], path: "Sources/Plugins/Build"),
    .plugin(
      name: "TokencCommand",
      capability: .command(
        intent: .custom(verb: "tokens", description: "Compile the design tokens of the package or of a target."),
        permissions: [.writeToPackageDirectory(reason: "The compiled tokens are written into it.")]),
      dependencies: ["tokenc"], path: "Sources/Plugins/Command"),
    .target(
      name: "TokenTestSupport",
      dependencies: ["TokenCompiler", "TokenSyntax", "TokenModel", "TokenDiagnostics", "TokenSource"]),
  ]
)

// Tests mirror the modules: `Tests/<Module>Tests`.
let tests: [(name: String, of: [Target.Dependency], exclude: [String])] = [
  ("ArchitectureTests", [], []),
  ("TokenSourceTests", ["TokenSource"], []),
  ("TokenServingTests", ["TokenServing", "TokenSource"], []),
  ("TokenDiagnosticsTests", ["TokenDiagnostics", "TokenSource"], []),
  ("TokenSyntaxTests", ["TokenSyntax", "TokenDiagnostics", "TokenSource"], []),
  ("TokenTemplateTests", ["TokenTemplate", "TokenDiagnostics", "TokenSource"], []),
  (
    "TokenModelTests",
    ["TokenCompiler", "TokenRules", "TokenEmit", "TokenModel", "TokenSyntax", "TokenDiagnostics", "TokenSource"],
    ["Fixtures", "Schemas/validate.py"]
  ),
  (
    "TokenRulesTests", ["TokenRules", "TokenModel", "TokenSyntax", "TokenDiagnostics", "TokenSource", "tokenc-dev"], []
  ),
  (
    "TokenConvertTests",
    ["TokenCompiler", "TokenConvert", "TokenModel", "TokenSyntax", "TokenDiagnostics", "TokenSource"], []
  ),
  (
    "TokenCompilerTests", ["TokenCompiler", "TokenEmit", "TokenModel", "TokenDiagnostics", "TokenSource"], []
  ),
  (
    "OutputTests",
    ["TokenCompiler", "TokenConvert", "TokenEmit", "TokenModel", "TokenDiagnostics", "TokenSource"], ["Fixtures"]
  ),
  (
    "AppleTypeCheckTests",
    ["TokenCompiler", "TokenConvert", "TokenEmit", "TokenModel", "TokenDiagnostics", "TokenSource"],
    ["Consumers", "ThemedConsumers", "FAULTS.md"]
  ),
  ("FaultTests", ["TokenCompiler", "TokenEmit", "TokenModel", "TokenDiagnostics", "TokenSource"], []),
  // Compiles what the plugins share, too: plugins can't be imported, and it needs nothing that only they have.
  ("PluginTests", ["tokenc", "TokenEmit"], []),
  ("CommandLineTests", ["tokenc", "TokenCompiler", "TokenEmit", "TokenRules", "TokenDiagnostics", "TokenSource"], []),
]
for test in tests {
  package.targets.append(
    .testTarget(name: test.name, dependencies: test.of + ["TokenTestSupport"], exclude: test.exclude))
}

// One place for the compiler settings of every target. Warnings are errors only when TOKENC_STRICT is set:
// always set, it would break consumers that depend on this package by URL.
for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
  ]
  if Context.environment["TOKENC_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
