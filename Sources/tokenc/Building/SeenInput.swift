import TokenCompiler
import TokenDiagnostics

/// What tells two inputs apart: their bytes, and what could not be read of them.
struct SeenInput: Equatable {
  private let digest: InputDigest
  private let faults: [String]

  init(_ input: LoadedInput, _ digest: InputDigest) {
    self.digest = digest
    faults = input.diagnostics.map(\.message)
  }
}
