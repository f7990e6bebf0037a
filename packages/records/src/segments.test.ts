import { type Game, hashOf, randomOf } from "@medallion/kernel";
import {
  type Options,
  type State,
  type ToyChoice,
  type ToyEvent,
  toy,
  type View,
} from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { frames } from "./frames.ts";
import { encodeLink } from "./link/encode.ts";
import { withEntries } from "./record.ts";
import { replay } from "./replay.ts";
import { parseSave, writeSave } from "./save.ts";
import { playedOn, type Recorded, recorded, refusedWith } from "./test/games.ts";
import { verify } from "./verify.ts";

/** The same game under changed rules: choices come in another order, and states of version 1 forget what was shown. */
const second: Game<State, Options, ToyChoice, ToyEvent, View> = {
  ...toy.game,
  rulesVersion: 2,
  choices: (state, seat) => toy.game.choices(state, seat).toReversed(),
  parseState(input, rulesVersion) {
    const state = toy.game.parseState(input, 1);
    return rulesVersion === 1 ? { ...state, shown: state.shown.map(() => false) } : state;
  },
};

function movedOn(name: string): Recorded<State> & { old: Recorded<State> } {
  const old = recorded(toy, name, { plain: true, entries: 4 });
  const loaded = parseSave(writeSave(old.record, old.state), () => second);
  expect(loaded.migratedFrom).toBe(1);
  const begun = { record: loaded.record, state: loaded.state as State };
  return { ...playedOn(second, begun, randomOf(name)), old };
}

test("a running game of an older version goes on from its checkpoint to its end in a second segment", () => {
  for (const name of ["a", "b", "c", "d"]) {
    const { record, state, old } = movedOn(name);
    expect(record.segments.map(({ rulesVersion }) => rulesVersion)).toEqual([1, 2]);
    expect(record.segments[0]).toEqual(old.record.segments[0]);
    expect(hashOf(replay(second, record).state)).toBe(hashOf(state));
    expect(replay(second, record).ending).toBeDefined();
    const again = parseSave(writeSave(record, state), () => second);
    expect(again.record).toEqual(record);
    expect(hashOf(again.state)).toBe(hashOf(state));
    expect(again.migratedFrom).toBeUndefined();
  }
});

test("verify proves the segment it can run and names the version that the other needs", () => {
  const { record, state } = movedOn("proof");
  const claim = { hash: hashOf(state) };
  const proof = verify(second, record, claim);
  expect(proof.verdict).toBe("unproved");
  expect(proof.findings.map(({ subject, verdict }) => `${subject} ${verdict}`)).toEqual([
    "commitment proved",
    "key proved",
    "segment unproved",
    "segment proved",
    "result proved",
  ]);
  expect(proof.findings[2]).toMatchObject({ needs: 1, sentence: expect.stringContaining("version 1") });
  expect(verify(toy.game, record, claim).findings.find(({ needs }) => needs !== undefined)?.needs).toBe(2);
});

test("a checkpoint with a key that seed and salts do not make is found, and one without a key proves nothing", () => {
  const { record, state } = movedOn("key");
  const [first, last] = record.segments;
  const start = { ...(last?.start as State), random: { key: "0".repeat(64), at: [] } };
  const segments = first && last ? [first, { ...last, start }] : [];
  const proof = verify(second, { ...record, segments }, { hash: hashOf(state) });
  expect(proof.findings.find(({ subject }) => subject === "key")?.verdict).toBe("failed");
  const keyless = first && last ? [first, { ...last, start: {} }] : [];
  const open = verify(second, { ...record, segments: keyless });
  expect(open.findings.find(({ subject }) => subject === "key")?.verdict).toBe("unproved");
});

test("the older segment is not run: one frame tells what was saved of it and stands at the checkpoint", () => {
  const { record } = movedOn("film");
  const [first, ...later] = record.segments;
  const told = [{ event: { kind: "passed", seat: 0 }, to: "all" as const }];
  const film = [...frames(second, { ...record, segments: first ? [{ ...first, told }, ...later] : [] })];
  expect(film[0]).toMatchObject({ position: 4, segment: 0, entry: undefined, told });
  expect(film[1]).toMatchObject({ position: 4, segment: 1, entry: undefined, told: [] });
  expect(hashOf(film[0]?.state)).toBe(hashOf(film[1]?.state));
  expect(film.at(-1)?.ending).toBeDefined();
  expect(refusedWith(() => replay(second, record, 3))).toMatchObject({
    code: "older-rules",
    path: "segments.0.rulesVersion",
  });
  expect(hashOf(replay(second, record, 4).state)).toBe(hashOf(film[0]?.state));
});

test("a takeback does not reach behind the checkpoint", () => {
  const { record } = movedOn("back");
  const [first, last] = record.segments;
  const empty = first && last ? { ...record, segments: [first, { ...last, history: [] }] } : record;
  expect(refusedWith(() => replay(second, withEntries(empty, { kind: "takeback", to: 0 }))).code).toBe(
    "illegal-entry",
  );
});

test("a game resigned under an older version stays resigned", () => {
  const { record, state } = recorded(toy, "resigned", { plain: true, entries: 3 });
  const text = writeSave(withEntries(record, { kind: "resignation", seat: 1 }), state);
  const loaded = parseSave(text, () => second);
  expect(loaded.ending?.by).toBe("resignation");
  const more = withEntries(loaded.record, { kind: "draw" });
  expect(refusedWith(() => replay(second, more)).code).toBe("illegal-entry");
});

test("a game under several versions goes into a file, not into a link", () => {
  const { record } = movedOn("link");
  const kit = { ...toy, game: second };
  expect(refusedWith(() => encodeLink([kit], record, { ownsAllHumanSeats: true })).code).toBe(
    "several-versions",
  );
});
