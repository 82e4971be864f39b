extension InvalidText {
  static let quotes = [
    InvalidText("{‸'a': ‸'b'}", "not single ones: write \"a\"", "write \"b\"", becomes: #"{"a":"b"}"#),
    InvalidText(
      #"[‸'it''s', ‸'it\'s me', ‸'x"y']"#, "double", "double", "double", becomes: #"["it''s","it\'s me","x"y"]"#),
    InvalidText(#"{‸“a”: ‸“b”, "c": ‸«d»}"#, "straight", "straight", "straight", becomes: #"{"a":"b","c":"d"}"#),
    InvalidText("[‸`a`]", "straight double quotes", becomes: #"["a"]"#),
    InvalidText("[‸'a\n]", "not closed", becomes: #"["a"]"#),
    InvalidText("{‸'a: 1}", "the closing quote of “a” is missing", becomes: #"{"a":1}"#),
    InvalidText(
      #"{"a": "the ‸"big" one", "b": 1}"#, "this quote ends the text", becomes: #"{"a":"the "big" one","b":1}"#),
    InvalidText(#"{"a‸"b": 1, "c": 2}"#, "this quote ends the text", becomes: #"{"a"b":1,"c":2}"#),
    InvalidText("{‸\"a: 1,\n\"b\": 2}", "the closing quote of “a” is missing", becomes: #"{"a":1,"b":2}"#),
    InvalidText("{‸\"a: \"foo\",\n \"b\": 2}", "the closing quote of “a”", becomes: #"{"a":"foo","b":2}"#),
    InvalidText("{‸\"a: {\n \"b\": 1},\n\"c\": 2}", "the closing quote of “a”", becomes: #"{"a":{"b":1},"c":2}"#),
    InvalidText("{\"a\": ‸\"foo,\n \"b\": 2}", "no closing quote on its line", becomes: #"{"a":"foo","b":2}"#),
    InvalidText("{\"a\": ‸\"foo\n}", "no closing quote on its line", becomes: #"{"a":"foo"}"#),
    InvalidText(#"{"a": ‸"foo}"#, "no closing quote on its line", becomes: #"{"a":"foo"}"#),
    InvalidText("[\"a\", ‸\"b]\n", "no closing quote on its line", becomes: #"["a","b"]"#),
    InvalidText("{\"a\": ‸\"{b.c},\n\"d\": 1}", "no closing quote on its line", becomes: #"{"a":"{b.c}","d":1}"#),
    InvalidText("{‸\"a\n}", "no closing quote on its line", becomes: "{}"),
    InvalidText("‸\"abc", "the file ends inside this text: its closing quote is missing", becomes: #""abc""#),
    InvalidText(#"{"a": {"b": ‸"fo"#, "its closing quote and “}}” are missing", becomes: #"{"a":{"b":"fo"}}"#),
    InvalidText(#"{"a": ‸foo", "b": 1}"#, "the opening quote of “foo” is missing", becomes: #"{"a":"foo","b":1}"#),
    InvalidText(#"{‸a": 1}"#, "the opening quote of “a” is missing", becomes: #"{"a":1}"#),
    InvalidText("{\"a\": \"foo\"‸bar, \"b\": 1}", "behind the closing quote", becomes: #"{"a":"foo","b":1}"#),
  ]

  static let strings = [
    InvalidText("[\"one‸\ntwo\", 1]", "can't hold a line break", becomes: "[\"one\ntwo\",1]"),
    InvalidText("[\"one‸\r\ntwo\", 1]", "can't hold a line break", becomes: "[\"one\r\ntwo\",1]"),
    InvalidText("[\"a‸\tb\"]", "a tab can't stand in a text as it is: write \\t", becomes: "[\"a\tb\"]"),
    InvalidText("[\"a‸\u{1}\"]", "U+0001 can't stand", becomes: "[\"a\u{1}\"]"),
    InvalidText("[\"a‸\0\"]", "write \\u0000", becomes: "[\"a\0\"]"),
    InvalidText(#"["‸\x"]"#, "“\\x” is no escape", becomes: #"["\x"]"#),
    InvalidText(#"["‸\é"]"#, "“\\é” is no escape", becomes: #"["\é"]"#),
    InvalidText(#"["‸\'"]"#, "“'” needs none", becomes: #"["\'"]"#),
    InvalidText(#"["C:\temp‸\q"]"#, "“\\q” is no escape", becomes: #"["C:\temp\q"]"#),
    InvalidText(#"["‸\u12", "‸\uZZZZ", "‸\u"]"#, "four", "four", "four", becomes: #"["\u12","\uZZZZ","\u"]"#),
    InvalidText(#"["‸\ud800"]"#, "half of a surrogate pair", becomes: #"["\ud800"]"#),
    InvalidText(#"["‸\udc00x"]"#, "half of a surrogate pair", becomes: #"["\udc00x"]"#),
    InvalidText(#"["‸\ud800\u0041"]"#, "half of a surrogate pair", becomes: #"["\ud800\u0041"]"#),
    InvalidText(#"["‸\ud800\ud83d\ude00"]"#, "half of a surrogate pair", becomes: #"["\ud800\ud83d\ude00"]"#),
    InvalidText(#"{"‸\q": 1}"#, "is no escape", becomes: #"{"\q":1}"#),
  ]

  static let words = [
    InvalidText("[‸True, ‸False, ‸NULL]", "mean true", "mean false", "mean null", becomes: "[!,!,!]"),
    InvalidText("[‸None, ‸nil, ‸undefined]", "mean null", "mean null", "mean null", becomes: "[!,!,!]"),
    InvalidText("[‸tru, ‸fasle, ‸nul]", "mean true", "mean false", "mean null", becomes: "[!,!,!]"),
    InvalidText("[‸yes]", "“yes” is not JSON: a text needs double quotes", becomes: "[!]"),
    InvalidText("[‸trueish1, ‸nullable0]", "is not JSON", "is not JSON", becomes: "[!,!]"),
    InvalidText(#"{"a": ‸#ff0000, "b": ‸blue}"#, "“#ff0000”", "“blue”", becomes: #"{"a":!,"b":!}"#),
    InvalidText(#"{"a": ‸rgb(0, 0, 0), "b": 1}"#, "“rgb(0, 0, 0)” is not JSON", becomes: #"{"a":!,"b":1}"#),
    InvalidText("[‸system red]", "“system red” is not JSON", becomes: "[!]"),
    InvalidText("[‸漢字]", "“漢字” is not JSON", becomes: "[!]"),
    InvalidText("[‸NaN, ‸Infinity, ‸-Infinity]", "no “NaN”", "no “Infinity”", "no “-Infinity”", becomes: "[!,!,!]"),
    InvalidText("[‸=1]", "unexpected “=”", becomes: "[1]"),
  ]

  static let numbers = [
    InvalidText("[‸+1]", "no leading “+”: write 1", becomes: "[!]"),
    InvalidText("[‸01, ‸-01, ‸00, ‸007.5]", "write 1", "write -1", "write 0", "write 7.5", becomes: "[!,!,!,!]"),
    InvalidText("[‸.5, ‸-.5]", "write 0.5", "write -0.5", becomes: "[!,!]"),
    InvalidText("[‸1., ‸1.e5]", "write 1 for", "write 1e5", becomes: "[!,!]"),
    InvalidText("[‸1e, ‸1e+, ‸1.5E-]", "exponent", "exponent", "exponent", becomes: "[!,!,!]"),
    InvalidText("[‸-, ‸+]", "digits are missing", "digits are missing", becomes: "[!,!]"),
    InvalidText("[‸0x1F, ‸-0xff, ‸0xG]", "write 31", "write -255", "hexadecimal", becomes: "[!,!,!]"),
    InvalidText("[‸1_000]", "write 1000", becomes: "[!]"),
    InvalidText("[‸1.2.3, ‸--1, ‸1e5.5]", "is no number", "is no number", "is no number", becomes: "[!,!,!]"),
    InvalidText("[‸16px, ‸1.5rem, ‸50%]", "“16px” is no number", "“1.5rem”", "“50%”", becomes: "[!,!,!]"),
    InvalidText("[‸2024-01-01]", "“2024-01-01” is no number", becomes: "[!]"),
    InvalidText("‸01", "write 1", becomes: "!"),
  ]
}
