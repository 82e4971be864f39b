/// A 64-bit digest of bytes: equal inputs give equal digests on every machine and in every run.
///
/// The algorithm is XXH64, as its specification describes it (github.com/Cyan4973/xxHash, doc/xxhash_spec.md). It is
/// quick and spreads well, so it suits cache keys and change detection; it is no protection against someone who
/// builds a collision on purpose.
public struct Digest: Hashable, Sendable {
  /// The digest as a number.
  public let value: UInt64

  /// Wraps a digest that was computed or stored before.
  @inlinable
  public init(_ value: UInt64) { self.value = value }

  /// The digest of a whole array. Another `seed` gives an unrelated digest of the same bytes.
  public static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> Digest {
    unsafe bytes.withUnsafeBytes { buffer in unsafe of(buffer, seed: seed) }
  }

  /// The digest of a text's UTF-8 bytes.
  public static func of(_ text: String, seed: UInt64 = 0) -> Digest {
    var text = text
    return text.withUTF8 { buffer in unsafe of(UnsafeRawBufferPointer(buffer), seed: seed) }
  }

  /// Mixes in another digest. The order of calls matters: it is the digest of `other`'s eight bytes, lowest first,
  /// with this one as the seed.
  public mutating func combine(_ other: Digest) {
    self = Digest(Self.finish(Self.mixWord(value &+ Self.prime5 &+ 8, other.value)))
  }

  /// Sixteen lower-case hexadecimal digits.
  public var hex: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  // The five primes of the specification.
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private static func of(_ buffer: UnsafeRawBufferPointer, seed: UInt64) -> Digest {
    let count = buffer.count
    guard count > 0, let base = buffer.baseAddress else { return Digest(finish(seed &+ prime5)) }
    var offset = 0
    var hash = seed &+ prime5
    if count >= 32 {
      hash = unsafe stripes(base, count / 32, seed: seed)
      offset = count & ~31
    }
    hash &+= UInt64(count)
    while offset + 8 <= count {
      hash = mixWord(hash, unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    if offset + 4 <= count {
      let half = unsafe UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      hash = rotated(hash ^ (UInt64(half) &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < count {
      let byte = unsafe base.load(fromByteOffset: offset, as: UInt8.self)
      hash = rotated(hash ^ (UInt64(byte) &* prime5), 11) &* prime1
      offset += 1
    }
    return Digest(finish(hash))
  }

  /// Four lanes side by side over stripes of 32 bytes, then merged.
  private static func stripes(_ base: UnsafeRawPointer, _ count: Int, seed: UInt64) -> UInt64 {
    var lane1 = seed &+ prime1 &+ prime2
    var lane2 = seed &+ prime2
    var lane3 = seed
    var lane4 = seed &- prime1
    var next = unsafe base
    for _ in 0..<count {
      lane1 = round(lane1, unsafe UInt64(littleEndian: next.loadUnaligned(as: UInt64.self)))
      lane2 = round(lane2, unsafe UInt64(littleEndian: next.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
      lane3 = round(lane3, unsafe UInt64(littleEndian: next.loadUnaligned(fromByteOffset: 16, as: UInt64.self)))
      lane4 = round(lane4, unsafe UInt64(littleEndian: next.loadUnaligned(fromByteOffset: 24, as: UInt64.self)))
      unsafe next += 32
    }
    var hash = rotated(lane1, 1) &+ rotated(lane2, 7) &+ rotated(lane3, 12) &+ rotated(lane4, 18)
    hash = merge(hash, lane1)
    hash = merge(hash, lane2)
    hash = merge(hash, lane3)
    return merge(hash, lane4)
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 { word &<< bits | word &>> (64 &- bits) }

  @inline(__always)
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* prime2, 31) &* prime1
  }

  private static func merge(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* prime1 &+ prime4
  }

  @inline(__always)
  private static func mixWord(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    rotated(hash ^ round(0, word), 27) &* prime1 &+ prime4
  }

  private static func finish(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash = (hash ^ hash &>> 33) &* prime2
    hash = (hash ^ hash &>> 29) &* prime3
    return hash ^ hash &>> 32
  }
}
