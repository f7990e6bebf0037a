import { COLOURS, SCHOOLS, TERRAIN_SYMBOLS } from "@medallion/old-world/data";
import { describe, expect, test } from "vitest";
import { drawn, shapeIn } from "../../../drawn/test/markup.ts";
import { OldWorldDefs } from "./defs/old-world-defs.tsx";

const DEFS = drawn(<OldWorldDefs />);

const differ = (names: readonly string[]) =>
  expect(new Set(names.map((name) => shapeIn(DEFS, `ow-${name}`))).size).toBe(names.length);

describe("without colour one still tells apart", () => {
  test("the five colours, by pattern, and by the marks of clasps, lit or not", () => {
    differ(COLOURS.map((colour) => `paint-weave-${colour}`));
    differ(COLOURS.flatMap((colour) => [`clasp-${colour}`, `clasp-${colour}-lit`]));
  });

  test("the four terrain symbols, by outline, by pattern and by mark", () => {
    differ(TERRAIN_SYMBOLS.map((terrain) => `paint-weave-${terrain}`));
    differ(TERRAIN_SYMBOLS.map((terrain) => `medal-${terrain}`));
  });

  test("the schools, by device and by field", () => {
    differ(SCHOOLS.map((school) => `glyph-device-${school}`));
    differ(SCHOOLS.map((school) => `paint-weave-${school}`));
  });
});
