import type { Random } from "@medallion/kernel";
import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { expect, test } from "vitest";
import { ronin } from "../game.ts";
import { parseOptions } from "../options.ts";
import type { State } from "../state.ts";
import { knowledge } from "./index.ts";

type Way = "random" | "rate" | "plan";

/** A whole game, the seats answering in these ways; every rating is looked at. */
function game(seed: string, ways: readonly Way[], rules: Record<string, unknown> = {}): State {
  const state = begin(ronin, parseOptions({ humans: ways.length, rules }), randomFrom(seedFrom(seed)));
  const random: Random = randomOf(seed);
  for (;;) {
    const question = ronin.questions(state)[0];
    if (question === undefined) return state;
    const { seat } = question;
    const choices = ronin.choices(state, seat);
    const way = at(ways, seat);
    const ratings =
      way === "random"
        ? choices.map(() => random.below(1000))
        : (knowledge[way]?.(ronin.view(state, seat), question, choices, random) ?? []);
    expect(ratings).toHaveLength(choices.length);
    expect(ratings.every(Number.isFinite), question.kind).toBe(true);
    play(ronin, state, seat, at(choices, ratings.indexOf(Math.max(...ratings))));
  }
}

function wins(games: number, ways: (deal: number) => readonly Way[], of: Way): number {
  let won = 0;
  for (let deal = 0; deal < games; deal++) {
    const seats = ways(deal);
    const [best = -1] = game(`deal ${deal}`, seats).ranking ?? [];
    if (seats[best] === of) won++;
  }
  return won;
}

test("chance hardly ever wins against three who plan (N14)", () => {
  const seats = (deal: number): readonly Way[] =>
    [0, 1, 2, 3].map((seat) => (seat === deal % 4 ? "random" : "plan"));
  expect(wins(12, seats, "random")).toBeLessThanOrEqual(1);
});

test("who plans wins more than who looks at now alone", () => {
  const seats = (deal: number): readonly Way[] =>
    [0, 1, 2, 3].map((seat) => ((seat + deal) % 2 === 0 ? "plan" : "rate"));
  expect(wins(30, seats, "plan")).toBeGreaterThan(18);
});

const OPTIONS: readonly Record<string, unknown>[] = [
  { allianceSide: "B", automaCharacters: "chosen", autoSideQuest: false },
  { keptCardsPair: "next", endAbilityAfterChapter3: true, knownCards: "hidden" },
  { allianceSide: "B", soloDifficulty: "summer", endAbilityAfterChapter3: true },
];

test("every question of every game is rated with numbers, by both and beside chance", () => {
  for (let humans = 1; humans <= 5; humans++)
    for (const [deal, rules] of OPTIONS.entries()) {
      const ways = Array.from({ length: humans }, (_, seat) =>
        at(["plan", "rate", "random"] as const, (seat + deal) % 3),
      );
      expect(game(`all ${humans} ${deal}`, ways, rules).phase).toBe("over");
    }
});
