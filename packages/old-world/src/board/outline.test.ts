import { at, type Item, type Message, type Section, type Value } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { COMPONENTS } from "../data/index.ts";
import { shownDeck } from "../view-player.ts";
import { cardNamed, monsterNamed, placeNamed, potionNamed, storyIntro, storyTitle } from "../words/index.ts";
import { outlineOf } from "./outline.ts";
import { eachView, SEATS, shownCards } from "./test/positions.ts";

function itemsOf(sections: readonly Section[]): readonly Item[] {
  return sections.flatMap(({ items, sections: inner = [] }) => [...items, ...itemsOf(inner)]);
}

function textsOf(sections: readonly Section[]): readonly Message[] {
  return sections.flatMap(({ title, items, sections: inner = [] }) => [
    title,
    ...items.map(({ text }) => text),
    ...textsOf(inner),
  ]);
}

/** All keys that a message and its values name. */
function keysIn(value: Value): readonly string[] {
  if (typeof value !== "object") return [];
  if ("key" in value) return [value.key, ...Object.values(value.values ?? {}).flatMap(keysIn)];
  return "seat" in value ? [] : value.flatMap(keysIn);
}

describe.each(SEATS)("the outline for %i", (seats) => {
  test("OW-1.21: names exactly the cards that are shown to the viewer", () => {
    eachView(seats, `outline ${seats}`, (view, viewer) => {
      const told = new Set(textsOf(outlineOf(view)).flatMap(keysIn));
      const deck = viewer === null ? [] : shownDeck(view, viewer);
      const shown = new Set([...shownCards(view), ...deck].map((id) => cardNamed(id).key));
      const named = [...told].filter((key) => key.startsWith("card.")).sort();
      expect(named).toEqual([...shown].sort());
    });
  });

  test("tells every place with who and what is there, every potion, every open story", () => {
    eachView(seats, `places ${seats}`, (view) => {
      const told = new Set(textsOf(outlineOf(view)).flatMap(keysIn));
      for (const { number } of COMPONENTS.locations) expect(told).toContain(placeNamed(number).key);
      for (const lair of view.lairs)
        if (lair?.monster !== undefined) expect(told).toContain(monsterNamed(lair.monster).key);
      for (const { potions } of view.players)
        for (const id of potions) if (view.phase !== "setup") expect(told).toContain(potionNamed(id).key);
      const titles = outlineOf(view).map(({ title }) => title.key);
      for (const { story } of view.readings) {
        expect(told).toContain(storyIntro(story).key);
        expect(titles).toContain(storyTitle(story).key);
      }
    });
  });

  test("says in Phase I what is one move away and whether it can be paid", () => {
    eachView(seats, `moves ${seats}`, (view, viewer) => {
      const reaches = outlineOf(view).find(({ title }) => title.key === "outline.reaches");
      if (viewer === null || at(view.players, viewer).at === undefined) {
        expect(reaches).toBeUndefined();
        return;
      }
      const { hand = [], gold } = at(view.players, viewer);
      const payments = itemsOf(reaches === undefined ? [] : [reaches]).map(({ text }) => paymentIn(text));
      expect(payments.length).toBeGreaterThan(1);
      if (hand.length === 0) expect(new Set(payments)).toEqual(new Set(["none"]));
      if (hand.length > 1 || (hand.length === 1 && gold > 0)) expect(payments).not.toContain("none");
    });
  });
});

/** How a place is paid for: the text stands in what is said of the place. */
function paymentIn({ key, values = {} }: Message): Value | undefined {
  if (key === "outline.reach") return values.payment;
  return typeof values.first === "object" && "key" in values.first ? paymentIn(values.first) : undefined;
}
