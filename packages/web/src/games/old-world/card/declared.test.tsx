import type { ActionCard } from "@medallion/old-world/data";
import { describe, expect, test } from "vitest";
import { drawn } from "../../../drawn/test/markup.ts";
import { ACTION_SIZES, ActionFace } from "./index.ts";

/* No number of the game is written into a drawing: a row that is declared otherwise is drawn otherwise. */

const CARD: ActionCard = {
  id: "declared",
  family: "quickSlash",
  colour: "blue",
  cost: 1,
  terrain: "forest",
  base: { damage: 2 },
  extensions: [{ colour: "red", damage: 1 }],
  certainty: "designed",
};

const CHANGES: Readonly<Record<string, Partial<ActionCard>>> = {
  family: { family: "aard" },
  "a family that nobody knows": { family: "stranger" },
  colour: { colour: "green" },
  cost: { cost: 2 },
  terrain: { terrain: "wild" },
  damage: { base: { damage: 7 } },
  "another symbol": { base: { shield: 2 } },
  "more symbols": { base: { damage: 2, shield: 2, refill: -2, takeDiscard: true } },
  "another extension": { extensions: [{ colour: "purple", damage: 1 }] },
  "a second extension": { extensions: [{ colour: "red", damage: 1 }, { colour: "blue" }] },
  "nothing to add": { extensions: [{ colour: "red" }] },
  school: { school: "bear" },
};

describe("a changed row is drawn changed", () => {
  test.each(Object.entries(CHANGES))("%s of an action card", (_, change) => {
    for (const size of ACTION_SIZES) {
      const [before, after] = [CARD, { ...CARD, ...change }].map((card) =>
        drawn(<ActionFace card={card} size={size} />),
      );
      expect(before).not.toBe(after);
    }
  });

  test("what an extension adds stands in the hand, all of it", () => {
    const card: ActionCard = {
      ...CARD,
      extensions: [{ colour: "red", damage: 3, shield: 4, refill: -2, returnCard: true }],
    };
    const face = drawn(<ActionFace card={card} size="hand" />);
    for (const part of [">3<", ">4<", ">−2<", "#ow-glyph-return-card"]) expect(face).toContain(part);
  });

  test("a price is the one that is asked now, whatever is printed", () => {
    for (const size of ACTION_SIZES)
      expect(drawn(<ActionFace card={CARD} size={size} price={9} />)).toContain(">9<");
  });
});

describe("a card in a combo", () => {
  test("lights the extension that is used and lets the others fade", () => {
    const card: ActionCard = { ...CARD, extensions: [{ colour: "red" }, { colour: "green" }] };
    for (const size of ACTION_SIZES) {
      const face = drawn(<ActionFace card={card} size={size} link={1} joined terrain={false} />);
      expect(face).toContain("#ow-clasp-green-lit");
      expect(face).not.toContain("#ow-clasp-red-lit");
      expect(face).toContain('opacity="0.45"');
      expect(face).toContain("#ow-clasp-blue-lit");
      expect(face).not.toContain("#ow-medal");
    }
  });
});
