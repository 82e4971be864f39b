import FuzzSupport
import TokenModel

/// A resolver document, and the files it may refer to.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzResolver(_ start: UnsafeRawPointer, _ count: Int) -> CInt {
  let parts = Pipeline.parts(Pipeline.bytes(start, count))
  var files = ["a.resolver.json": parts[0]]
  for (index, part) in parts.dropFirst().prefix(3).enumerated() { files["f\(index).tokens.json"] = part }
  Pipeline.run(files, outputs: [.json, .web])
  return 0
}
