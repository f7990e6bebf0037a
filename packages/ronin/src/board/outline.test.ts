import type { Item, Section, Value } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { ronin } from "../game.ts";
import { shownHand, type View } from "../view.ts";
import { outlineOf } from "./outline.ts";
import { CASES, viewers, walk } from "./test/positions.ts";

function itemsOf(sections: readonly Section[]): readonly Item[] {
  return sections.flatMap(({ items, sections: inner = [] }) => [...items, ...itemsOf(inner)]);
}

/** The cards that a message names. */
function cardsIn(value: Value): readonly string[] {
  if (typeof value !== "object") return [];
  if ("key" in value) {
    const own = /^card\.(.+)$/u.exec(value.key)?.[1];
    return [...(own === undefined ? [] : [own]), ...Object.values(value.values ?? {}).flatMap(cardsIn)];
  }
  return "seat" in value ? [] : value.flatMap(cardsIn);
}

/** The cards that the viewer is shown; `hidden` lists cards that may be anywhere. */
function shownIn(view: View): ReadonlySet<string> {
  const hands = view.players.flatMap((_, player) => shownHand(view, player).cards);
  const played = view.players.flatMap(({ timeline }) => timeline.map(({ card }) => card));
  const deck = view.deckSeen.map(({ card }) => card);
  return new Set([...view.rows.flat(), ...view.discard, ...played, ...hands, ...deck]);
}

function eachView(name: string, look: (view: View) => void): void {
  walk(name, `outline ${name}`, 40, (state) => {
    for (const viewer of viewers(state)) look(ronin.view(state, viewer));
  });
}

describe.each(CASES)("%s", (name) => {
  test("RO-1.34, RO-1.35: tells exactly the cards that are shown to the viewer", () => {
    eachView(name, (view) => {
      const told = new Set(itemsOf(outlineOf(view)).flatMap(({ text }) => cardsIn(text)));
      expect([...told].sort()).toEqual([...shownIn(view)].sort());
    });
  });

  test("whose points are the viewer's own is said beside them, and of nobody else's", () => {
    eachView(name, (view) => {
      const scores = itemsOf(outlineOf(view))
        .map(({ text }) => text)
        .filter(({ key }) => key === "outline.score" || key === "outline.ranked");
      const own = scores.filter(({ values }) => values?.own === "yes").map(({ values }) => values?.seat);
      expect(own).toEqual(view.seat === null || scores.length === 0 ? [] : [{ seat: view.seat }]);
    });
  });
});
