// Compares the module of the web package with json/tokens.json, and its types with both: node script.mjs FOLDER TSC
import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";

const folder = process.argv[2];
const module = await import(pathToFileURL(`${folder}/web/tokens.js`));
const faults = [];
const expect = (condition, text) => condition || faults.length > 20 || faults.push(text);

// The tokens as the JSON output has them.
const standard = new Set(["color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
  "strokeStyle", "border", "transition", "shadow", "gradient", "typography"]);
const found = new Map();
const stack = [[JSON.parse(readFileSync(`${folder}/json/tokens.json`, "utf8")), []]];
while (stack.length) {
  const [group, path] = stack.pop();
  for (const name of Object.keys(group)) {
    const inner = group[name];
    if (typeof inner !== "object" || (name.startsWith("$") && name !== "$root")) continue;
    if ("$value" in inner) {
      if (standard.has(inner.$type)) found.set([...path, name].join("."), inner);
    } else stack.push([inner, [...path, name]]);
  }
}

// One shape for each type, whatever the file has.
const weights = { thin: 100, hairline: 100, "extra-light": 200, "ultra-light": 200, light: 300, normal: 400,
  regular: 400, book: 400, medium: 500, "semi-bold": 600, "demi-bold": 600, bold: 700, "extra-bold": 800,
  "ultra-bold": 800, black: 900, heavy: 900, "extra-black": 950, "ultra-black": 950 };
const list = (value) => (Array.isArray(value) ? value : [value]);
const length = ({ value, unit }) => ({ value: value + 0, unit });
const color = ({ colorSpace, components, alpha = 1 }) => ({ colorSpace, components: components.map((c) => (c === "none" ? c : c + 0)), alpha });
const stroke = (value) => (typeof value === "string" ? value
  // An odd number of lengths is said twice, as in SVG.
  : { dashArray: (value.dashArray.length % 2 ? [...value.dashArray, ...value.dashArray] : value.dashArray).map(length),
      lineCap: value.lineCap });
const shapes = {
  color, dimension: length, duration: length, fontFamily: list,
  fontWeight: (value) => weights[value] ?? value,
  number: (value) => value, cubicBezier: (value) => value, strokeStyle: stroke,
  border: (value) => ({ color: color(value.color), width: length(value.width), style: stroke(value.style) }),
  transition: (value) => ({ duration: length(value.duration), delay: length(value.delay), timingFunction: value.timingFunction }),
  shadow: (value) => list(value).map((layer) => ({ color: color(layer.color), offsetX: length(layer.offsetX),
    offsetY: length(layer.offsetY), blur: length(layer.blur), spread: length(layer.spread), inset: layer.inset ?? false })),
  gradient: (value) => value.map((stop) => ({ color: color(stop.color), position: Math.min(Math.max(stop.position, 0), 1) })),
  typography: (value) => ({ fontFamily: list(value.fontFamily), fontSize: length(value.fontSize),
    fontWeight: shapes.fontWeight(value.fontWeight), letterSpacing: length(value.letterSpacing), lineHeight: value.lineHeight }),
};
// Colors say what stands in for them as well; it is looked at by itself.
const bare = (value) => JSON.parse(JSON.stringify(value, (key, inner) => {
  if (key === "hex") { expect(/^#[0-9a-f]{6}$/.test(inner), `hex ${inner}`); return undefined; }
  return Object.is(inner, -0) ? 0 : inner;
}));

expect(isDeepStrictEqual(new Set(Object.keys(module.tokens)), new Set(found.keys())), "other paths in tokens");
expect(isDeepStrictEqual(new Set(Object.keys(module.values)), new Set(found.keys())), "other paths in values");
const sheet = readFileSync(`${folder}/web/tokens.css`, "utf8");
const properties = new Map();
for (const [, name, value] of sheet.matchAll(/^ {4}(--[^\n:]+): ([^\n]*);$/gm)) if (!properties.has(name)) properties.set(name, value);
const follow = (value) => { for (let m; (m = /^var\((--.*)\)$/.exec(value)); ) value = properties.get(m[1]); return value; };
const isFrozen = (value) => typeof value !== "object" || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
for (const [path, token] of found) {
  const wanted = bare(shapes[token.$type](token.$value));
  const value = bare(module.values[path]);
  expect(isDeepStrictEqual(value, wanted), `${path}: ${JSON.stringify(value)} for ${JSON.stringify(wanted)}`);
  const name = module.variable(path);
  const css = follow(properties.get(name));
  expect(css !== undefined, `${path}: there is no ${name}`);
  // Colors that sRGB does not hold have stand-ins in the sheet.
  if (!/color\(|ok|lab|lch/.test(JSON.stringify(module.tokens[path]))) {
    expect(module.tokens[path] === (typeof module.tokens[path] === "number" ? Number(css) : css), `${path}: ${module.tokens[path]} for ${css}`);
  }
  expect(typeof module.tokens[path] === (["number", "fontWeight"].includes(token.$type) ? "number" : "string"), `${path}: type`);
  expect(module.reference(path) === `var(${name})`, `${path}: reference`);
  if (token.$type === "typography") expect(properties.has(module.variable(path, "line-height")), `${path}: part`);
}
expect(isFrozen(module.tokens) && isFrozen(module.values), "not frozen");

// The types say the same, and what the files say of each token.
const ts = createRequire(realpathSync(process.argv[3]))("../lib/typescript.js");
const program = ts.createProgram([`${folder}/web/tokens.d.ts`], { strict: true, noEmit: true, types: [] });
for (const fault of ts.getPreEmitDiagnostics(program)) expect(false, ts.flattenDiagnosticMessageText(fault.messageText, "\n"));
const checker = program.getTypeChecker();
const file = program.getSourceFile(`${folder}/web/tokens.d.ts`);
const exports = new Map(checker.getExportsOfModule(checker.getSymbolAtLocation(file)).map((s) => [s.name, s]));
const members = (name) => checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exports.get(name)));
for (const name of ["Tokens", "TokenValues", "TokenVariables"]) {
  const names = members(name).map((member) => ts.unescapeLeadingUnderscores(member.escapedName));
  expect(isDeepStrictEqual(new Set(names), new Set(found.keys())), `other paths in ${name}`);
}
for (const member of members("Tokens")) {
  const path = ts.unescapeLeadingUnderscores(member.escapedName);
  const type = checker.getTypeOfSymbolAtLocation(member, file);
  if (type.isStringLiteral() || type.isNumberLiteral()) expect(Object.is(type.value + (typeof type.value === "number" ? 0 : ""), module.tokens[path]), `${path}: type ${type.value}`);
  const tags = member.getJsDocTags(checker).map((tag) => tag.name);
  const isDeprecated = found.get(path)?.$deprecated !== undefined && found.get(path).$deprecated !== false;
  expect(isDeepStrictEqual(tags, isDeprecated ? ["deprecated"] : []), `${path}: tags ${tags}`);
}
for (const member of members("TokenVariables")) {
  const type = checker.getTypeOfSymbolAtLocation(member, file);
  const path = ts.unescapeLeadingUnderscores(member.escapedName);
  expect(type.value === module.variable(path), `${path}: variable type ${type.value}`);
}
console.log(faults.length ? faults.join("\n") : `${found.size} tokens`);
