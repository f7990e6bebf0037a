import { beforeAll, expect, test } from "vitest";
import { WAYS } from "../gathering.ts";
import { LONG } from "./games.ts";
import { leaksOf } from "./judge.ts";
import { MUTANTS } from "./mutants.ts";
import type { Recording } from "./recording.ts";
import { withServer } from "./trial.ts";

/** Ways to play that have somebody to hide from, of long games only the smallest; some of them with a clock. */
const GAMES = WAYS.flatMap(({ kit, seats }, number) =>
  seats === 2 || (seats > 1 && kit.trial.longest < LONG) ? [number] : [],
);
/** Recordings that each mutant is tried on. */
const TRIED = 2;

const recordings: Recording[] = [];

beforeAll(async () => {
  await withServer(async (record) => {
    recordings.push(...(await Promise.all(GAMES.map((number) => record(number % 2, number, "mutants")))));
  });
});

test("what the server sends is clean", () => {
  expect(recordings.flatMap(leaksOf)).toEqual([]);
});

test.for(MUTANTS)("the judge notices: $name", ({ change }) => {
  const mutants = recordings.flatMap((recording) => change(recording) ?? []).slice(0, TRIED);
  expect(mutants.length).toBeGreaterThan(0);
  for (const mutant of mutants) expect(leaksOf(mutant)).not.toEqual([]);
});
