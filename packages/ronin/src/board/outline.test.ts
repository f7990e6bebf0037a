import type { Item, Language, Message, Section, Value } from "@medallion/kernel";
import { LANGUAGES, randomOf, speaker } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { ronin } from "../game.ts";
import { texts } from "../texts.ts";
import { shownHand, type View } from "../view.ts";
import { outlineOf } from "./outline.ts";
import { CASES, viewers, walk } from "./test/positions.ts";

function itemsOf(sections: readonly Section[]): readonly Item[] {
  return sections.flatMap(({ items, sections: inner = [] }) => [...items, ...itemsOf(inner)]);
}

function titlesOf(sections: readonly Section[]): readonly Message[] {
  return sections.flatMap(({ title, sections: inner = [] }) => [title, ...titlesOf(inner)]);
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
  test("accounts for every number that can be explained, once at least", () => {
    eachView(name, (view) => {
      const told = new Set(itemsOf(outlineOf(view)).map(({ subject }) => JSON.stringify(subject)));
      for (const subject of ronin.subjects(view)) expect(told).toContain(JSON.stringify(subject));
    });
  });

  test("RO-1.34: says the same in any state that agrees with the view", () => {
    const random = randomOf(`outline ${name}`);
    eachView(name, (view) => {
      const other = ronin.view(ronin.imagine(view, random), view.seat);
      expect(outlineOf(other)).toEqual(outlineOf(view));
    });
  });

  test("RO-1.34, RO-1.35: tells exactly the cards that are shown to the viewer", () => {
    eachView(name, (view) => {
      const told = new Set(itemsOf(outlineOf(view)).flatMap(({ text }) => cardsIn(text)));
      expect([...told].sort()).toEqual([...shownIn(view)].sort());
    });
  });
});

describe.each([...LANGUAGES])("in %s", (language: Language) => {
  test.each(CASES)("%s has a text for everything", async (name) => {
    const say = speaker(language, await texts(language), ["Anna", "Bořivoj", "C", "D", "E"]);
    eachView(name, (view) => {
      const sections = outlineOf(view);
      for (const message of [...titlesOf(sections), ...itemsOf(sections).map(({ text }) => text)]) {
        const said = say(message);
        expect(said).not.toBe("");
        expect(said).not.toMatch(/[{}]|undefined|\s,|,,/u);
      }
    });
  });
});
