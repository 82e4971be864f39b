import assert from "node:assert";
import { readFileSync } from "node:fs";
import test from "node:test";

test("the style sheet has the tokens", () => {
  assert.match(readFileSync("dist/web/tokens.css", "utf8"), /--space-small: \d+px;/);
});
