import { ABILITIES, ALL_CARDS, FACTIONS, ROWS } from "@medallion/gwent/cards";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { AbilityMark, CardBack, CardFace, FactionDevice, OwnerPip, RowMark } from "./index.ts";
import { markOf } from "./mark-paths.ts";

// Which language is chosen only a browser knows.
vi.mock("../../../language/language.tsx", () => ({ useWords: () => ({ language: "en" }) }));

/**
 * Eyes differ: some tell red from green badly (protan, deutan), some blue from yellow (tritan), some see no colour at
 * all. Whoever can tell two things apart with no colour can under any of these, so what is drawn is compared without.
 */
function colourless(markup: string): string {
  return markup
    .replace(/ (?:fill|stroke|stop-color|color|opacity)="[^"]*"/g, "")
    .replace(/ (?:data-card|data-state|class|style|id|clip-path|filter|mask)="[^"]*"/g, "");
}

const drawn = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  colourless(renderToStaticMarkup(element));

describe("without colour one still tells apart", () => {
  test("a raised, a lowered and a printed strength, even where the number is not looked at", () => {
    for (const size of ["strip", "hand", "tile"] as const) {
      const faces = [4, 5, 6].map((strength) =>
        drawn(<CardFace id="ves" name="Ves" size={size} strength={strength} />).replace(/>\d+</g, "><"),
      );
      expect(new Set(faces).size).toBe(3);
    }
  });

  test("a hero and a unit of the same strength", () => {
    const ves = ALL_CARDS.find(({ id }) => id === "ves");
    if (ves === undefined) throw new Error("there is a card called Ves");
    const faces = (["unit", "hero"] as const).map((kind) =>
      drawn(<CardFace row={{ ...ves, kind, abilities: [] }} name="Ves" size="strip" />),
    );
    expect(new Set(faces).size).toBe(2);
  });

  test("the five factions, by their device and by the backs of their cards", () => {
    expect(new Set(FACTIONS.map((faction) => drawn(<FactionDevice faction={faction} />))).size).toBe(5);
    expect(new Set(FACTIONS.map((faction) => drawn(<CardBack faction={faction} />))).size).toBe(5);
  });

  test("the three rows and all abilities that have a mark", () => {
    expect(new Set(ROWS.map((row) => drawn(<RowMark row={row} />))).size).toBe(3);
    const marks = new Set(ABILITIES.map(markOf));
    const paths = [...marks].map((mark) => drawn(<AbilityMark ability={mark} />));
    expect(new Set(paths).size).toBe(marks.size);
  });

  test("whose a card is", () => {
    const pips = ["A", "B", "1"].map((mark) =>
      drawn(<OwnerPip owner={{ color: "#123456", mark }} x={0} y={0} />),
    );
    expect(new Set(pips).size).toBe(3);
  });
});
