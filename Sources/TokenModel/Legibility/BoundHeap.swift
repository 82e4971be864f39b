/// A box of backdrops with a bound of the figure in it.
struct BoundedBox {
  let box: BackdropBox
  /// No backdrop in the box gives less.
  let bound: Double
  /// Which of two boxes with the same bound is looked at first, the lower one.
  let tie: Double
  /// The component to halve it across.
  let component: Int
}

/// Boxes by their bound, the lowest first; those alike in the order they came.
struct BoundHeap {
  private var entries: [(box: BoundedBox, order: Int)] = []
  private var count = 0

  mutating func push(_ box: BoundedBox) {
    entries.append((box, count))
    count += 1
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(child, parent) else { return }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> BoundedBox? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    guard !entries.isEmpty else { return first.box }
    entries[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < entries.count && precedes(child, least) {
        least = child
      }
      guard least != parent else { return first.box }
      entries.swapAt(parent, least)
      parent = least
    }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (entries[left], entries[right])
    return (a.box.bound, a.box.tie, a.order) < (b.box.bound, b.box.tie, b.order)
  }
}
