// swift-format-ignore-file
// Line heights are 26; scaled metrics, masks and font descriptors are old.
// expect: ios 15 error: 'lineHeight' is only available in iOS 26.0 or newer
// expect: watchos 10 error: 'lineHeight' is only available in watchOS 26.0 or newer
// expect: ios 26 ok
// expect: macos 26 ok
// expect: tvos 26 ok
// expect: watchos 26 ok
// expect: visionos 26 ok
import SwiftUI
#if os(macOS)
import AppKit
typealias NativeFont = NSFont
typealias NativeDescriptor = NSFontDescriptor
#else
import UIKit
typealias NativeFont = UIFont
typealias NativeDescriptor = UIFontDescriptor
#endif
struct Scaled: ViewModifier {
  @ScaledMetric private var size: CGFloat
  init(_ size: CGFloat) { _size = ScaledMetric(wrappedValue: size, relativeTo: .title3) }
  func body(content: Content) -> some View { content.font(.custom("Inter", fixedSize: size)) }
}
@MainActor var masked: some View { Text("m").modifier(Scaled(4)).mask { Rectangle().padding(-4) } }
let rounded = NativeFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.rounded)
let family = NativeDescriptor(fontAttributes: [.family: "Inter", .traits: [NativeDescriptor.TraitKey.weight: 0.4]])
let faces = family.matchingFontDescriptors(withMandatoryKeys: [.family])
@MainActor var lines: some View { Text("l").lineHeight(.exact(points: 24)) }
