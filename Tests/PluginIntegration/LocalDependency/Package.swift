// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(path: "design-system")],
  targets: [
    .executableTarget(name: "show", dependencies: [.product(name: "DesignTokens", package: "design-system")])
  ]
)
