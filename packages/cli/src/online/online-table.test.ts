import { toy } from "@medallion/suites/toy";
import type { RoomEvent } from "@medallion/table";
import { expect, test } from "vitest";
import { OnlineTable } from "./online-table.ts";

const game = (kind: string): RoomEvent => ({ kind: "game", event: { kind } });

function table(): OnlineTable {
  return new OnlineTable(toy, 0, () => {
    throw new Error("nobody looks");
  });
}

test("what was taken back is no part of the log, counted by the viewer's own numbers", () => {
  const heard = table();
  heard.hear([game("one"), { kind: "paused" }, game("two")], 40);
  heard.hear([{ kind: "takenBack", seat: 0, to: 42 }, game("three")], 43);
  expect(heard.standing().map((event) => (event.kind === "game" ? event.event.kind : event.kind))).toEqual([
    "one",
    "paused",
    "takenBack",
    "three",
  ]);
});

test("each event is fresh once, and a new game begins a new log", () => {
  const heard = table();
  heard.hear([game("one")], 0);
  expect(heard.takeFresh()).toEqual([game("one")]);
  expect(heard.takeFresh()).toEqual([]);
  const gathering: RoomEvent = { kind: "gathering", game: 1, commitment: "c" };
  heard.hear([game("last"), gathering, game("first")], 1);
  expect(heard.takeFresh()).toEqual([gathering, game("first")]);
  expect(heard.standing()).toEqual([gathering, game("first")]);
});

test("names and words are cleaned before they reach a terminal", () => {
  const heard = table();
  heard.hear([{ kind: "said", person: "p", name: "E\u001bve", text: "a\u001b[2J" }], 0);
  expect(heard.takeFresh()).toEqual([{ kind: "said", person: "p", name: "E ve", text: "a [2J" }]);
});
