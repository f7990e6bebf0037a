import type { Item, Section, Value } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { gwent } from "../game.ts";
import type { View } from "../view.ts";
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

function eachView(name: string, look: (view: View) => void): void {
  walk(name, `outline ${name}`, 12, (state) => {
    for (const viewer of viewers(state)) look(gwent.view(state, viewer));
  });
}

describe.each(CASES)("%s", (name) => {
  test("names only what the view names", () => {
    eachView(name, (view) => {
      const seen = JSON.stringify(view);
      for (const id of itemsOf(outlineOf(view)).flatMap(({ text }) => cardsIn(text)))
        expect(seen).toContain(`"${id}"`);
    });
  });

  test("tells every card that lies open", () => {
    eachView(name, (view) => {
      const told = new Set(itemsOf(outlineOf(view)).flatMap(({ text }) => cardsIn(text)));
      const declared = new Set(view.declared?.map(({ id }) => id));
      const rows = view.sides.flatMap(({ rows: own, pile }) => [
        ...own.flatMap(({ cards }) => cards),
        ...pile,
      ]);
      const hands = view.players.flatMap(({ hand = [] }) => hand);
      for (const { id } of [...rows, ...hands, ...view.weather, ...view.limbo, ...view.removed])
        if (!declared.has(id)) expect(told).toContain(id);
    });
  });
});
