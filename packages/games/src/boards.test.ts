import { textWidth } from "@medallion/ink";
import type { Item, Language, Message, Paint, Say, Section } from "@medallion/kernel";
import { LANGUAGES, randomOf, speaker } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { CASES, walk } from "./test/positions.ts";

// What the table of every game holds, drawn with letters and told in words.

const NAMES = ["Anna", "Олександра-Марія", "Bořivoj", "D", "Everybody’s darling"];
const WIDTHS = [40, 60, 80, 120];
/** A way to draw comes again after so many looks. */
const LOOKS_BETWEEN = 3;
const plain = (width: number): Paint => ({ width, tone: (_, text) => text });

/** Says every text by its key, so that it is found whatever the language. */
const bare: Say = ({ key }) => `<${key.replaceAll(" ", "_")}>`;

function itemsOf(sections: readonly Section[]): readonly Item[] {
  return sections.flatMap(({ items, sections: inner = [] }) => [...items, ...itemsOf(inner)]);
}

function titlesOf(sections: readonly Section[]): readonly Message[] {
  return sections.flatMap(({ title, sections: inner = [] }) => [title, ...titlesOf(inner)]);
}

describe.each(CASES)("$id, $name", (one) => {
  const { game, board, texts } = one.kit;

  test("the drawing is never wider than it may be, and has no control codes without colours", async () => {
    const languages: readonly Language[] = ["en", "uk"];
    const says = await Promise.all(
      languages.map(async (language) => speaker(language, await texts(language), NAMES)),
    );
    const ways = says.flatMap((say) => WIDTHS.map((width) => ({ say, width })));
    let looks = 0;
    walk(one, "wide", (view) => {
      // Each look in some of the ways; there are enough looks for each way to have its share of every part of a game.
      for (const { say, width } of ways.filter((_, way) => way % LOOKS_BETWEEN === looks % LOOKS_BETWEEN)) {
        const lines = board.draw(view, say, plain(width));
        expect(lines.filter((line) => textWidth(line) > width)).toEqual([]);
        expect(lines.filter((line) => /\p{Cc}|\s$/u.test(line))).toEqual([]);
      }
      looks++;
    });
  });

  test("the drawing says the same with colours as without", () => {
    const coloured: Paint = { width: 80, tone: (tone, text) => `⟦${tone} ${text}⟧` };
    walk(one, "tones", (view) => {
      const lines = board.draw(view, bare, coloured).map((line) => line.replaceAll(/⟦[a-z]+ |⟧/g, ""));
      expect(lines).toEqual(board.draw(view, bare, plain(80)));
    });
  });

  test("the outline accounts for every number that can be explained", () => {
    walk(one, "subjects", (view) => {
      const told = new Set(itemsOf(board.outline(view)).map(({ subject }) => JSON.stringify(subject)));
      const subjects = game.subjects(view).map((subject) => JSON.stringify(subject));
      expect(subjects.filter((subject) => !told.has(subject))).toEqual([]);
    });
  });

  test("the outline is the same in any state that agrees with the view", () => {
    const random = randomOf("imagined");
    walk(one, "imagined", (view) => {
      // Every view says whose it is.
      const { seat } = view as { seat: number | null };
      const other = game.view(game.imagine(view, random), seat);
      expect(board.outline(other)).toEqual(board.outline(view));
    });
  });

  test("the outline has a text for everything in every language", async () => {
    const says = await Promise.all(
      LANGUAGES.map(async (language) => speaker(language, await texts(language), NAMES)),
    );
    // Most of an outline is as it was in the one before: each message is said once.
    const messages = new Map<string, Message>();
    walk(one, "texts", (view) => {
      const sections = board.outline(view);
      for (const message of [...titlesOf(sections), ...itemsOf(sections).map(({ text }) => text)])
        messages.set(JSON.stringify(message), message);
    });
    const said = says.flatMap((say) => [...messages.values()].map(say));
    expect(said.filter((text) => text === "" || /[{}]|undefined|\s,|,,/u.test(text))).toEqual([]);
  });
});
