import FuzzSupport

/// The configuration, over a few tokens.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConfiguration(_ start: UnsafeRawPointer, _ count: Int) -> CInt {
  let tokens = """
    {"a b": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, 0]}},
     "s": {"$type": "surface", "$value": {"role": "toolbar", "material": "{apple.material.regular}"}}}
    """
  Pipeline.run(["tokenc.json": Pipeline.bytes(start, count), "t.tokens.json": Array(tokens.utf8)])
  return 0
}
