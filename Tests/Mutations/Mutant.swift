// Goes into the mutated copy of the module: which change is made is read once, from the environment.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The change of a condition that this process makes: the one whose number `TOKENC_MUTANT` holds.
enum Mutant {
  private static let active = text("TOKENC_MUTANT").flatMap { Int($0) } ?? 0
  /// Where the numbers of the conditions go that were looked at; nothing is written without a name of a file.
  private static let log = text("TOKENC_MUTANT_LOG").map { open($0, O_WRONLY | O_CREAT | O_APPEND, 0o644) } ?? -1
  /// Two threads may both write a number, which does no harm.
  nonisolated(unsafe) private static let logged: UnsafeMutablePointer<Bool> = {
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: 100_000)
    flags.initialize(repeating: false, count: 100_000)
    return flags
  }()

  private static func text(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func isOn(_ number: Int) -> Bool {
    if log >= 0, !logged[number] {
      logged[number] = true
      let line = Array("\(number)\n".utf8)
      _ = write(log, line, line.count)
    }
    return number == active
  }

  static func flip(_ number: Int, _ value: Bool) -> Bool { isOn(number) != value }
  static func keep(_ number: Int) -> Bool { !isOn(number) }

  static func both(_ number: Int, _ left: Bool, _ right: @autoclosure () -> Bool) -> Bool {
    isOn(number) ? left || right() : left && right()
  }
  static func either(_ number: Int, _ left: Bool, _ right: @autoclosure () -> Bool) -> Bool {
    isOn(number) ? left && right() : left || right()
  }

  static func less<T: Comparable>(_ number: Int, _ left: T, _ right: T) -> Bool {
    isOn(number) ? left <= right : left < right
  }
  static func upTo<T: Comparable>(_ number: Int, _ left: T, _ right: T) -> Bool {
    isOn(number) ? left < right : left <= right
  }
  static func greater<T: Comparable>(_ number: Int, _ left: T, _ right: T) -> Bool {
    isOn(number) ? left >= right : left > right
  }
  static func atLeast<T: Comparable>(_ number: Int, _ left: T, _ right: T) -> Bool {
    isOn(number) ? left > right : left >= right
  }

  static func nudge(_ number: Int, _ value: Double, up: Bool) -> Double {
    isOn(number) ? (up ? value.nextUp : value.nextDown) : value
  }
}
