import { LANGUAGES, speaker } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { attributeTrophy, BOX, monsterTrophy } from "../box.ts";
import { oldWorld } from "../game.ts";
import { arrange } from "../test/arrange.ts";
import { texts } from "../texts.ts";
import { cardNamed, monsterNamed, potionNamed, trophyTale } from "../words/index.ts";
import { entriesOf } from "./entries.ts";
import { eachView, SEATS } from "./test/positions.ts";

describe.each(SEATS)("what is in sight of %i", (seats) => {
  test("every card in hand and pool, every potion and every monster has an entry", () => {
    eachView(seats, `entries ${seats}`, (view, viewer) => {
      const titles = new Set(entriesOf(view).map(({ title }) => title.key));
      const hand = viewer === null ? [] : (view.players[viewer]?.hand ?? []);
      for (const id of [...hand, ...view.pool]) if (id !== null) expect(titles).toContain(cardNamed(id).key);
      for (const { potions } of view.players)
        for (const id of potions) expect(titles).toContain(potionNamed(id).key);
      for (const lair of view.lairs)
        if (lair?.monster !== undefined) expect(titles).toContain(monsterNamed(lair.monster).key);
    });
  });

  test("no two entries of cards have the same title", () => {
    eachView(seats, `titles ${seats}`, (view) => {
      const cards = entriesOf(view).filter(({ title }) => title.key.startsWith("card."));
      expect(new Set(cards.map(({ title }) => title.key)).size).toBe(cards.length);
    });
  });
});

test("a won trophy is told with its tale, one that can still be won without", () => {
  const trophies = [attributeTrophy(BOX, 0), monsterTrophy(0)];
  const state = arrange({ players: [{ trophies }, {}], table: { attributeTrophies: [1, 1, 1, 1] } });
  const entries = entriesOf(oldWorld.view(state, 1));
  const linesOf = (title: string) =>
    entries.filter((entry) => entry.title.key === title).map(({ lines }) => lines);
  const [won = [], open = []] = linesOf("trophy.combat");
  expect(won.at(-1)).toEqual(trophyTale("attribute", "combat"));
  expect(open).toEqual(won.slice(0, -1));
  expect(linesOf("trophy.monster").flat()).toContainEqual(trophyTale("monster", BOX.monsters[0]?.id ?? ""));
});

test.each(LANGUAGES)("everything can be said in %s", async (language) => {
  const say = speaker(language, await texts(language), ["A", "B", "C"]);
  eachView(
    3,
    "said",
    (view) => {
      for (const { title, lines } of entriesOf(view))
        for (const message of [title, ...lines]) expect(say(message)).not.toMatch(/[{}]|undefined|^$/u);
    },
    { answers: 400, every: 100 },
  );
});
