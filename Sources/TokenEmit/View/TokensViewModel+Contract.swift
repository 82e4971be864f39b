import TokenTemplate

extension TokensViewModel {
  /// The fields, in the order that gives them their ids.
  enum FieldName: UInt16, CaseIterable {
    case moduleName, version, package, tokens, groups, rootTokens, themes, contexts, modifier, context, isDark
    case path, name, identifier, kebab, camel, pascal, snake, constant, type, comment, description, deprecation
    case hasDescription, isDeprecated, json, variable, alias, isAlias
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, transition
    case shadow, gradient, typography
    case hex, argb, red, green, blue, alpha, isOpaque, isWide, p3Red, p3Green, p3Blue
    case value, unit, pixels, isRem, milliseconds, seconds, x1, y1, x2, y2
    case families, style, isDashed, dashes, lineCap, width, delay, curve, layers, stops, x, y, blur, spread, isInset
    case position, size, weight, letterSpacing, lineHeight
  }

  /// The kinds of object.
  enum Scope: UInt16 {
    case color, dimension, duration, curve, number, family, fontFamily, strokeStyle, border, transition, layer, shadow
    case stop, gradient, typography, token, context, theme, group, tokens
  }

  /// The schema and the scope of its outermost object.
  static let contract: (schema: Schema, root: ScopeID) = {
    var schema = Schema(names: FieldName.allCases.map { "\($0)" })
    let fields = valueFields(&schema)
    let names: [Field] = [
      .text("path"), .text("name"), .code("identifier"), .code("kebab"), .code("camel"), .code("pascal"),
      .code("snake"), .code("constant"), .lines("comment"), .bool("hasDescription"), .text("description"),
    ]
    let token = schema.scope(
      "token",
      names + [
        .code("type"), .bool("isDeprecated"), .text("deprecation"), .text("json"), .code("variable"), .bool("isAlias"),
        .text("alias"),
      ] + fields)
    let context = schema.scope("context", [.text("modifier"), .text("context")])
    let theme = schema.scope(
      "theme", [.text("name"), .bool("isDark"), .list("contexts", of: context), .list("tokens", of: token)])
    let group = schema.declare("group")
    schema.define(group, names + [.list("groups", of: group), .list("tokens", of: token)])
    let root = schema.scope(
      "tokens",
      [
        .code("moduleName"), .code("version"), .code("package"), .list("tokens", of: token),
        .list("rootTokens", of: token), .list("groups", of: group), .list("themes", of: theme),
      ])
    return (schema, root)
  }()

  /// One field for each type of the format, there for the tokens of that type.
  private static func valueFields(_ schema: inout Schema) -> [Field] {
    let color = schema.scope(
      "color",
      [
        .code("hex"), .code("argb"), .code("red"), .code("green"), .code("blue"), .code("alpha"), .bool("isOpaque"),
        .bool("isWide"), .code("p3Red"), .code("p3Green"), .code("p3Blue"),
      ])
    let dimension = schema.scope(
      "dimension", [.code("value"), .code("unit"), .code("pixels"), .bool("isRem")])
    let duration = schema.scope(
      "duration", [.code("value"), .code("unit"), .code("milliseconds"), .code("seconds")])
    let curve = schema.scope("cubicBezier", [.code("x1"), .code("y1"), .code("x2"), .code("y2")])
    let number = schema.scope("number", [.code("value")])
    let family = schema.scope("family", [.text("name")])
    let fontFamily = schema.scope("fontFamily", [.list("families", of: family)])
    let stroke = schema.scope(
      "strokeStyle",
      [.code("style"), .bool("isDashed"), .list("dashes", of: dimension), .code("lineCap")])
    let border = schema.scope(
      "border",
      [.object("color", of: color), .object("width", of: dimension), .object("strokeStyle", of: stroke)])
    let transition = schema.scope(
      "transition",
      [.object("duration", of: duration), .object("delay", of: duration), .object("curve", of: curve)])
    let layer = schema.scope(
      "layer",
      [.object("color", of: color)] + ["x", "y", "blur", "spread"].map { .object($0, of: dimension) }
        + [.bool("isInset")])
    let shadow = schema.scope("shadow", [.list("layers", of: layer)])
    let stop = schema.scope("stop", [.object("color", of: color), .code("position")])
    let gradient = schema.scope("gradient", [.list("stops", of: stop)])
    let typography = schema.scope(
      "typography",
      [
        .list("families", of: family), .object("size", of: dimension), .code("weight"),
        .object("letterSpacing", of: dimension), .code("lineHeight"),
      ])
    return [
      .object("color", of: color), .object("dimension", of: dimension), .object("fontFamily", of: fontFamily),
      .object("fontWeight", of: number), .object("duration", of: duration), .object("cubicBezier", of: curve),
      .object("number", of: number), .object("strokeStyle", of: stroke), .object("border", of: border),
      .object("transition", of: transition), .object("shadow", of: shadow), .object("gradient", of: gradient),
      .object("typography", of: typography),
    ]
  }
}
