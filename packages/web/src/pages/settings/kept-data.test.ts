import { usualSettings } from "@medallion/table";
import { expect, test } from "vitest";
import type { FinishedRow } from "../../local/finished-row.ts";
import type { Area, Keep } from "../../local/keep.ts";
import type { LocalCard, LocalTables } from "../../local/local-tables.ts";
import { clearAll, countKept } from "./kept-data.ts";

function table(id: string, more: Partial<LocalCard>): LocalCard {
  const settings = usualSettings("toy", "usual", 2);
  return {
    id,
    stage: "over",
    settings,
    places: [],
    owner: "",
    created: 0,
    updated: 0,
    turn: [],
    finished: 0,
    ...more,
  };
}

function tablesWith(cards: LocalCard[], refuse?: string, games: FinishedRow[] = []): LocalTables {
  return {
    found: () => Promise.reject(new Error("not here")),
    list: async () => [...cards],
    remove: async (id) => {
      if (id === refuse) throw new Error("in use");
      cards.splice(
        cards.findIndex((card) => card.id === id),
        1,
      );
    },
    record: () => Promise.reject(new Error("not here")),
    finished: async () => [...games],
    favour: async () => {},
    drop: async () => {},
    restore: async () => {},
    forget: async () => void games.splice(0),
    isKept: async () => true,
    watch: () => () => {},
  };
}

function keepWith(things: Map<string, unknown>): Keep {
  const of = (area: Area) => [...things.keys()].filter((key) => key.startsWith(`${area}/`));
  return {
    get: async (area, id) => things.get(`${area}/${id}`),
    put: async (area, id, value) => void things.set(`${area}/${id}`, value),
    delete: async (area, id) => void things.delete(`${area}/${id}`),
    list: async (area) =>
      of(area).map((key) => ({ id: key.slice(area.length + 1), value: things.get(key), updated: 0 })),
    watch: () => () => {},
  };
}

const THINGS = (): Map<string, unknown> => new Map([["decks/one", { name: "One" }]]);

test("after clearing nothing is left", async () => {
  const game = { table: "a", number: 0, game: "toy", mode: "usual", by: "rules", finished: 1, seats: [] };
  const localTables = tablesWith([table("a", {})], undefined, [game]);
  const keep = keepWith(THINGS());
  expect(await countKept(localTables, keep)).toEqual({ tables: 1, decks: 1, replays: 1 });
  await clearAll(localTables, keep);
  expect(await countKept(localTables, keep)).toEqual({ tables: 0, decks: 0, replays: 0 });
});

test("one table that cannot be removed does not save the others", async () => {
  const localTables = tablesWith([table("a", {}), table("b", {})], "a");
  const keep = keepWith(THINGS());
  await expect(clearAll(localTables, keep)).rejects.toThrow("in use");
  expect(await countKept(localTables, keep)).toEqual({ tables: 1, decks: 0, replays: 0 });
});
