import Testing
import TokenDiagnostics
import TokenModel
import TokenRules

@Suite("The same breach on every way it can be reached")
struct BreachRouteTests {
  private func id(_ route: BreachRoute) -> String { route.rule.page.id.rawValue }

  @Test("On one platform alone it is found once, for that platform", arguments: BreachRoute.bad)
  func onePlatform(_ route: BreachRoute) {
    let run = route.direct()
    #expect(run.ids == run.marks.map { _ in id(route) })
    for diagnostic in run.diagnostics { #expect(diagnostic.platforms == [route.platform.rawValue]) }
  }

  @Test("On a platform it doesn't hold for, the rule says nothing of it", arguments: BreachRoute.silent)
  func otherPlatform(_ route: BreachRoute) {
    // Another example of the rule may hold there for a reason of its own.
    let run = route.direct()
    #expect(run.diagnostics.filter { $0.id == route.rule.page.id && run.isMarked($0, route.mark) }.isEmpty)
  }

  @Test("Through other names it is found once, and the names are told", arguments: BreachRoute.bad)
  func aliases(_ route: BreachRoute) throws {
    let direct = route.direct()
    guard let text = route.throughAliases(direct) else { return }
    let run = route.run(text)
    #expect(run.ids == direct.ids)
    let found = try #require(run.diagnostics.first { run.isMarked($0) })
    #expect(found.platforms == [route.platform.rawValue])
    #expect(found.notes.contains { $0.message.hasPrefix("“via.two” stands for “") })
  }

  @Test("In an override it is found once, there", arguments: BreachRoute.bad)
  func override(_ route: BreachRoute) throws {
    let direct = route.direct()
    guard let text = route.throughOverride(direct) else { return }
    let run = route.run(text)
    #expect(run.ids.sorted() == direct.ids.sorted())
    let found = try #require(run.diagnostics.first { run.isMarked($0) })
    #expect(found.platforms == [route.platform.rawValue])
    #expect(found.notes.contains { $0.message == "the override for \(route.platform.rawValue) says so" })
  }

  @Test("An override that mends it silences it on its platform and nowhere else", arguments: BreachRoute.bad)
  func mended(_ route: BreachRoute) {
    let direct = route.direct()
    guard let text = route.mended(direct) else { return }
    #expect(route.run(text).ids.filter { $0 == id(route) }.count < direct.ids.count)
    let everywhere = RuleRun(
      text, configuration: route.example.configuration ?? "{}", legibility: route.rule.page.area == .legibility)
    let platforms = Set(everywhere.diagnostics.filter { $0.id == route.rule.page.id }.flatMap(\.platforms))
    let others = Set(route.example.platforms.map(\.rawValue)).subtracting([route.platform.rawValue])
    #expect(others.isSubset(of: platforms))
  }

  @Test("A recommendation of the team against it is one more finding, at the same place", arguments: BreachRoute.bad)
  func house(_ route: BreachRoute) {
    let direct = route.direct()
    guard let text = route.throughHouse(direct), route.rule.page.area != .house else { return }
    let run = route.run(text)
    let house = run.found("house-recommendation")
    #expect(house.filter { run.isMarked($0) }.count == 1)
    #expect(house.allSatisfy { $0.severity == .warning && $0.platforms == [route.platform.rawValue] })
    #expect(run.ids.filter { $0 != "house-recommendation" } == direct.ids)
  }
}
