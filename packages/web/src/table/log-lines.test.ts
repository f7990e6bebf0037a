import { gwentKit } from "@medallion/gwent";
import { speaker } from "@medallion/kernel";
import type { RoomEvent } from "@medallion/table";
import { expect, test } from "vitest";
import { loadWords } from "../language/words.ts";
import { type LogWords, logLines } from "./log-lines.ts";

const NAMES = ["Anna", "Bob"];
const telling: LogWords = {
  kit: gwentKit,
  say: speaker("en", await gwentKit.texts("en"), NAMES),
  names: NAMES,
  text: (await loadWords("en")).text,
};

function said(...events: readonly RoomEvent[]): readonly string[] {
  return logLines(events, telling).map(({ text }) => text);
}

test("events of the game, of the table and words are lines of their own kind", () => {
  const events: RoomEvent[] = [
    { kind: "readied", seat: 0, ready: true },
    { kind: "game", event: { kind: "roundStarted", round: 1, seat: 1 } as never },
    { kind: "proposed", what: "draw", seat: 0 },
    { kind: "said", person: "b", name: "Bob", text: "No way" },
  ];
  expect(logLines(events, telling)).toEqual([
    { place: 1, from: "game", text: "Round 1: Bob starts." },
    { place: 2, from: "table", text: "Anna offers a draw." },
    { place: 3, from: "chat", text: "Bob: “No way”" },
  ]);
});

test("a line says which rule tells more of it, where one does", () => {
  const passed = { kind: "passed", seat: 0, automatic: false } as const;
  expect(logLines([{ kind: "game", event: passed }], telling)).toEqual([
    { place: 0, from: "game", text: "Anna passes.", rule: "GW-4.3" },
  ]);
});

test("a game that ended by its rules has told so itself, one that ended at the table is told of", () => {
  const outcome = { standings: [], text: { key: "outcome.draw" } };
  expect(said({ kind: "ended", ending: { by: "rules", outcome } })).toEqual([]);
  expect(said({ kind: "ended", ending: { by: "draw", outcome } })).toEqual(["The match is a draw"]);
});

test("a bot that plays for somebody is worth a line, an empty seat is not", () => {
  const place = { kind: "person", person: "a", name: "Anna", guest: true } as const;
  expect(said({ kind: "placed", seat: 0, place: { ...place, standIn: "greedy" } })).toEqual([
    "A bot is playing for Anna.",
  ]);
  expect(said({ kind: "placed", seat: 0, place: { kind: "open" } })).toEqual([]);
});
