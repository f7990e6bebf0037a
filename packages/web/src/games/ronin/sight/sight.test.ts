import { expect, test } from "vitest";
import { KINDS, type TrialKind, trialGame } from "../test/trial-games.ts";
import { sightOf } from "./sight.ts";

const SOLO = KINDS.find(({ seats }) => seats === 1) as TrialKind;

test("what anybody took from a row in this turn stays known by its row, an Automa's pair too", async () => {
  const takers = new Set<boolean>();
  for await (const { look } of trialGame(SOLO, "rubbings")) {
    const { view, rubbings } = sightOf(await look(0), true);
    for (const [row, { by, cards }] of rubbings) {
      expect(view.rows[row - 1]).toEqual([]);
      expect(view.spots[by]).toBe(row);
      expect(cards).toHaveLength(2);
      takers.add(view.players[by]?.automa ?? false);
    }
  }
  expect([...takers].sort()).toEqual([false, true]);
});
