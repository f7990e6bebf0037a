import { usualSettings } from "@medallion/table";
import { expect, test } from "vitest";
import type { LocalCard } from "../../local/local-tables.ts";
import { company, runningTables } from "./running.ts";

function card(id: string, updated: number, more: Partial<LocalCard> = {}): LocalCard {
  return {
    id,
    stage: "playing",
    settings: usualSettings("toy", "usual", 2),
    places: [],
    owner: "local-0",
    created: 0,
    updated,
    turn: [0],
    finished: 0,
    ...more,
  };
}

test("the table that was played last and waits for us comes first", () => {
  const found = runningTables(
    [card("older", 1), card("newer", 3)],
    [{ table: card("online", 2), link: "https://play.example.org/t/online", turn: true }],
  );
  expect(found.map(({ path }) => path)).toEqual(["/play/newer", "/t/online", "/play/older"]);
});

test("finished and broken tables, and online ones where others are to move, are not offered", () => {
  const local = [card("over", 5, { stage: "over" }), card("broken", 6, { trouble: "damaged" })];
  const theirs = { table: card("online", 2), link: "https://play.example.org/t/online", turn: false };
  expect(runningTables(local, [theirs])).toEqual([]);
});

test("a game of this device where a bot thinks is offered after those that wait", () => {
  const found = runningTables([card("thinking", 9, { turn: [] }), card("waiting", 1)], []);
  expect(found.map(({ path }) => path)).toEqual(["/play/waiting", "/play/thinking"]);
});

test("whoever plays alone against bots reads only their names; two at one device read both", () => {
  const anna = { kind: "person", person: "local-0", name: "Anna", guest: true } as const;
  const boris = { kind: "person", person: "local-1", name: "Boris", guest: true } as const;
  const bot = { kind: "bot", bot: "greedy", name: "greedy" } as const;
  expect(company(["Anna", "Bot"], [anna, bot])).toEqual(["Bot"]);
  expect(company(["Anna", "Boris"], [anna, boris])).toEqual(["Anna", "Boris"]);
  expect(company(["Anna"], [anna])).toEqual(["Anna"]);
});
