import Testing
import TokenTestSupport

@Suite("Faults in their places")
struct PlacementTests {
  @Test("A fault is reported at its place, six times, and nothing else", arguments: Fault.all)
  func alone(fault: Fault) async {
    let project = FaultyProject(thrice: [fault], .plain)
    let reported = await project.reported()
    #expect(reported == project.expected)
  }

  @Test("Wide characters and other line ends shift no place", arguments: FaultArea.all, Layout.allCases)
  func layouts(area: FaultArea, layout: Layout) async {
    let project = FaultyProject(thrice: area.faults, layout)
    let reported = await project.reported()
    #expect(reported == project.expected)
  }

  @Test("The neighbours alone are valid")
  func neighbours() async {
    let run = await TestCompilation.of(bytes: FaultyProject.valid)
    #expect(run.places(infos: true, but: ["mixed-dialect"]) == [])
  }

  @Test("There are many kinds, and no name stands for two")
  func table() {
    #expect(Fault.all.count >= 70)
    #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
  }
}
