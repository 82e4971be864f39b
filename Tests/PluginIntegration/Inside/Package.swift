// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "URL-OF-TOKENC", from: "1.0.0")],
  targets: [
    .target(name: "DesignTokens", path: "tokens", plugins: [.plugin(name: "TokencBuild", package: "tokenc")]),
    .executableTarget(name: "show", dependencies: ["DesignTokens"]),
  ]
)
