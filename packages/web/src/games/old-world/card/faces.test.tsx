import { type ActionCard, COMPONENTS } from "@medallion/old-world/data";
import { describe, expect, test } from "vitest";
import { drawn, withoutWords } from "../../../drawn/test/markup.ts";
import { OldWorldDefs } from "./defs/old-world-defs.tsx";
import { ICONS } from "./glyph/icons.ts";
import { ACTION_SIZES, ActionFace } from "./index.ts";

const CARDS: readonly ActionCard[] = [...COMPONENTS.actionCards, ...COMPONENTS.startingCards];

/** All that is printed on a card: some of them are printed alike, and then they are drawn alike. */
const printOf = (card: ActionCard): string => JSON.stringify({ ...card, id: "", certainty: "" });

/** What a drawing says of a card: without plates not what extensions add, only that they add something. */
const saidBy: Readonly<Record<(typeof ACTION_SIZES)[number], (card: ActionCard) => string>> = {
  hand: printOf,
  slim: withoutAmounts,
  mini: withoutAmounts,
};

function withoutAmounts(card: ActionCard): string {
  const extensions = card.extensions.map(({ colour, ...added }) => ({
    colour,
    adds: Object.keys(added).length > 0,
  }));
  return JSON.stringify([printOf({ ...card, extensions: [] }), extensions]);
}

describe("the faces of all action cards", () => {
  test("there are 90 cards of the pool and 50 of the starting decks", () => {
    expect(CARDS.length).toBe(140);
  });

  test.each(ACTION_SIZES)("at %s two look alike only if they say the same, even without a name", (size) => {
    const faces = new Map<string, string>();
    for (const card of CARDS) {
      const said = saidBy[size](card);
      const markup = drawn(<ActionFace card={{ ...card, id: "" }} size={size} />);
      expect(faces.get(markup) ?? said).toBe(said);
      faces.set(markup, said);
    }
    expect(faces.size).toBe(new Set(CARDS.map(saidBy[size])).size);
  });

  test("families differ by what they bear, not by their colour alone", () => {
    const icons = new Map(
      CARDS.map(({ family, ...card }) => {
        const face = drawn(<ActionFace card={{ ...card, family, extensions: [] }} size="mini" />);
        return [family, /#ow-glyph-([a-z-]+)/.exec(face)?.[1]];
      }),
    );
    expect(new Set(icons.values()).size).toBe(icons.size);
  });

  test("all that they refer to is there, under names of its own", () => {
    const defs = drawn(<OldWorldDefs />);
    const ids = [...defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set([...ids, ...ICONS.map((icon) => `ow-glyph-${icon}`)]);
    const faces = CARDS.flatMap((card) =>
      ACTION_SIZES.map((size) => drawn(<ActionFace card={card} size={size} price={1} link={0} joined />)),
    );
    const wanted = [defs, ...faces].flatMap((markup) =>
      [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id),
    );
    expect([...new Set(wanted)].filter((id) => !known.has(id))).toEqual([]);
  });

  test("none brings a filter or a picture of its own", () => {
    for (const card of CARDS)
      expect(withoutWords(drawn(<ActionFace card={card} size="hand" />))).not.toMatch(
        /<filter|<image|<mask|url\(data/,
      );
  });
});
