// swift-format-ignore-file
// Colours between the frameworks, and what a view needs to follow the accessibility settings.
// expect: ios 15 ok
// expect: tvos 15 ok
// expect: visionos 1 ok
// expect: macos 12 ok
import SwiftUI
#if os(macOS)
import AppKit
public func native(_ color: Color) -> NSColor { NSColor(color) }
@MainActor final class Watcher: NSView {
  private var token: (any NSObjectProtocol)?
  func start() {
    token = NSWorkspace.shared.notificationCenter.addObserver(
      forName: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in MainActor.assumeIsolated { self?.needsLayout = true } }
    let label = NSTextField(labelWithString: "label")
    addSubview(label, positioned: .below, relativeTo: nil)
  }
}
#else
import UIKit
public func native(_ color: Color) -> UIColor { UIColor(color) }
@MainActor final class Watcher: UIView {
  private var token: (any NSObjectProtocol)?
  func start() {
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in MainActor.assumeIsolated { self?.setNeedsLayout() } }
  }
}
#endif
