import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { expect, test } from "vitest";
import { oldWorld } from "../game.ts";
import type { State } from "../state.ts";
import { STRICT } from "../test/positions.ts";
import { knowledge } from "./index.ts";

type Way = "random" | "rate" | "plan";

interface Game {
  readonly seed: string;
  readonly ways: readonly Way[];
  readonly rules?: object;
  /** Answers at most: chance may wander for ever. */
  readonly most?: number;
}

/** A game, the seats answering in these ways; `rated` hears what bots say, of chance what who plans would say. */
function game(
  { seed, ways, rules = {}, most = 12_000 }: Game,
  rated?: (kind: string, ratings: readonly number[], choices: number) => void,
): State {
  const options = oldWorld.parseOptions({ seats: ways.length, rules });
  const state = begin(oldWorld, options, randomFrom(seedFrom(seed)));
  const random = randomOf(seed);
  for (let i = 0; i < most; i++) {
    const question = oldWorld.questions(state)[0];
    if (question === undefined) break;
    const { seat, kind } = question;
    const choices = oldWorld.choices(state, seat);
    const way = at(ways, seat);
    let best = random.below(choices.length);
    if (way !== "random" || rated !== undefined) {
      const rate = knowledge[way === "random" ? "plan" : way];
      const ratings = rate?.(oldWorld.view(state, seat), question, choices, random) ?? [];
      rated?.(kind, ratings, choices.length);
      if (way !== "random") best = ratings.indexOf(Math.max(...ratings));
    }
    play(oldWorld, state, seat, at(choices, best));
  }
  return state;
}

function wins(games: number, ways: (deal: number) => readonly Way[], of: Way): number {
  let won = 0;
  for (let deal = 0; deal < games; deal++) {
    const seats = ways(deal);
    if (seats[game({ seed: `deal ${deal}`, ways: seats }).winner] === of) won++;
  }
  return won;
}

const one = (deal: number, of: Way, others: Way): readonly Way[] =>
  [0, 1, 2].map((seat) => (seat === deal % 3 ? of : others));

test("chance does not win against two greedy ones", () => {
  expect(wins(3, (deal) => one(deal, "random", "rate"), "random")).toBe(0);
});

test("who plans wins more often than both greedy ones together", () => {
  expect(wins(9, (deal) => one(deal, "plan", "rate"), "plan")).toBeGreaterThanOrEqual(6);
});

test("games of one to five greedy ones end, without wandering", () => {
  for (let seats = 1; seats <= 5; seats++) {
    const ways = Array<Way>(seats).fill("rate");
    const { phase, turns } = game({ seed: `greedy ${seats}`, ways });
    expect(phase).toBe("over");
    expect(turns / seats).toBeLessThan(30);
  }
});

test("every question is rated with numbers, by both ways and in positions that chance brought about", () => {
  const kinds = new Set<string>();
  const look = (kind: string, ratings: readonly number[], choices: number): void => {
    kinds.add(kind);
    if (ratings.length !== choices || !ratings.every(Number.isFinite))
      throw new Error(`${kind}: ${ratings.length} of ${choices} ${JSON.stringify(ratings)}`);
  };
  for (let seats = 1; seats <= 5; seats++)
    for (const [deal, rules] of [{}, STRICT, { schoolSelection: "free", levelOneBite: "none" }].entries()) {
      const ways = Array.from({ length: seats }, (_, seat) =>
        at(["random", "plan", "rate"] as const, (seat + deal) % 3),
      );
      game({ seed: `all ${seats} ${deal}`, ways, rules, most: 700 }, look);
    }
  expect(kinds.size).toBeGreaterThan(36);
});
