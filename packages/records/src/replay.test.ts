import { hashOf } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { frames } from "./frames.ts";
import { parseRecord, withEntries } from "./record.ts";
import { replay } from "./replay.ts";
import { recorded, refusedWith } from "./test/games.ts";

const { game } = toy;

test("replay comes to the state that was played, whatever was taken back", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(40), (name, entries) => {
      const { record, state } = recorded(toy, `replay ${name}`, { entries });
      const replayed = replay(game, parseRecord(JSON.parse(JSON.stringify(record))));
      expect(hashOf(replayed.state)).toBe(hashOf(state));
      expect(replayed.finalities).toHaveLength(replayed.history.length);
    }),
    { numRuns: 150 },
  );
});

test("the frame after n entries is the replay of the first n, and the frames of takebacks go back", () => {
  for (let name = 0; name < 20; name++) {
    const { record } = recorded(toy, `frames ${name}`);
    const film = [...frames(game, record)];
    for (const frame of film) {
      const replayed = replay(game, record, frame.position);
      expect(hashOf(frame.state)).toBe(hashOf(replayed.state));
      expect(frame.ending).toEqual(replayed.ending);
      expect(frame.seats).toEqual(replayed.seats);
      expect(frame.paused).toBe(replayed.paused);
      if (frame.entry?.kind === "takeback") expect(frame.told).toEqual([]);
    }
    expect(film.map(({ position }) => position)).toEqual([...film.keys()]);
  }
});

test("frames tell the events of the beginning and of each choice with their audiences", () => {
  const { record } = recorded(toy, "told", { plain: true });
  const [beginning, ...rest] = frames(game, record);
  expect(beginning?.told.map(({ event }) => event.kind)).toEqual(["started", "dealt", "dealt"]);
  expect(beginning?.told[1]).toMatchObject({ to: [0], others: { kind: "handDealt", seat: 0 } });
  expect(rest.at(-1)?.told.at(-1)).toMatchObject({ event: { kind: "ended" }, to: "all" });
});

test("a resignation, an agreed draw and a game called off end the game", () => {
  const { record } = recorded(toy, "ended", { plain: true, entries: 3 });
  const endOf = (entry: Entry) => replay(game, withEntries(record, entry)).ending;
  expect(endOf({ kind: "resignation", seat: 0 })?.outcome.standings.map(({ result }) => result)).toEqual([
    "loss",
    "win",
  ]);
  expect(endOf({ kind: "draw" })?.by).toBe("draw");
  expect(endOf({ kind: "abort" })?.by).toBe("abort");
  expect(endOf({ kind: "pause" })).toBeUndefined();
});

test("after the end nothing but a takeback is accepted", () => {
  const { record } = recorded(toy, "over", { plain: true, entries: 3 });
  const over = withEntries(record, { kind: "draw" });
  for (const entry of [{ kind: "abort" }, { kind: "choice", seat: 0, question: 0, choice: 0 }] as const)
    expect(refusedWith(() => replay(game, withEntries(over, entry)))).toMatchObject({
      code: "illegal-entry",
      path: "segments.0.history.4",
    });
  expect(replay(game, withEntries(over, { kind: "takeback", to: 3 })).ending).toBeUndefined();
  const finished = recorded(toy, "over by the rules", { plain: true }).record;
  expect(refusedWith(() => replay(game, withEntries(finished, { kind: "draw" }))).code).toBe("illegal-entry");
});

test("entries that do not fit are refused with their place", () => {
  const { record } = recorded(toy, "illegal", { plain: true, entries: 2 });
  const entries: Entry[] = [
    { kind: "choice", seat: 0, question: 99, choice: 0 },
    { kind: "choice", seat: 0, question: 0, choice: 99 },
    { kind: "choice", seat: 7, question: 0, choice: 0 },
    { kind: "offer", seat: 7, choice: 0 },
    { kind: "offer", seat: 0, choice: 99 },
    { kind: "fallback", seat: 0, question: 99 },
    { kind: "resignation", seat: 2 },
    { kind: "seat", seat: 2, holder: { who: "person", name: "" } },
    { kind: "takeback", to: 2 },
  ];
  for (const entry of entries)
    expect(refusedWith(() => replay(game, withEntries(record, entry)))).toMatchObject({
      code: "illegal-entry",
      path: "segments.0.history.2",
    });
});

test("a seat handed to a bot and taken back is known at the end, and a pause too", () => {
  const { record } = recorded(toy, "seats", { plain: true, entries: 1 });
  const bot = { who: "bot", name: "B", bot: "random" } as const;
  const handed = withEntries(record, { kind: "seat", seat: 1, holder: bot }, { kind: "pause" });
  expect(replay(game, handed)).toMatchObject({ seats: [{ who: "person" }, bot], paused: true });
  const back = withEntries(
    handed,
    { kind: "seat", seat: 1, holder: { who: "person", name: "" } },
    { kind: "resume" },
  );
  expect(replay(game, back)).toMatchObject({ seats: [{ who: "person" }, { who: "person" }], paused: false });
});

test("a record that is not one is refused with the path of what is wrong", () => {
  const { record } = recorded(toy, "shape", { plain: true, entries: 2 });
  const wrong: [object, string, string][] = [
    [{ format: "x" }, "wrong-format", "format"],
    [{ version: 2 }, "newer-save", "version"],
    [{ seed: record.seed.toUpperCase() }, "bad-shape", "seed"],
    [{ salts: ["only one"] }, "bad-shape", "salts"],
    [{ segments: [] }, "bad-shape", "segments"],
    [{ segments: [...record.segments, ...record.segments] }, "bad-shape", "segments.1.options"],
    [
      { segments: [{ rulesVersion: 1, options: {}, history: [{ kind: "cheat" }] }] },
      "bad-shape",
      "segments.0.history.0.kind",
    ],
  ];
  for (const [change, code, path] of wrong)
    expect(refusedWith(() => parseRecord({ ...record, ...change }))).toMatchObject({ code, path });
  expect(refusedWith(() => parseRecord(null)).code).toBe("wrong-format");
});
