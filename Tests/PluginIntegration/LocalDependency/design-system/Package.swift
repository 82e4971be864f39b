// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "design-system",
  platforms: [.macOS(.v14)],
  products: [.library(name: "DesignTokens", targets: ["DesignTokens"])],
  dependencies: [.package(url: "URL-OF-TOKENC", from: "1.0.0")],
  targets: [
    // SwiftPM warns of files that it takes for unhandled in a package that is no root; the plugin finds them all the same.
    .target(name: "DesignTokens", exclude: ["tokens"], plugins: [.plugin(name: "TokencBuild", package: "tokenc")])
  ]
)
