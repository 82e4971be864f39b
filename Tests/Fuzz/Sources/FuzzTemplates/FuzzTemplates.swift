import FuzzSupport
import TokenModel

/// A project's own templates: one in the place of a built-in one, and one for a file of its own.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplates(_ start: UnsafeRawPointer, _ count: Int) -> CInt {
  let parts = Pipeline.parts(Pipeline.bytes(start, count))
  let configuration = """
    {"outputs": {"web": true, "own": {"files": {"a.css": "a.mustache", "b.html": "b.mustache"}}},
     "templates": {"web/tokens.css": "c.mustache", "row": "d.mustache"}, "library": "none"}
    """
  let tokens = """
    {"a": {"$type": "color", "$description": "*/ </style>", "b": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}},
     "c": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
    """
  let names = ["a.mustache", "b.mustache", "c.mustache", "d.mustache"]
  var files = ["tokenc.json": Array(configuration.utf8), "t.tokens.json": Array(tokens.utf8)]
  for (index, name) in names.enumerated() { files[name] = index < parts.count ? parts[index] : [] }
  Pipeline.run(files)
  return 0
}
