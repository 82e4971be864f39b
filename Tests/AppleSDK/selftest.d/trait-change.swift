// swift-format-ignore-file
// The old way to hear of changed traits warns from 17 on.
// expect: ios 15 ok
// expect: ios 17 warning: 'traitCollectionDidChange' was deprecated in iOS 17.0
import UIKit
final class Old: UIView {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
}
