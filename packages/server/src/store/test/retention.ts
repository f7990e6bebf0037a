import { expect, test } from "vitest";
import type { RetentionRules, Store } from "../store.ts";
import type { Stores } from "./places.ts";
import { append, entry, finished, guest, session, summary } from "./samples.ts";

/** Everything before 1000 may go. */
const RULES: RetentionRules = {
  ...{ now: 1000, gathering: 1000, playing: 1000, over: 1000, unkept: 1000, perAccount: 2 },
  ...{ guest: 1000, session: 1000, report: 1000 },
};

async function swept(store: Store, rules: Partial<RetentionRules> = {}, held: readonly string[] = []) {
  const removed: Record<string, number> = {};
  for await (const step of store.retention.steps({ ...RULES, ...rules }, (id) => held.includes(id)))
    if (step.removed > 0) removed[step.what] = (removed[step.what] ?? 0) + step.removed;
  return removed;
}

async function account(store: Store, id: string, name: string): Promise<void> {
  await store.people.add({ ...guest(id), created: 1 });
  const rest = { guestName: "A guest", password: "hash", recovery: "hash", at: 1 };
  await store.people.claim(id, { name, nameKey: name, skeletons: [name], ...rest });
}

/** A table at which a game was finished then. */
async function over(store: Store, id: string, at: number, people: readonly [string, string]): Promise<void> {
  const stage = { stage: "over" as const, sitting: people.map((person) => ({ person, turn: false })) };
  await store.tables.found(
    id,
    append(id, 0, { at, summary: summary(stage), finished: [finished(0, people, { code: id })] }),
  );
}

/** What is removed when nobody needs it, and what never is. */
export function retentionContract({ open }: Stores): void {
  test("tables that nobody touched are forgotten, at whatever stage; others and those in memory stay", async () => {
    const store = await open();
    for (const [id, at, stage] of [
      ["old-gathering", 10, "gathering"],
      ["old-playing", 10, "playing"],
      ["old-closed", 10, "over"],
      ["held", 10, "playing"],
      ["new", 2000, "playing"],
    ] as const)
      await store.tables.found(id, append(id, 0, { at, summary: summary({ stage, due: 5 }) }));
    expect(await swept(store, {}, ["held"])).toEqual({ tables: 3, entries: 3 });
    for (const id of ["old-gathering", "old-playing", "old-closed"])
      expect(await store.tables.find(id), id).toBeUndefined();
    expect(await store.tables.entries("held")).toHaveLength(1);
    expect(await store.tables.entries("new")).toHaveLength(1);
  });

  test("any number of stale gatherings is forgotten with all that belongs to them, a few entries at a time", async () => {
    const store = await open();
    const { tables, nodes } = store;
    await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        tables.found(`t${index}`, append(`t${index}`, 0, { at: 10 })),
      ),
    );
    const entries = Array.from({ length: 1200 }, (_, index) => entry(String(index)));
    await tables.append(append("t7", 1, { at: 10, entries }));
    await tables.saveCheckpoint("t7", 1, "x");
    await nodes.beat("node", 60_000);
    await nodes.claim("t7", "node");
    const steps = [];
    for await (const { what, removed } of store.retention.steps(RULES, () => false))
      if (what === "entries") steps.push(removed);
    expect([steps.reduce((sum, one) => sum + one), Math.max(...steps)]).toEqual([1320, 500]);
    expect(await tables.checkpoint("t7")).toBeUndefined();
    expect((await store.counts()).entries).toBe(0);
    await tables.found("t7", append("t7", 0));
    expect(await tables.entries("t7")).toHaveLength(1);
  });

  test("a finished table loses the log that its records hold, and nobody writes to it any more", async () => {
    const store = await open();
    await account(store, "ciri", "Ciri");
    await over(store, "t", 10, ["ciri", "ben"]);
    await store.tables.saveCheckpoint("t", 0, "earlier");
    await store.tables.saveCheckpoint("t", 1, "checkpoint");
    expect(await swept(store)).toEqual({ entries: 1 });
    expect(await store.tables.entries("t")).toEqual([]);
    expect(await store.tables.checkpoint("t")).toBeUndefined();
    expect(await store.tables.append(append("t", 1, { at: 2000 }))).toBe("conflict");
    expect((await store.games.find("t", 0))?.record).toBeDefined();
    expect(await store.tables.of("ciri", "over", 9)).toHaveLength(1);
    expect(await swept(store)).toEqual({});
  });

  test("a game is kept while an account has it among its latest; what the others came to still counts", async () => {
    const store = await open();
    await account(store, "ciri", "Ciri");
    for (const id of ["ann", "ben"]) await store.people.add({ ...guest(id), created: 2000 });
    for (const [id, at] of [
      ["t1", 10],
      ["t2", 20],
      ["t3", 30],
    ] as const)
      await over(store, id, at, ["ciri", "ben"]);
    await over(store, "guests", 40, ["ann", "ben"]);
    await over(store, "new", 2000, ["ann", "ben"]);
    const before = await store.games.statistics("ben");
    expect(await swept(store)).toMatchObject({ games: 2 });
    const kept = await Promise.all(["t1", "t2", "t3", "guests", "new"].map((id) => store.games.find(id, 0)));
    expect(kept.map((game) => game?.table)).toEqual([undefined, "t2", "t3", undefined, "new"]);
    expect(await store.games.statistics("ben")).toEqual(before);
    expect(await store.games.statistics("ciri")).toMatchObject([{ played: 3, won: 3 }]);
    // The tables of games that are gone go the next time.
    expect(await swept(store)).toEqual({ tables: 2 });
  });

  test("a favourite stays, a guest's too while the guest is known; what all who played have deleted goes", async () => {
    const store = await open();
    await account(store, "ciri", "Ciri");
    for (const id of ["ann", "ben"]) await store.people.add({ ...guest(id), created: 2000 });
    for (const [id, at] of [
      ["old", 10],
      ["older", 11],
      ["t3", 30],
      ["t4", 40],
    ] as const)
      await over(store, id, at, ["ciri", "ben"]);
    await over(store, "guests", 41, ["ann", "ben"]);
    await over(store, "plain", 42, ["ann", "ben"]);
    const keep = (person: string, table: string, wish: { favourite?: boolean; deleted?: number }) =>
      store.games.keep(person, `${table}-0`, wish, 9);
    await keep("ciri", "old", { favourite: true });
    await keep("ann", "guests", { favourite: true });
    // Deleted by the only account: the guest's list is no keeper.
    await keep("ciri", "t4", { deleted: 50 });
    expect(await swept(store)).toMatchObject({ games: 3 });
    const ids = ["old", "older", "t3", "t4", "guests", "plain"];
    const kept = await Promise.all(ids.map((id) => store.games.find(id, 0)));
    expect(kept.flatMap((game) => game?.table ?? [])).toEqual(["old", "t3", "guests"]);
    // A favourite that was deleted is none.
    await keep("ciri", "old", { deleted: 60 });
    expect(await swept(store)).toMatchObject({ games: 1 });
    expect(await store.games.find("old", 0)).toBeUndefined();
    expect(await store.games.statistics("ciri")).toMatchObject([{ played: 4, won: 4 }]);
  });

  test("guests go who were not seen for long and have no table; accounts never do", async () => {
    const store = await open();
    const { people, talk, tables } = store;
    for (const id of ["gone", "seen", "sitting"]) await people.add({ ...guest(id), created: 10 });
    await account(store, "ciri", "Ciri");
    await people.addSession(session("s1", "gone", 20));
    await people.addSession({ ...session("s2", "seen", 2000), created: 1500 });
    await tables.found(
      "t",
      append("t", 0, { at: 2000, summary: summary({ owner: "sitting", sitting: [] }) }),
    );
    for (const [one, other] of [
      ["gone", "ciri"],
      ["ciri", "gone"],
      ["ciri", "nobody"],
      ["ciri", "seen"],
    ] as const)
      await talk.mute(one, other);
    expect(await swept(store)).toEqual({ guests: 1, mutes: 1 });
    expect(await people.find("gone")).toBeUndefined();
    expect(await people.session("s1")).toBeUndefined();
    for (const id of ["seen", "sitting", "ciri"]) expect(await people.find(id), id).toBeDefined();
    expect(await talk.muted("ciri")).toEqual(["seen"]);
  });

  test("sessions, reports, bans and budgets go by their age", async () => {
    const store = await open();
    await account(store, "ciri", "Ciri");
    await store.people.addSession({ ...session("old", "ciri", 2000), created: 10 });
    await store.people.addSession({ ...session("new", "ciri", 2000), created: 2000 });
    for (const at of [10, 2000])
      await store.talk.report({ by: "ciri", about: "x", table: `t${at}`, reason: "r", words: [], at });
    const [, old] = await store.owner.reports(9);
    await store.owner.deal(old?.id ?? "", 20);
    const ban = { kind: "network" as const, subject: "10.0.0.0/8", label: "", reason: "", created: 1 };
    await store.owner.ban({ id: "b1", ...ban, until: 10 });
    await store.owner.ban({ id: "b2", ...ban, until: 40 * 86_400_000 });
    const now = 31 * 86_400_000;
    for (const at of [10, now]) await store.budgets.take(`budget ${at}`, { most: 9, refill: 3_600_000 }, at);
    expect(await swept(store, { now })).toEqual({ sessions: 1, reports: 1, bans: 1, budgets: 1 });
    expect((await store.people.sessions("ciri")).map(({ id }) => id)).toEqual(["new"]);
    expect(await store.owner.reports(9)).toHaveLength(1);
    expect((await store.owner.bans()).map(({ id }) => id)).toEqual(["b2"]);
  });
}
