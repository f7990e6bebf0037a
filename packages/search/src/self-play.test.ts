import { randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { positionsIn } from "./fit/samples.ts";
import { playBySelf, type SelfPlayed } from "./self-play.ts";

async function played(seed: string, positions: number, seats = 3): Promise<SelfPlayed> {
  const told = await toy.insight?.();
  if (told === undefined) throw new Error("the toy tells bots how to think ahead");
  const options = toy.lobby.options({ mode: "long", seats }, randomOf(seed));
  const random = randomFrom(seedFrom(seed));
  const chance = randomOf(`${seed}/chance`);
  return playBySelf({
    game: toy.game,
    insight: told,
    options,
    random,
    chance,
    positions,
    longest: toy.trial.longest,
  });
}

test("a game is played to its end, and what came of it is shared out", async () => {
  const { length, outcome, samples } = await played("one", 5);
  expect(length).toBeGreaterThan(5);
  expect(samples.model).toBe("long");
  expect(samples.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  for (const [seat, { place }] of outcome.standings.entries())
    expect((samples.shares[seat] ?? 0) > 0).toBe(place === 1);
});

test("so many positions are kept as were asked for, or all there were", async () => {
  const features = 3;
  expect(positionsIn((await played("few", 4)).samples, features)).toBe(4);
  const all = await played("all", 1000);
  expect(positionsIn(all.samples, features)).toBe(all.length);
});

test("the same chance plays the same game", async () => {
  expect(await played("same", 6)).toEqual(await played("same", 6));
  expect(await played("same", 6)).not.toEqual(await played("else", 6));
});

test("the first position has no lantern lit yet, in any camp", async () => {
  const { samples } = await played("start", 1000);
  expect([samples.measured[0], samples.measured[3], samples.measured[6]]).toEqual([0, 0, 0]);
});
