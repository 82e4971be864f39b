import Testing
import TokenSource

@Suite("Digest")
struct DigestTests {
  @Test("short texts have the published XXH64 values")
  func published() {
    #expect(Digest.of("").hex == "ef46db3751d8e999")
    #expect(Digest.of("a").hex == "d24ec4f1a98c6e5b")
    #expect(Digest.of("abc").hex == "44bc2cf5ad770999")
  }

  /// The digest of bytes (131 i + 7) mod 256, as the Python package xxhash 4.1.0 computes it.
  struct Vector: Sendable {
    let count: Int
    let unseeded: UInt64
    let seeded: UInt64
    init(_ count: Int, _ unseeded: UInt64, _ seeded: UInt64) {
      (self.count, self.unseeded, self.seeded) = (count, unseeded, seeded)
    }
  }

  static let vectors = [
    Vector(1, 0xa96c7f0ce858bbb7, 0x585882422a6165e7),
    Vector(3, 0xbed43740ee6332bb, 0x45fa1406538fa168),
    Vector(4, 0xfa212ae44b3bb23d, 0xa65107f22943365a),
    Vector(5, 0xd339dcc9ac8e6776, 0xf51eda3a20de9b88),
    Vector(7, 0x2744460dd675d2c0, 0xc9b637e2c4599de2),
    Vector(8, 0x994b676b71ce94dd, 0xce592d5f53e192ec),
    Vector(9, 0x572b84c18b983af8, 0x5495aa796de8ab73),
    Vector(12, 0xb92f588ce720786e, 0xbc37a5ae43141b1a),
    Vector(15, 0x09e6451ed2ff8b1d, 0x47a857d1f90c35e1),
    Vector(16, 0x94ad0095e72b24d5, 0x3f8fea7c86a04013),
    Vector(17, 0x1464f2eff23b5fe1, 0xe5044d205f3d2f74),
    Vector(24, 0x0a3b0194f3afe0b8, 0x46bb11c8b3c8286c),
    Vector(31, 0x6711d55e306b5d8f, 0x24c4e99ab0404b5e),
    Vector(32, 0x07f7b8e3bc5d6e25, 0x046e99bbda1a814b),
    Vector(33, 0x09f85eeb4e1cbe9f, 0xd7fe2bfee6e4cded),
    Vector(36, 0xe7ac625222f2b655, 0x44a51e89fa88bfcc),
    Vector(39, 0xb13c137a0fb701c3, 0x5fed1b08fdcb15f5),
    Vector(40, 0xd25150177ba46490, 0x09eae257f2239c63),
    Vector(47, 0x79bd9d6dd8c15570, 0xd501e97a9945f0bb),
    Vector(63, 0xb7c9968c066cb6a5, 0xbd457f9ea47180c8),
    Vector(64, 0x50d4159a0411632e, 0xa768f350a8e4fcf6),
    Vector(65, 0xd277176bff863efc, 0xfe99ab21e40d4b0c),
    Vector(95, 0x928c35b989d3c594, 0x028e6faeca324f57),
    Vector(96, 0x18c8f362eb735341, 0x01a18accd4cb50af),
    Vector(100, 0x9ddada11d3dc2d8f, 0x35546bd9a4779ae4),
    Vector(255, 0x15a6db05d4e83df4, 0xf91cb247d93dfe82),
    Vector(1000, 0x0bf0bdbcc82eb373, 0x3ecb5d7b5e7c64cf),
  ]

  @Test("every tail length agrees with the reference implementation", arguments: vectors)
  func lengths(vector: Vector) {
    let bytes = (0..<vector.count).map { UInt8(truncatingIfNeeded: $0 * 131 + 7) }
    #expect(Digest.of(bytes).value == vector.unseeded)
    #expect(Digest.of(bytes, seed: 0x9E37_79B9_7F4A_7C15).value == vector.seeded)
  }

  @Test("a text and its UTF-8 bytes have one digest")
  func textAndBytes() {
    for count in 0..<20 {
      let text = String(repeating: "Tönung ", count: count)
      #expect(Digest.of(text) == Digest.of(Array(text.utf8)))
      #expect(Digest.of(text, seed: 9) == Digest.of(Array(text.utf8), seed: 9))
    }
  }

  @Test("combining depends on the order and is the digest of eight bytes")
  func combine() {
    var forward = Digest.of("a")
    forward.combine(Digest.of("abc"))
    var backward = Digest.of("abc")
    backward.combine(Digest.of("a"))
    #expect(forward.hex == "fce7adcb0a22c00f")
    #expect(forward != backward)
  }

  @Test("the hexadecimal text keeps leading zeros")
  func hex() {
    #expect(Digest(0).hex == "0000000000000000")
    #expect(Digest(0xABC).hex == "0000000000000abc")
    #expect(Digest(.max).hex == "ffffffffffffffff")
  }
}
