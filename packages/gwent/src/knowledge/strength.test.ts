import type { Random } from "@medallion/kernel";
import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { expect, test } from "vitest";
import { READY_DECKS } from "../decks/ready/all.ts";
import { gwent } from "../game.ts";
import type { Options } from "../options.ts";
import { parseOptions } from "../options.ts";
import { knowledge } from "./index.ts";

/** Who won: the seats in `clever` answer by what is known of Gwent, the others by chance. */
function winners(options: Options, seed: string, clever: readonly number[]): readonly boolean[] {
  const state = begin(gwent, options, randomFrom(seedFrom(seed)));
  const random: Random = randomOf(seed);
  for (;;) {
    const question = gwent.questions(state)[0];
    if (question === undefined) break;
    const { seat } = question;
    const choices = gwent.choices(state, seat);
    const ratings = clever.includes(seat)
      ? knowledge.rate(gwent.view(state, seat), question, choices, random)
      : choices.map(() => random.below(1000));
    expect(ratings).toHaveLength(choices.length);
    expect(ratings.every(Number.isFinite)).toBe(true);
    play(gwent, state, seat, at(choices, ratings.indexOf(Math.max(...ratings))));
  }
  return (gwent.outcome(state)?.standings ?? []).map(({ result }) => result === "win");
}

const DECKS = READY_DECKS.map(({ deck }) => deck);
const deck = (place: number) => at(DECKS, place % DECKS.length);

test("it wins more than nine of ten mirrored duels against chance, with every ready deck", () => {
  let won = 0;
  for (let deal = 0; deal < DECKS.length; deal++) {
    const options = parseOptions({ decks: [deck(deal), deck(deal * 3 + 7)] });
    for (const seat of [0, 1]) if (winners(options, `duel ${deal}`, [seat])[seat]) won++;
  }
  expect(won).toBeGreaterThan(2 * DECKS.length * 0.9);
});

test("in free-for-all it comes first far more often than its share", () => {
  let won = 0;
  for (let deal = 0; deal < 12; deal++) {
    const options = parseOptions({
      mode: "free-for-all",
      decks: [0, 1, 2, 3].map((seat) => deck(deal + 5 * seat)),
    });
    if (winners(options, `all ${deal}`, [deal % 4])[deal % 4]) won++;
  }
  expect(won).toBeGreaterThan(6);
});

test("two who know win against two who do not", () => {
  let won = 0;
  for (let deal = 0; deal < 10; deal++) {
    const options = parseOptions({
      mode: "team",
      decks: [0, 4, 8, 12].map((place) => deck(place + (deal % 4))),
    });
    if (winners(options, `team ${deal}`, [0, 2])[0]) won++;
  }
  expect(won).toBeGreaterThanOrEqual(9);
});
