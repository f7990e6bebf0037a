import { describe, expect, test } from "vitest";
import { fitName } from "../../../drawn/fit/fit-name.ts";
import { widthOf } from "../../../drawn/fit/letter-widths.ts";
import { LEADER, TILE, USUAL } from "./hand-layout.ts";
import { CARD_NAMES } from "./test/card-names.ts";

describe("a name on its plate", () => {
  test.each(CARD_NAMES)(
    "$language: every name is set in whole words, within the plate, not too small",
    ({ names }) => {
      for (const { name, kind } of names)
        for (const { plate } of kind === "leader" ? [LEADER] : [USUAL, TILE]) {
          const { lines, size } = fitName(name, plate);
          expect(lines.join(" ").replaceAll("\u00a0", " ").replaceAll("- ", "-")).toBe(name);
          expect(lines.length).toBeLessThanOrEqual(kind === "leader" ? 4 : 3);
          expect(Math.max(...lines.map(widthOf)) * size, name).toBeLessThanOrEqual(plate.width + 0.01);
          expect(size, name).toBeGreaterThanOrEqual(9.5);
        }
    },
  );

  test("short names stay on one line in the largest type", () => {
    expect(fitName("Ves", USUAL.plate)).toMatchObject({ lines: ["Ves"], size: 14.5 });
  });

  test("a line ends where the voice pauses", () => {
    expect(fitName("Foltest, King of Temeria", LEADER.plate).lines[0]).toBe("Foltest,");
    expect(fitName("Crone: Brewess", USUAL.plate).lines).toEqual(["Crone:", "Brewess"]);
  });

  test("a hyphen breaks only what is too long otherwise", () => {
    expect(fitName("Ґном-застрільник", USUAL.plate).lines).toEqual(["Ґном-", "застрільник"]);
    expect(fitName("Shilard Fitz-Oesterlen", USUAL.plate).lines).toEqual(["Shilard", "Fitz-Oesterlen"]);
  });

  test("a word of one letter does not end a line", () => {
    const { lines } = fitName("Ґеральт з Рівії", { width: 60, sizes: [14, 14] });
    expect(lines).toEqual(["Ґеральт", "з\u00a0Рівії"]);
  });
});
