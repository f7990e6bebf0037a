import { expect, test } from "vitest";
import { syntaxOf } from "../syntax.ts";
import { spokenIn, unusedKeys } from "./usage.ts";

function unused(keys: readonly string[], source: string): string[] {
  const spoken = spokenIn([syntaxOf("source.ts", source)]);
  return unusedKeys(keys, spoken, spoken.strings);
}

test("a key that stands in the sources is used, one in a comment only is not", () => {
  const source = 'say({ key: "event.won" }); say({ key: `event.drawn` }); // "event.lost"';
  expect(unused(["event.won", "event.drawn", "event.lost"], source)).toEqual(["event.lost"]);
});

test("a key that fits a template is used when its hole is a word of the sources", () => {
  const source = `const cards = [{ id: "cow" }, { id: "roach" }]; say({ key: \`card.\${card.id}.name\` });`;
  const keys = ["card.cow.name", "card.roach.name", "card.griffin.name", "card.cow.text"];
  expect(unused(keys, source)).toEqual(["card.griffin.name", "card.cow.text"]);
});

test("a hole may be a number or the name of a property", () => {
  const source = `const strengths = { frost: 1 }; say({ key: \`weather.\${name}.\${3}\` });`;
  expect(unused(["weather.frost.3", "weather.fog.3"], source)).toEqual(["weather.fog.3"]);
});

test("a template of holes and dots alone, or one with spaces, uses no key", () => {
  expect(unused(["a.b"], `const words = ["a", "b"]; say(\`\${x}.\${y}\`); say(\`a.\${x} \`);`)).toEqual([
    "a.b",
  ]);
});

test("a hole may be a key that is used itself", () => {
  const source = `const kinds = ["won"]; const key = \`event.\${kind}\`; say({ key: \`\${key}.own\` });`;
  expect(unused(["event.won", "event.won.own", "event.lost.own"], source)).toEqual(["event.lost.own"]);
});
