import { LANGUAGES, speaker } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { abilityName, cardName } from "../data/words.ts";
import { ronin } from "../game.ts";
import { texts } from "../texts.ts";
import { shownHand } from "../view.ts";
import { entriesOf } from "./entries.ts";
import { CASES, viewers, walk } from "./test/positions.ts";

describe.each(CASES)("what is in sight in %s", (name) => {
  test("every shown card and every ability at the table has one entry", () => {
    walk(name, `entries ${name}`, 12, (state) => {
      for (const viewer of viewers(state)) {
        const view = ronin.view(state, viewer);
        const titles = entriesOf(view).map(({ title }) => title.key);
        expect(new Set(titles.filter((key) => key.startsWith("card."))).size).toBe(
          titles.filter((key) => key.startsWith("card.")).length,
        );
        const shown = view.players.flatMap((_, player) => shownHand(view, player).cards);
        for (const id of [...view.rows.flat(), ...view.discard, ...shown])
          expect(titles).toContain(cardName(id).key);
        for (const { character } of view.players)
          if (character !== undefined) expect(titles).toContain(abilityName(`${character}-4`).key);
      }
    });
  });

  test.each(LANGUAGES)("everything can be said in %s", async (language) => {
    const say = speaker(language, await texts(language), ["A", "B", "C", "D", "E"]);
    walk(name, `entries ${name}`, 30, (state) => {
      for (const { title, lines } of entriesOf(ronin.view(state, 0)))
        for (const message of [title, ...lines]) expect(say(message)).not.toMatch(/[{}]|undefined|^$/u);
    });
  });
});
