// Rewrites Swift files so that each of their conditions carries a switch, and prints the switches as JSON.
//
//     mutator FOLDER FILE ...
//
// FILE is relative to FOLDER and is rewritten in place. `Tests/Mutations/run` compiles this against the parser that
// comes with the toolchain; it is no part of the package.

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// One change of one condition.
struct Mutation: Encodable {
  let id: Int
  let file: String
  let line: Int
  /// What becomes of the condition, in words.
  let what: String
}

/// Finds the conditions of one file and wraps each in a call of `Mutant`, which the number of the mutation selects.
final class Mutator: SyntaxVisitor {
  /// Text that goes around a range.
  private struct Wrap {
    let range: Range<Int>
    let before: String
    let after: String
  }

  private let file: String
  private let lines: SourceLocationConverter
  private var wraps: [Wrap] = []
  /// What takes the place of operators.
  private var commas: [Range<Int>] = []
  private var seen: Set<SyntaxIdentifier> = []
  private var next: Int
  private(set) var mutations: [Mutation] = []

  init(_ file: String, _ tree: some SyntaxProtocol, first: Int) {
    self.file = file
    lines = SourceLocationConverter(fileName: file, tree: tree)
    next = first
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: What is no condition

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.map { $0.pattern.trimmedDescription }
    // Pages and examples are data; what is to be tested follows and precedes them.
    return names.contains("page") || names.contains("examples") ? .skipChildren : .visitChildren
  }

  // MARK: Where conditions stand

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { boolean(condition) }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    boolean(node.condition)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    boolean(node.condition)
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.all.contains(node.operator.trimmedDescription) { boolean(ExprSyntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let other = node.parent?.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription
    // What is compared with true or false is negated as a whole.
    if other != "==", other != "!=" { boolean(ExprSyntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.returnClause?.type.trimmedDescription == "Bool", let body = node.body { results(body.statements) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.typeAnnotation?.type.trimmedDescription == "Bool", case .getter(let body)? = node.accessorBlock?.accessors {
      results(body)
    }
    return .visitChildren
  }

  /// What a function or property with a truth value returns.
  private func results(_ body: CodeBlockItemListSyntax) {
    if body.count == 1, case .expr(let only)? = body.first?.item { boolean(only) }
    for item in body {
      if case .stmt(let statement) = item.item, let result = statement.as(ReturnStmtSyntax.self)?.expression {
        boolean(result)
      }
    }
  }

  /// Cases of a switch that has a default: each pattern is left out for itself.
  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.parent?.parent?.parent?.parent?.as(SwitchCaseListSyntax.self) else { return .visitChildren }
    let hasDefault = list.contains { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) == true }
    guard hasDefault, node.whereClause == nil else { return .visitChildren }
    let pattern = Syntax(node.pattern)
    wrap(pattern, "", " where Mutant.keep(#)", "leave “\(short(pattern))” out of its case")
    return .visitChildren
  }

  /// Figures at the ends of ranges in patterns.
  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let isPattern = node.parent?.is(ExpressionPatternSyntax.self) == true
    guard isPattern, ["..<", "..."].contains(node.operator.text) else { return .visitChildren }
    let up = node.operator.text == "..<"
    wrap(
      Syntax(node.expression), "Mutant.nudge(#, ", ", up: \(up))",
      "“\(short(Syntax(node)))” \(up ? "includes" : "excludes") its end")
    return .visitChildren
  }

  /// Findings: not reported.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, let call = expression.as(FunctionCallExprSyntax.self) else {
      return .visitChildren
    }
    let takesReport = call.arguments.contains { $0.expression.trimmedDescription == "&report" }
    if takesReport || call.calledExpression.trimmedDescription == "report.add" {
      wrap(
        Syntax(call), "if Mutant.keep(#) { ", " }",
        "leave out “\(short(Syntax(call.calledExpression)))(…)”")
    }
    return .visitChildren
  }

  // MARK: Conditions

  private static let orders = ["<": "less", "<=": "upTo", ">": "greater", ">=": "atLeast"]
  private static let orEqual = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
  private static let joins = ["&&": ("both", "||"), "||": ("either", "&&")]
  private static let all = Set(["==", "!="]).union(orders.keys).union(joins.keys)

  /// Mutates an expression that is true or false, down to the parts that `&&` and `||` join.
  private func boolean(_ expression: ExprSyntax) {
    guard seen.insert(expression.id).inserted else { return }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return boolean(only.expression)
    }
    if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return boolean(negation.expression)
    }
    // The parts of these are seen when they are visited.
    if expression.is(SwitchExprSyntax.self) || expression.is(IfExprSyntax.self) { return }
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return negate(expression) }
    let name = infix.operator.trimmedDescription
    if let (function, other) = Self.joins[name] {
      boolean(infix.leftOperand)
      boolean(infix.rightOperand)
      joined(infix, function, "“\(name)” becomes “\(other)” in “\(short(Syntax(expression)))”")
      return
    }
    negate(expression)
    if let function = Self.orders[name], let other = Self.orEqual[name] {
      joined(infix, function, "“\(name)” becomes “\(other)” in “\(short(Syntax(expression)))”")
    }
  }

  private func negate(_ expression: ExprSyntax) {
    wrap(Syntax(expression), "Mutant.flip(#, ", ")", "negate “\(short(Syntax(expression)))”")
  }

  /// A call with both operands takes the place of an operator.
  private func joined(_ infix: InfixOperatorExprSyntax, _ function: String, _ what: String) {
    commas.append(range(Syntax(infix.operator)))
    wrap(Syntax(infix), "Mutant.\(function)(#, ", ")", what)
  }

  private func wrap(_ node: Syntax, _ before: String, _ after: String, _ what: String) {
    let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    mutations.append(Mutation(id: next, file: file, line: line, what: what))
    let number = String(next)
    wraps.append(
      Wrap(
        range: range(node), before: before.replacing("#", with: number), after: after.replacing("#", with: number)))
    next += 1
  }

  private func range(_ node: Syntax) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The text of a node in one line.
  private func short(_ node: Syntax) -> String {
    let text = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > 90 ? text.prefix(89) + "…" : text
  }

  // MARK: Output

  /// The file with all switches.
  func rewritten(_ source: [UInt8]) -> [UInt8] {
    var opening: [Int: [Int]] = [:]
    var closing: [Int: [Int]] = [:]
    for (index, wrap) in wraps.enumerated() {
      opening[wrap.range.lowerBound, default: []].append(index)
      closing[wrap.range.upperBound, default: []].append(index)
    }
    let gone = Dictionary(uniqueKeysWithValues: commas.map { ($0.lowerBound, $0.upperBound) })
    var output: [UInt8] = []
    var skipped = 0
    for offset in 0...source.count {
      // What opened last closes first; of two that open at one place, the longer one is outside.
      let ends = (closing[offset] ?? []).sorted {
        (wraps[$0].range.lowerBound, $0) > (wraps[$1].range.lowerBound, $1)
      }
      for index in ends { output += Array(wraps[index].after.utf8) }
      let begins = (opening[offset] ?? []).sorted {
        (-wraps[$0].range.upperBound, $0) < (-wraps[$1].range.upperBound, $1)
      }
      for index in begins { output += Array(wraps[index].before.utf8) }
      if let end = gone[offset] {
        output.append(UInt8(ascii: ","))
        skipped = end
      }
      if offset >= skipped, offset < source.count { output.append(source[offset]) }
    }
    return output
  }
}

@main
enum Main {
  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[1])
    var all: [Mutation] = []
    for file in CommandLine.arguments.dropFirst(2) {
      let url = folder.appending(path: file)
      let source = try String(contentsOf: url, encoding: .utf8)
      let tree = try OperatorTable.standardOperators.foldAll(Parser.parse(source: source))
      let mutator = Mutator(file, tree, first: all.count + 1)
      try Data(mutator.rewritten(Array(source.utf8))).write(to: url)
      all += mutator.mutations
    }
    FileHandle.standardOutput.write(try JSONEncoder().encode(all))
  }
}
