public import TokenSource

extension Sequence where Element == Diagnostic {
  /// Sorts by file path, place, severity (errors first) and text, and drops repeats, so that the list does not depend
  /// on threads or on the order of the stages.
  public func sortedForOutput(_ files: SourceFiles) -> [Diagnostic] {
    let sorted = self.sorted { left, right in precedes(left, right, files) }
    var result: [Diagnostic] = []
    for diagnostic in sorted where result.last != diagnostic { result.append(diagnostic) }
    return result
  }

  private func precedes(_ left: Diagnostic, _ right: Diagnostic, _ files: SourceFiles) -> Bool {
    let leftFile = left.location.map { files[$0.file].path } ?? ""
    let rightFile = right.location.map { files[$0.file].path } ?? ""
    if leftFile != rightFile { return leftFile.utf8.lexicographicallyPrecedes(rightFile.utf8) }
    let leftRange = left.location?.range ?? ByteRange.at(0)
    let rightRange = right.location?.range ?? ByteRange.at(0)
    if leftRange.lower != rightRange.lower { return leftRange.lower < rightRange.lower }
    if leftRange.upper != rightRange.upper { return leftRange.upper < rightRange.upper }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.id != right.id { return left.id < right.id }
    return left.message < right.message
  }
}
