import FuzzSupport

/// The whole pipeline on the bytes of token files, all default outputs and the page.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTokens(_ start: UnsafeRawPointer, _ count: Int) -> CInt {
  var files: [String: [UInt8]] = [:]
  for (index, part) in Pipeline.parts(Pipeline.bytes(start, count)).prefix(4).enumerated() {
    files["f\(index).tokens.json"] = part
  }
  Pipeline.run(files)
  return 0
}
