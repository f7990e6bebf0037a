import { afterEach, describe, expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { rate } from "../ratings/rate.ts";
import { openStore } from "../store/open.ts";
import type { FinishedGame, Store } from "../store/store.ts";
import { append, finished, guest, session, summary } from "../store/test/samples.ts";
import { RatedGames } from "./rated-games.ts";

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

const NOW = 100_000_000_000;
const HOUR = 3_600_000;

/** Ciri and Triss on an empty store, and how a game of theirs is written down. */
async function arranged(limits: Partial<typeof LIMITS> = {}) {
  const store = await openStore("sqlite::memory:", { rate });
  stores.push(store);
  for (const id of ["ciri", "triss"]) await store.people.add(guest(id));
  const judging = new RatedGames({
    store,
    limits: { ...LIMITS, ratedGuests: 2, ...limits },
    now: () => NOW,
  }).judging(store);
  const at = (person: string, network: string, seen = NOW) =>
    store.people.addSession({ ...session(`${person} ${network} ${seen}`, person, seen), network });
  let count = 0;
  const written = async (game: Partial<FinishedGame> = {}) => {
    const table = `table-${count++}`;
    await judging.tables.found(table, append(table, 0, { at: NOW }));
    const ended = { ...finished(0, ["ciri", "triss"], game), code: `code-${table}` };
    const over = summary({ stage: "over" });
    await judging.tables.append(append(table, 1, { at: NOW, summary: over, finished: [ended] }));
    const row = await store.games.find(table, 0);
    return row?.rated ? "rated" : row?.unrated;
  };
  return { store, at, written };
}

/** The first wins; so many moves each. */
function played(...moves: readonly [number, number]): Partial<FinishedGame> {
  const { players } = finished(0, ["ciri", "triss"]);
  return { players: players.map((player, seat) => ({ ...player, moves: moves[seat] ?? 0 })) };
}

describe("a rated game", () => {
  test("counts once whoever lost has made five moves; the winner needs none", async () => {
    const { store, written } = await arranged();
    expect(await written(played(0, 4))).toBe("short");
    expect(await store.games.ratings("ciri")).toEqual([]);
    expect(await written(played(0, 5))).toBe("rated");
    expect(await store.games.ratings("ciri")).toHaveLength(1);
  });

  test("that was agreed to be a draw counts once both have made five moves", async () => {
    const { written } = await arranged();
    const drawn = (one: number, two: number): Partial<FinishedGame> => ({
      players: (played(one, two).players ?? []).map((player) => ({ ...player, place: 1, result: "draw" })),
    });
    expect(await written(drawn(0, 0))).toBe("short");
    expect(await written(drawn(9, 4))).toBe("short");
    expect(await written(drawn(5, 5))).toBe("rated");
  });

  test("with others needs accounts; against a bot it does not", async () => {
    const { written } = await arranged({ ratedGuests: 0 });
    expect(await written()).toBe("guest");
    const [first, second] = played(9, 9).players ?? [];
    if (first === undefined || second === undefined) throw new Error("nobody played");
    expect(await written({ players: [first, { ...second, person: "bot:greedy" }] })).toBe("rated");
  });

  test("counts only so often a day with whoever comes from one network, however many they are", async () => {
    const { store, at, written } = await arranged({ ratedPerDay: 3 });
    await at("ciri", "home");
    const results: unknown[] = [];
    for (let count = 0; count < 6; count++) {
      const other = `other-${count}`;
      await store.people.add(guest(other));
      await at(other, "elsewhere");
      results.push(await written({ players: finished(0, ["ciri", other]).players }));
    }
    expect(results).toEqual(["rated", "rated", "rated", "often", "often", "often"]);
  });

  test("counts only so often a day for one player, whoever they play with", async () => {
    const { store, at, written } = await arranged({ ratedGamesPerDay: 2 });
    const results: unknown[] = [];
    for (let count = 0; count < 4; count++) {
      const other = `other-${count}`;
      await store.people.add(guest(other));
      await at(other, `network ${count}`);
      results.push(await written({ players: finished(0, ["ciri", other]).players }));
    }
    expect(results).toEqual(["rated", "rated", "often", "often"]);
  });

  test("that a bot lost quickly counts", async () => {
    const { written } = await arranged();
    const [first, second] = played(9, 0).players ?? [];
    if (first === undefined || second === undefined) throw new Error("nobody played");
    expect(await written({ players: [first, { ...second, person: "bot:greedy" }] })).toBe("rated");
  });

  test("does not count between players of one network, unless that was more than an hour ago or is allowed", async () => {
    const { at, written } = await arranged();
    await at("ciri", "home");
    await at("triss", "elsewhere");
    await at("triss", "home", NOW - HOUR - 1);
    expect(await written()).toBe("rated");
    await at("triss", "home");
    expect(await written()).toBe("network");
    const family = await arranged({ ratedPerNetwork: 2 });
    await family.at("ciri", "home");
    await family.at("triss", "home");
    expect(await family.written()).toBe("rated");
  });

  test("counts ten times a day between the same two", async () => {
    const { store, written } = await arranged();
    const results = await Promise.all(Array.from({ length: 13 }, () => written()));
    expect(results.filter((result) => result === "rated")).toHaveLength(10);
    expect(results.filter((result) => result === "often")).toHaveLength(3);
    expect((await store.games.ratings("triss"))[0]?.rating.games).toBe(10);
  });

  test("that was not to be rated is not judged", async () => {
    const { written } = await arranged();
    expect(await written({ ...played(0, 0), rated: false })).toBeUndefined();
  });
});
