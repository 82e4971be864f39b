import TokenSyntax

/// The values of an object's known members, by their place in the list of names. Holds them without an array, because
/// one is made for every colour and every dimension.
struct MemberValues {
  // Indices of nodes; 0, which is the root of a file and never a member, stands for what is absent.
  private var nodes = SIMD32<UInt32>()

  /// How many members an object may know.
  static let limit = 32

  /// The value of the member whose name stands at `index` of the list; nil if the object doesn't have it.
  subscript(index: Int) -> NodeID? {
    get { nodes[index] == 0 ? nil : NodeID(index: nodes[index]) }
    set { nodes[index] = newValue?.index ?? 0 }
  }
}
