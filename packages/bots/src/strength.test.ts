import { at, begin, type Kit, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { Insights, thinkOf } from "./task.ts";

const insight = await new Insights().of(toy);
const kit: Kit = toy;

/** What the first of two bots got of a game: 1, a half or nothing. */
function shareOf(deal: number, bots: readonly [string, string], firstSeat: number): number {
  const { game } = kit;
  const seed = `strength ${deal}`;
  const options = kit.lobby.options({ mode: "long", seats: 2 }, randomOf(seed));
  const state = begin(game, options, randomFrom(seedFrom(seed)));
  for (let number = 0; ; number++) {
    const [question] = game.questions(state);
    if (question === undefined) break;
    const { seat } = question;
    const choices = game.choices(state, seat);
    const task = {
      bot: at(bots, seat === firstSeat ? 0 : 1),
      view: game.view(state, seat),
      question,
      choices,
      random: `${seed}/${firstSeat}/${number}`,
      budget: { iterations: 60 },
    };
    play(game, state, seat, at(choices, thinkOf(kit, task, { insight })));
  }
  const { result } = at(game.outcome(state)?.standings ?? [], firstSeat);
  return { win: 1, draw: 0.5, loss: 0 }[result];
}

/** The share of the first over so many deals, each played from both seats. */
function share(bots: readonly [string, string], deals: number): number {
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) sum += shareOf(deal, bots, 0) + shareOf(deal, bots, 1);
  return sum / (2 * deals);
}

test("in the toy a master beats an adept, and a novice whoever plays anything", () => {
  expect(share(["master", "adept"], 60)).toBeGreaterThan(0.5);
  expect(share(["novice", "random"], 60)).toBeGreaterThan(0.65);
});
