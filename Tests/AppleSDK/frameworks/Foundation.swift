// swift-format-ignore-file
// Foundation stand-in, minimal. Body-less declarations: build-sdk reads this file as a textual module interface.
// Facts: developer.apple.com/documentation/foundation/bundle, timeinterval, nscoder; /objectivec/nsobject.
// Bundle.module is not Foundation API: SwiftPM generates it per target with resources.
import Swift
@_exported import CoreGraphics

public typealias TimeInterval = Swift.Double

// objectivec/nsobject-swift.class
open class NSObject : Swift.Hashable, Swift.CustomStringConvertible {
  @objc public init()
  @objc deinit
  open func isEqual(_ object: Any?) -> Swift.Bool
  open var hash: Swift.Int { get }
  open var description: Swift.String { get }
  public static func == (a: NSObject, b: NSObject) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
open class NSCoder : NSObject {
  override public init()
  @objc deinit
}
// objectivec/nsobjectprotocol: what an observer's registration is handed back as
public protocol NSObjectProtocol : AnyObject {}
extension NSObject : NSObjectProtocol {}
// foundation/notification, nsnotification/name, notificationcenter, operationqueue/main
open class NSNotification : NSObject {
  @objc deinit
  public struct Name : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: Swift.String
    public init(_ rawValue: Swift.String)
    public init(rawValue: Swift.String)
  }
}
public struct Notification : Swift.Hashable {
  public typealias Name = NSNotification.Name
  public var name: Notification.Name
  public static func == (a: Notification, b: Notification) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
open class OperationQueue : NSObject, @unchecked Swift.Sendable {
  override public init()
  @objc deinit
  open class var main: OperationQueue { get }
}
open class NotificationCenter : NSObject, @unchecked Swift.Sendable {
  override public init()
  @objc deinit
  open class var `default`: NotificationCenter { get }
  open func addObserver(forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Swift.Void) -> any NSObjectProtocol
  open func removeObserver(_ observer: Any)
}
// foundation/bundle
open class Bundle : NSObject, @unchecked Swift.Sendable {
  @objc deinit
  public convenience init(for aClass: Swift.AnyClass)
  public convenience init?(identifier: Swift.String)
  public init?(path: Swift.String)
  open class var main: Bundle { get }
  open var bundleIdentifier: Swift.String? { get }
  open var bundlePath: Swift.String { get }
}
// foundation/attributedstring: 15; attributedstring/lineheight (declared by CoreText): 26
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct AttributedString : Swift.Hashable, Swift.Sendable {
  public init(_ string: Swift.String)
  public static func == (a: AttributedString, b: AttributedString) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension AttributedString {
  public struct LineHeight : Swift.Hashable, Swift.Sendable {
    public static var normal: AttributedString.LineHeight { get }
    public static var tight: AttributedString.LineHeight { get }
    public static var loose: AttributedString.LineHeight { get }
    public static var variable: AttributedString.LineHeight { get }
    public static func exact(points: CGFloat) -> AttributedString.LineHeight
    public static func leading(increase: CGFloat) -> AttributedString.LineHeight
    public static func multiple(factor: CGFloat) -> AttributedString.LineHeight
    public static func == (a: AttributedString.LineHeight, b: AttributedString.LineHeight) -> Swift.Bool
    public func hash(into hasher: inout Swift.Hasher)
    public var hashValue: Swift.Int { get }
  }
}
