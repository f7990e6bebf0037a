import { type Game, hashOf } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type GameRecord, withEntries } from "./record.ts";
import { parseSave, savingSteps, writeSave } from "./save.ts";
import { recorded, refusedWith } from "./test/games.ts";

const findGame = (id: string): Game | undefined => (id === "toy" ? toy.game : undefined);

/** A save as a cheat would write it: changed, with a fitting checksum. */
function forged(record: GameRecord, state: unknown, change: object): string {
  return writeSave({ ...record, ...change }, state);
}

test("a game saved at any moment comes back as it was", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(40), (name, entries) => {
      const { record, state } = recorded(toy, `save ${name}`, { entries });
      const loaded = parseSave(writeSave(record, state), findGame);
      expect(hashOf(loaded.state)).toBe(hashOf(state));
      expect(loaded.record).toEqual(record);
      expect(loaded.migratedFrom).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});

test("written in steps it is the same text", () => {
  for (const entries of [0, 1, 40]) {
    const { record, state } = recorded(toy, `steps ${entries}`, { entries });
    const odd = {
      ...Object(state),
      list: [undefined, [], {}, { a: undefined, ż: "\u2028" }],
      none: undefined,
    };
    for (const at of [state, odd, [], {}]) {
      const steps = savingSteps(record, at);
      let step = steps.next();
      while (!step.done) step = steps.next();
      expect(step.value).toBe(writeSave(record, at));
    }
  }
});

test("a save with any one character changed is refused", () => {
  const texts = [0, 1, 2].map((name) => {
    const { record, state } = recorded(toy, `changed ${name}`, { entries: 12 });
    return writeSave(record, state);
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.nat(),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
      (text, n, other) => {
        const place = n % text.length;
        fc.pre(text.charAt(place) !== other);
        const changed = text.slice(0, place) + other + text.slice(place + 1);
        expect(refusedWith(() => parseSave(changed, findGame)).sentence).toMatch(/[;,.] .+\.$/);
      },
    ),
    { numRuns: 500 },
  );
});

test("digits and letters that keep a save readable are refused too", () => {
  const { record, state } = recorded(toy, "digits", { entries: 12 });
  const text = writeSave(record, state);
  for (const [place, letter] of [...text].entries())
    if (/[0-9a-z]/.test(letter)) {
      const other = letter === "1" ? "2" : "1";
      const changed = text.slice(0, place) + (/[0-9]/.test(letter) ? other : "z") + text.slice(place + 1);
      if (changed !== text) refusedWith(() => parseSave(changed, findGame));
    }
});

test("a save that is cut off, or no save at all, is refused", () => {
  const { record, state } = recorded(toy, "cut", { entries: 5 });
  const text = writeSave(record, state);
  expect(refusedWith(() => parseSave(text.slice(0, -1), findGame)).code).toBe("not-json");
  expect(refusedWith(() => parseSave("", findGame)).code).toBe("not-json");
  for (const other of [
    "null",
    "[]",
    "{}",
    '"text"',
    '{"format":"medallion-record"}',
    "[".repeat(9e4) + "]".repeat(9e4),
  ])
    expect(refusedWith(() => parseSave(other, findGame)).code).toBe("wrong-format");
});

test("a damaged save says so, and one of a newer Medallion asks for an update", () => {
  const { record, state } = recorded(toy, "damaged", { entries: 5 });
  const text = writeSave(record, state);
  expect(refusedWith(() => parseSave(text.replace(record.seed, "0".repeat(64)), findGame)).code).toBe(
    "damaged",
  );
  const newer = text.replace(/"version":1}$/, '"version":2}');
  expect(refusedWith(() => parseSave(newer, findGame))).toMatchObject({
    code: "newer-save",
    path: "version",
  });
});

test("what a fitting checksum cannot hide is refused with its path", () => {
  const { record, state } = recorded(toy, "forged", { plain: true, entries: 5 });
  const first = record.segments[0];
  const cases: [string, string, string][] = [
    [forged(record, state, { game: "chess" }), "unknown-game", "record.game"],
    [
      forged(record, state, { segments: [{ ...first, rulesVersion: 99 }] }),
      "newer-rules",
      "record.segments.0.rulesVersion",
    ],
    [
      forged(record, state, { segments: [{ ...first, options: { mode: "x" } }] }),
      "unknown-mode",
      "record.segments.0.options.mode",
    ],
    [forged(record, state, { seed: "zz" }), "bad-shape", "record.seed"],
    [forged(record, { ...state, deck: [] }, {}), "checkpoint-differs", "checkpoint"],
    [
      writeSave(withEntries(record, { kind: "choice", seat: 0, question: 50, choice: 0 }), state),
      "illegal-entry",
      "record.segments.0.history.5",
    ],
  ];
  for (const [text, code, path] of cases)
    expect(refusedWith(() => parseSave(text, findGame))).toMatchObject({ code, path });
});

test("an illegal choice is found even where it was taken back", () => {
  const { record, state } = recorded(toy, "hidden", { plain: true, entries: 2 });
  const cheat = { kind: "choice", seat: 0, question: 50, choice: 0 } as const;
  const text = writeSave(withEntries(record, cheat, { kind: "takeback", to: 2 }), state);
  expect(refusedWith(() => parseSave(text, findGame))).toMatchObject({
    code: "illegal-entry",
    path: "record.segments.0.history.2",
  });
});

test("a game that breaks down on a save refuses it and throws nothing else", () => {
  const { record, state } = recorded(toy, "broken", { plain: true, entries: 2 });
  const broken: Game = {
    ...(toy.game as Game),
    advance: () => {
      throw new TypeError("no card");
    },
  };
  expect(refusedWith(() => parseSave(writeSave(record, state), () => broken)).code).toBe("rules-failed");
});
