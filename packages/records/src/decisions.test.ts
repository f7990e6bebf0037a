import { at, begin, type Choice, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { decisionsIn } from "./decisions.ts";
import { type GameRecord, startRecord, withEntries } from "./record.ts";
import { recorded } from "./test/games.ts";

const { game } = toy;

/** A game of two people whose first question was answered, taken back, and answered otherwise; then some more. */
function withTakeback(): GameRecord {
  const options = toy.lobby.options({ mode: "long", seats: 2 }, randomOf("back"));
  const people = [0, 1].map(() => ({ who: "person", name: "" }) as const);
  const seed = seedFrom("back");
  const state = begin(game, options, randomFrom(seed));
  const first = at(game.questions(state), 0);
  const { id: question, seat } = first;
  const record = startRecord({ game, options, seats: people, seed });
  return withEntries(
    record,
    { kind: "choice", seat, question, choice: 1 },
    { kind: "takeback", to: 0 },
    { kind: "choice", seat, question, choice: 0 },
  );
}

test("each decision is what its seat saw, and what it chose", () => {
  const { record } = recorded(toy, "plain", { plain: true });
  const decisions = [...decisionsIn(toy, record)];
  expect(decisions.length).toBeGreaterThan(4);
  const state = begin(game, game.parseOptions(record.segments[0]?.options), randomFrom(record.seed));
  const [entries] = record.segments.map(({ history }) => history);
  let place = 0;
  for (const [position, entry] of (entries ?? []).entries()) {
    if (entry.kind !== "choice") continue;
    const choices: readonly Choice[] = game.choices(state, entry.seat);
    if (choices.length > 1) {
      const decision = at(decisions, place++);
      expect(decision).toMatchObject({ position, seat: entry.seat, chosen: entry.choice, choices });
      expect(decision.view).toEqual(game.view(state, entry.seat));
    }
    play(game, state, entry.seat, at(game.choices(state, entry.seat), entry.choice));
  }
  expect(place).toBe(decisions.length);
});

test("of one seat only its own decisions are given", () => {
  const { record } = recorded(toy, "plain", { plain: true });
  const own = [...decisionsIn(toy, record, 1)];
  expect(own).toEqual([...decisionsIn(toy, record)].filter(({ seat }) => seat === 1));
  expect(own.length).toBeGreaterThan(0);
});

test("what was taken back was no decision, and what came in its place stands where it was made", () => {
  const decisions = [...decisionsIn(toy, withTakeback())];
  expect(decisions.map(({ position, chosen }) => ({ position, chosen }))).toEqual([
    { position: 2, chosen: 0 },
  ]);
});
