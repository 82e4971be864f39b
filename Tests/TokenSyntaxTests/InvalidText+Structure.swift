extension InvalidText {
  static let separators = [
    InvalidText(#"{"a": 1‸,}"#, "“,” after the last member", becomes: #"{"a":1}"#),
    InvalidText("[1, 2‸,]", "“,” after the last element", becomes: "[1,2]"),
    InvalidText("{\"a\": {\n  \"b\": 1‸,\n  }\n}", "after the last member", becomes: #"{"a":{"b":1}}"#),
    InvalidText(#"{"a": 1 ‸"b": 2}"#, "expected “,” between members", becomes: #"{"a":1,"b":2}"#),
    InvalidText("{\"a\": 1\n ‸\"b\": 2}", "expected “,” between members", becomes: #"{"a":1,"b":2}"#),
    InvalidText("{\"a\": {}\n ‸\"b\": []}", "expected “,” between members", becomes: #"{"a":{},"b":[]}"#),
    InvalidText(#"{"a": "x"‸"b": 2}"#, "expected “,” between members", becomes: #"{"a":"x","b":2}"#),
    InvalidText(
      "[1 ‸2 ‸\"x\" ‸{} ‸[] ‸true]", "expected “,” between elements", "between", "between", "between", "between",
      becomes: #"[1,2,"x",{},[],true]"#),
    InvalidText(#"{"a": 1,‸, "b": 2}"#, "a member is missing between two commas", becomes: #"{"a":1,"b":2}"#),
    InvalidText(
      #"{"a": 1,‸ , , "b": 2}"#.replacing("‸ ,", with: " ‸,"), "between two commas", becomes: #"{"a":1,"b":2}"#),
    InvalidText("[1,‸,2]", "an element is missing between two commas", becomes: "[1,!,2]"),
    InvalidText("[1,‸,]", "between two commas", becomes: "[1,!]"),
    InvalidText(#"{"a": 1,‸,}"#, "between two commas", becomes: #"{"a":1}"#),
    InvalidText("[‸,1]", "before the first element", becomes: "[1]"),
    InvalidText("[‸,]", "before the first element", becomes: "[]"),
    InvalidText(#"{‸,"a": 1}"#, "before the first member", becomes: #"{"a":1}"#),
    InvalidText(#"{"a": 1‸; "b": 2}"#, "“,” instead of “;”", becomes: #"{"a":1,"b":2}"#),
    InvalidText("[1‸; 2]", "“,” instead of “;”", becomes: "[1,2]"),
    InvalidText(
      #"{"a" ‸1, "b" ‸"x", "c" ‸{}}"#, "expected “:”", "expected “:”", "expected “:”",
      becomes: #"{"a":1,"b":"x","c":{}}"#),
    InvalidText(#"{"a" ‸= 1, "b" ‸=> 2}"#, "expected “:”", "expected “:”", becomes: #"{"a":1,"b":2}"#),
    InvalidText(#"{"a":‸: 1}"#, "one “:” is enough", becomes: #"{"a":1}"#),
    InvalidText(#"{"a": 1‸: 2, "b": 3}"#, "a name has one value", becomes: #"{"a":1,"b":3}"#),
    InvalidText(#"["a"‸: 1, "b": 2]"#, "“:” can't stand in an array", becomes: #"["a",1,"b",2]"#),
    InvalidText(#"{"a": 1 ‸{"b": 2}, "c": 3}"#, "expected “,”, a name and “:”", becomes: #"{"a":1,"c":3}"#),
    InvalidText(#"{"a": 1 ‸2, "b": 3}"#, "unexpected “2” behind the value", becomes: #"{"a":1,"b":3}"#),
    InvalidText(#"{"a": 10 ‸px, "b": 3}"#, "unexpected “px” behind the value", becomes: #"{"a":10,"b":3}"#),
    InvalidText("[10 ‸px, 3]", "unexpected “px” behind an element", becomes: "[10,3]"),
    InvalidText(#"{"a": "x" ‸"y", "b": 3}"#, "unexpected “\"y\"” behind", becomes: #"{"a":"x","b":3}"#),
  ]

  static let names = [
    InvalidText(#"{"a": ‸, "b": ‸}"#, "“a” has no value", "“b” has no value", becomes: #"{"a":!,"b":!}"#),
    InvalidText("{\"a\":\n‸}", "expected a value before “}”", becomes: #"{"a":!}"#),
    InvalidText(#"{"a"‸}"#, "“a” has no value: expected “:” and a value", becomes: #"{"a":!}"#),
    InvalidText(#"{"a"‸, "b": 1}"#, "“a” has no value", becomes: #"{"a":!,"b":1}"#),
    InvalidText(#"{"a" ‸"b": 1}"#, "“a” has no value", becomes: #"{"a":!,"b":1}"#),
    InvalidText(#"{"a": ‸]}"#, "unexpected “]”", becomes: #"{"a":!}"#),
    InvalidText(#"{‸: 1, "b": 2}"#, "expected a name", becomes: #"{"b":2}"#),
    InvalidText(#"{‸{"a": 1}}"#, "expected a name and “:”", becomes: "{}"),
    InvalidText(#"{‸[1], "b": 2}"#, "expected a name and “:”", becomes: #"{"b":2}"#),
    InvalidText("{‸a: 1, ‸b_c: 2, ‸$x: 3}", "the name “a” needs", "“b_c”", "“$x”", becomes: #"{"a":1,"b_c":2,"$x":3}"#),
    InvalidText("{‸foo bar: 1}", "the name “foo bar” needs double quotes", becomes: #"{"foo bar":1}"#),
    InvalidText("{‸1: 2, ‸true: 3}", "the name “1” needs", "the name “true” needs", becomes: #"{"1":2,"true":3}"#),
    InvalidText(#"{‸foo, "a": 1}"#, "“foo” is no member", becomes: #"{"a":1}"#),
    InvalidText("{‸foo\n\"a\": 1}", "“foo” is no member", becomes: #"{"a":1}"#),
    InvalidText(#"{"a": 1, ‸foo}"#, "“foo” is no member", becomes: #"{"a":1}"#),
    InvalidText(#"{"a": ‸{palette.blue}, "b": 1}"#, "a reference is a text", becomes: #"{"a":"{palette.blue}","b":1}"#),
  ]

  static let brackets = [
    InvalidText(#"{"a": [1, 2‸}, "b": 3}"#, "expected “]” instead of “}”", becomes: #"{"a":[1,2],"b":3}"#),
    InvalidText(#"{"a": [1, 2‸}}"#, "expected “]” instead of “}”", becomes: #"{"a":[1,2]}"#),
    InvalidText(#"{"a": [1, 2‸}"#, "“]” is missing before this “}”", becomes: #"{"a":[1,2]}"#),
    InvalidText("[1, 2‸}", "expected “]” instead of “}”", becomes: "[1,2]"),
    InvalidText("[1, 2‸}]", "this “}” closes nothing", becomes: "[1,2]"),
    InvalidText(#"{"a": 1‸]"#, "expected “}” instead of “]”", becomes: #"{"a":1}"#),
    InvalidText(#"{"a": 1‸]}"#, "this “]” closes nothing", becomes: #"{"a":1}"#),
    InvalidText(#"{"a": {"b": [1, 2‸}, "c": 3}"#, "“]” is missing", becomes: #"{"a":{"b":[1,2]},"c":3}"#),
    InvalidText(#"{"a": {"b": [1, 2‸}}, "c": 3}"#, "instead of “}”", becomes: #"{"a":{"b":[1,2]},"c":3}"#),
    InvalidText("{\n \"a\": [\n  {\"b\": 1}\n ‸}\n}", "expected “]” instead of “}”", becomes: #"{"a":[{"b":1}]}"#),
    InvalidText(
      "{\n  \"a\": [\n    1,\n    2\n  ‸\"b\": 3\n}", "“]” is missing before this member",
      becomes: #"{"a":[1,2],"b":3}"#),
    InvalidText(
      "{\n  \"a\": [\n    1,\n    2,\n  ‸\"b\": 3\n}", "“]” is missing before this member",
      becomes: #"{"a":[1,2],"b":3}"#),
    InvalidText("{\n  \"a\": [\n  ‸\"b\": 3\n}", "“]” is missing", becomes: #"{"a":[],"b":3}"#),
    InvalidText("{\n  \"a\": [1, 2\n  ‸\"b\": 3\n}", "“]” is missing", becomes: #"{"a":[1,2],"b":3}"#),
    InvalidText(#"{"a": 1‸"#, "the file ends too early: “}”", becomes: #"{"a":1}"#),
    InvalidText("{\"a\": 1‸\n\n", "the file ends too early: “}”", becomes: #"{"a":1}"#),
    InvalidText(#"{"a": {"b": [1,‸"#, "“]}}” is missing", becomes: #"{"a":{"b":[1]}}"#),
    InvalidText(#"{"a":‸"#, "“}” is missing", becomes: #"{"a":!}"#),
    InvalidText(#"{"a"‸"#, "“}” is missing", becomes: #"{"a":!}"#),
    InvalidText("{‸", "“}” is missing", becomes: "{}"),
    InvalidText("[‸", "“]” is missing", becomes: "[]"),
    InvalidText("[[[[[[[[[[‸", "“]]]]]]]]…” is missing", becomes: "[[[[[[[[[[]]]]]]]]]]"),
    InvalidText(#"{"a": 1}‸}"#, "“}” closes nothing", becomes: #"{"a":1}"#),
    InvalidText("[1]‸] ] }", "“] ] }” closes nothing", becomes: "[1]"),
    InvalidText(
      #"{"a": {"b": 1}}‸, "c": 2}"#, "the file's value ends before this", becomes: #"{"a":{"b":1},"c":2}"#),
    InvalidText(#"{"a": 1}‸}‸, "c": 2}"#, "closes nothing", "ends before this", becomes: #"{"a":1,"c":2}"#),
    InvalidText("[1]‸, 2]", "the file's value ends before this", becomes: "[1,2]"),
  ]

  static let files = [
    InvalidText("‸", "the file is empty", becomes: ""),
    InvalidText(" \n ‸", "the file holds no value", becomes: ""),
    InvalidText("\u{FEFF}‸", "the file holds no value", becomes: ""),
    InvalidText("‸foo", "“foo” is not JSON", becomes: "!"),
    InvalidText("‸]", "unexpected “]”", becomes: ""),
    InvalidText(#"‸}{"a":1}"#, "unexpected “}”", becomes: #"{"a":1}"#),
    InvalidText("‸,", "unexpected “,”", becomes: ""),
    InvalidText(#"{"a": 1} ‸foo"#, "text behind the end", becomes: #"{"a":1}"#),
    InvalidText("1 ‸2", "text behind the end", becomes: "1"),
    InvalidText(#""a"‸: 1"#, "text behind the end", becomes: #""a""#),
    InvalidText("{}\n‸{}\n{}\n", "a file holds one value", becomes: "{}"),
    InvalidText(#"{"a": 1} ‸{"b": 2‸,}"#, "text behind the end", "after the last member", becomes: #"{"a":1}"#),
    InvalidText("‸\0\0{}", "the control character U+0000", becomes: "{}"),
    InvalidText("‸{\0}\0", "seems to be in UTF-16", becomes: ""),
    InvalidText("‸\0{\0}", "seems to be in UTF-16", becomes: ""),
    InvalidText("[1 ‸\u{7}\u{7}, 2]", "the control character U+0007", becomes: "[1,2]"),
    InvalidText("[‸\u{A0}1,‸\u{2028}\u{3000}2‸\u{FEFF}]", "U+00A0", "U+2028", "U+FEFF", becomes: "[1,2]"),
  ]

  static let comments = [
    InvalidText("{ ‸// c\n \"a\": 1 }", "JSON has no comments", becomes: #"{"a":1}"#),
    InvalidText(#"{"a": ‸/* x */ 1}"#, "JSON has no comments", becomes: #"{"a":1}"#),
    InvalidText(#"{"a" ‸/* x */ : 1}"#, "JSON has no comments", becomes: #"{"a":1}"#),
    InvalidText("{\"a\": 1 ‸# e\n}", "JSON has no comments", becomes: #"{"a":1}"#),
    InvalidText("[1‸//x\r\n,2‸/**/]", "JSON has no comments", "JSON has no comments", becomes: "[1,2]"),
    InvalidText("‸// only", "JSON has no comments", becomes: ""),
    InvalidText("{} ‸// after\n‸// more", "JSON has no comments", "JSON has no comments", becomes: "{}"),
    InvalidText("‸/* open", "not closed", becomes: ""),
    InvalidText("{\"a\": 1 ‸/* open\n}", "not closed", becomes: #"{"a":1}"#),
    InvalidText("[1, ‸/, 2]", "“/” is not JSON", becomes: "[1,!,2]"),
  ]

  static let several = [
    InvalidText(
      "{\n  \"a\": 1‸,\n}\n".replacing("1‸,", with: "‸.5,\n  ‸b: 2 ‸\"c\": 3‸,"), "needs a digit before its point",
      "the name “b”",
      "expected “,”", "after the last member", becomes: #"{"a":!,"b":2,"c":3}"#),
    InvalidText(
      "[\n  ‸'x',\n  ‸True,\n  ‸0x10,\n  {\"k\"‸},\n  ‸\"open\n]\n", "double quotes", "did you mean true", "write 16",
      "no value", "no closing quote", becomes: #"["x",!,!,{"k":!},"open"]"#),
    InvalidText(
      "{\n  \"a\": [1, 2‸},\n  \"b\": \"‸\\q\"\n ‸\"c\": NaN\n}\n".replacing(": NaN", with: ": ‸NaN"),
      "instead of “}”", "is no escape", "expected “,”", "JSON has no “NaN”", becomes: #"{"a":[1,2],"b":"\q","c":!}"#),
  ]
}
