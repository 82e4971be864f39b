import TokenDiagnostics

/// Collects what is wrong in several themes: one diagnostic a fault, with the themes it holds for.
struct ThemeFaults {
  private var faults: [Diagnostic] = []
  private var themes: [[String]] = []
  private var places: [Diagnostic: Int] = [:]

  /// Adds what is wrong in one theme.
  mutating func add(_ diagnostics: [Diagnostic], in theme: String) {
    for diagnostic in diagnostics {
      if let place = places[diagnostic] {
        if themes[place].last != theme { themes[place].append(theme) }
      } else {
        places[diagnostic] = faults.count
        faults.append(diagnostic)
        themes.append([theme])
      }
    }
  }

  /// All faults. One that holds in each of `count` themes has nothing to do with themes, and names none.
  func diagnostics(of count: Int) -> [Diagnostic] {
    faults.enumerated().map { index, fault in
      var fault = fault
      if themes[index].count < count { fault.contexts = themes[index] }
      return fault
    }
  }
}
