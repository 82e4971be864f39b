import TokenCompiler

/// Says on one line of a terminal what goes on, where that takes more than half a second, and takes the line away again.
///
/// The line is never there while something else is printed: it lasts as long as a piece of work that prints nothing.
struct Progress {
  private static let delay = Duration.milliseconds(500)
  /// How long a line stays at least, so that it can be read.
  private static let pace = Duration.milliseconds(80)

  private let console: Console
  private let isShown: Bool
  private let start = ContinuousClock.now

  /// Begins to count the time.
  init(_ console: Console, _ options: ReportOptions) {
    self.console = console
    isShown = console.canOverwrite && !options.isQuiet
  }

  /// Does some work, and shows what it tells of itself.
  func during<Result>(_ work: (@escaping @Sendable (CompileStep) -> Void) async -> Result) async -> Result {
    guard isShown else { return await work { _ in } }
    let (steps, teller) = AsyncStream.makeStream(of: CompileStep.self, bufferingPolicy: .bufferingNewest(1))
    let (console, wait) = (console, start + Self.delay - .now)
    let line = Task.detached(priority: .high) { await Self.show(steps, on: console, after: wait) }
    let result = await work { teller.yield($0) }
    teller.finish()
    line.cancel()
    await line.value
    return result
  }

  private static func show(_ steps: AsyncStream<CompileStep>, on console: Console, after wait: Duration) async {
    if wait > .zero { try? await Task.sleep(for: wait) }
    var isDrawn = false
    for await step in steps {
      guard !Task.isCancelled else { break }
      console.error(Self.line(text(of: step)))
      isDrawn = true
      try? await Task.sleep(for: pace)
    }
    if isDrawn { console.error("\r\u{1B}[K") }
  }

  /// A text in the place of the line that stands there; what has no room is cut, since a line that went on below could
  /// not be taken away.
  static func line(_ text: String) -> String { "\r\u{1B}[?7l\(text)\u{1B}[K\u{1B}[?7h" }

  /// A step in words.
  static func text(of step: CompileStep) -> String {
    switch step {
    case .reading(files: 0): "looking for files…"
    case .reading(let files): "reading \(Summary.plural(files, "file"))…"
    case .checking: "checking…"
    case .proving(let count, let all): "proving contrast \(count) of \(all)…"
    case .making(let files): "making \(Summary.plural(files, "file"))…"
    }
  }
}

extension CompileRequest {
  /// The request, with someone to tell what is done.
  func telling(_ progress: @escaping @Sendable (CompileStep) -> Void) -> CompileRequest {
    var request = self
    request.progress = progress
    return request
  }
}
