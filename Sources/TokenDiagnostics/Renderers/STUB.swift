public import TokenSource
public enum CompilerRenderer { public static func render(_ d: [Diagnostic], _ f: SourceFiles, to out: inout OutputBuffer) {
  for x in d { if let l = x.location { let p = LineTable(f[l.file].bytes).place(at: l.range.lower, in: f[l.file].bytes); out.append("\(f[l.file].path):\(p.line):\(p.column): ") }
  out.append("\(x.severity.rawValue): \(x.message) [\(x.id.rawValue)]\n") } } }
public enum SnippetRenderer { public static func render(_ d: [Diagnostic], _ f: SourceFiles, color: Bool, to out: inout OutputBuffer) {CompilerRenderer.render(d,f,to:&out)} }
public enum JSONRenderer { public static func render(_ d: [Diagnostic], _ f: SourceFiles, to out: inout OutputBuffer) {} }
