import type { OldWorldChoice, View } from "@medallion/old-world";
import type { Ask } from "@medallion/old-world/pages";
import { expect, test } from "vitest";
import { drawStill } from "../../../../drawn/test/draw-still.tsx";
import { loadWords } from "../../../../language/words.ts";
import { waysIn } from "../../play/ways.ts";
import { sightOf } from "../../sight/sight.ts";
import { TRIALS, trialGame } from "../../test/trial-games.ts";
import { loadTexts } from "../../texts.ts";
import { SeenStage } from "./seen-stage.tsx";

const { text } = await loadWords("en", loadTexts);

/** The stage of somebody who puts three cards in order, of which the first has its place. */
async function ordering(rest: "top" | "bottom") {
  const [moment] = trialGame(TRIALS[0] as (typeof TRIALS)[number], "in order");
  if (moment === undefined) throw new Error("nobody is asked");
  const scene = await moment.look(0);
  const view = scene.table.view as View;
  const ids = sightOf(scene, true)
    .box.cards.slice(0, 3)
    .map(({ id }) => id);
  const placed = rest === "top" ? 1 : 0;
  const ask: Ask = { kind: "orderOwn", id: 1, seat: 0, look: 3, placed, rest };
  const choices: readonly OldWorldChoice[] = ids
    .slice(placed)
    .map((card) => ({ kind: "putBack", card, to: rest }));
  const deckSeen = ids.map((card, place) => ({ place, card }));
  const players = view.players.map((player, seat) => (seat === 0 ? { ...player, deckSeen } : player));
  const table = { ...scene.table, view: { ...view, asks: [ask], players }, choices };
  const markup = drawStill({ sight: sightOf, ways: waysIn, Layout: SeenStage }, { ...scene, table }, text);
  const numbers = [...markup.matchAll(/data-order="">(\d)</gu)].map(([, number]) => number);
  return {
    markup,
    numbers,
    cards: [...markup.matchAll(/data-zoom="card:([^"]+)"/gu)].map(([, id]) => id),
    ids,
  };
}

test("cards that are put on top bear their numbers from there, with the one that is taken up", async () => {
  const { markup, numbers, cards, ids } = await ordering("top");
  expect(cards).toEqual(ids);
  expect(numbers).toEqual(["1", "2"]);
  expect(markup).toContain("Number 1 lies on top");
});

test("under a deck no card has a number from the top", async () => {
  const { markup, numbers } = await ordering("bottom");
  expect(numbers).toEqual([]);
  expect(markup).toContain("under your deck");
});
