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

/** A game, the seats answering in these ways; every rating is looked at. */
function game({ seed, ways, rules = {}, most = 12_000 }: Game, kinds = new Set<string>()): State {
  const options = oldWorld.parseOptions({ seats: ways.length, rules });
  const state = begin(oldWorld, options, randomFrom(seedFrom(seed)));
  const random = randomOf(seed);
  for (let i = 0; i < most; i++) {
    const question = oldWorld.questions(state)[0];
    if (question === undefined) break;
    const { seat, kind } = question;
    kinds.add(kind);
    const choices = oldWorld.choices(state, seat);
    const view = oldWorld.view(state, seat);
    const way = at(ways, seat);
    const rate = knowledge[way === "random" ? "plan" : way];
    const ratings = rate?.(view, question, choices, random) ?? [];
    if (ratings.length !== choices.length || !ratings.every(Number.isFinite))
      throw new Error(`${kind}: ${ratings.length} of ${choices.length} ${JSON.stringify(ratings)}`);
    const best = way === "random" ? random.below(choices.length) : ratings.indexOf(Math.max(...ratings));
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
  expect(wins(6, (deal) => one(deal, "random", "rate"), "random")).toBe(0);
});

test("who plans wins more often than both greedy ones together", () => {
  expect(wins(15, (deal) => one(deal, "plan", "rate"), "plan")).toBeGreaterThanOrEqual(10);
});

test("games of one to five greedy ones end, without wandering", () => {
  for (let seats = 1; seats <= 5; seats++) {
    const ways = Array<Way>(seats).fill("rate");
    const { phase, turns } = game({ seed: `greedy ${seats}`, ways });
    expect(phase).toBe("over");
    expect(turns / seats).toBeLessThan(30);
  }
});

test("every question of every game is rated with numbers, by both ways and in positions that chance brought about", () => {
  const kinds = new Set<string>();
  for (let seats = 1; seats <= 5; seats++)
    for (const [deal, rules] of [{}, STRICT, { schoolSelection: "free", levelOneBite: "none" }].entries()) {
      const ways = Array.from({ length: seats }, (_, seat) =>
        at(["random", "plan", "rate"] as const, (seat + deal) % 3),
      );
      game({ seed: `all ${seats} ${deal}`, ways, rules, most: 1500 }, kinds);
    }
  expect(kinds.size).toBeGreaterThan(36);
});
