/// A few linear equations with a symmetric matrix, as least squares has them.
struct NormalEquations {
  /// The lower triangle of the matrix.
  var matrix: [[Double]]
  /// The right side.
  var right: [Double]

  init(count: Int) {
    matrix = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    right = [Double](repeating: 0, count: count)
  }

  /// The solution with the diagonal raised by a factor (Marquardt's damping), by Cholesky's method. A direction in
  /// which nothing changes is left alone.
  func solved(damping: Double) -> SIMD8<Double> {
    let count = right.count
    var factor = matrix
    let floor = matrix.indices.reduce(0) { max($0, matrix[$1][$1]) } * 1e-9 + 1e-12
    for row in 0..<count {
      factor[row][row] = matrix[row][row] * (1 + damping) + floor
      for column in 0...row {
        var sum = factor[row][column]
        for index in 0..<column { sum -= factor[row][index] * factor[column][index] }
        factor[row][column] = row == column ? max(sum, floor).squareRoot() : sum / factor[column][column]
      }
    }
    var solution = right
    for row in 0..<count {
      for index in 0..<row { solution[row] -= factor[row][index] * solution[index] }
      solution[row] /= factor[row][row]
    }
    for row in (0..<count).reversed() {
      for index in row + 1..<count { solution[row] -= factor[index][row] * solution[index] }
      solution[row] /= factor[row][row]
    }
    var result = SIMD8<Double>.zero
    for index in 0..<count { result[index] = solution[index] }
    return result
  }
}
