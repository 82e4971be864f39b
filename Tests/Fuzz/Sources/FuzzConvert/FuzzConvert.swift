import FuzzSupport
import TokenConvert
import TokenSource

/// Files of older dialects. What comes out is read again, and has no error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConvert(_ start: UnsafeRawPointer, _ count: Int) -> CInt {
  var files = SourceFiles()
  for (index, part) in Pipeline.parts(Pipeline.bytes(start, count)).prefix(4).enumerated() {
    _ = files.add(SourceFile(path: index == 3 ? "$themes.json" : "f\(index).json", bytes: part))
  }
  _ = Converter.convert(files)
  return 0
}
