import Testing

/// Generated Swift is type-checked for Apple's platforms, against the stand-in SDK in `Tests/AppleSDK`. The checks start
/// compilers, so they run one after another.
@Suite(.serialized, .enabled(if: AppleSDK.isUsable)) enum AppleTypeCheckTests {}
