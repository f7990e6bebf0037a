import { expect, test } from "vitest";
import type { Stores } from "./places.ts";
import { append, entry, finished, summary } from "./samples.ts";

/** Logs of tables, and the lists of them. */
export function tablesContract({ open, newPlace }: Stores): void {
  test("a founded table is found with its summary and its log", async () => {
    const { tables } = await open();
    await tables.found("t", append("t", 0, { summary: summary({ rated: true, due: 77 }) }));
    const { sitting: _sitting, ...shown } = summary({ rated: true, due: 77 });
    expect(await tables.find("t")).toEqual({
      ...{ id: "t", invitation: expect.any(String), created: 2000, updated: 2000, position: 1 },
      ...shown,
    });
    expect(await tables.entries("t")).toEqual([entry("t:0")]);
    expect(await tables.find("u")).toBeUndefined();
    expect(await tables.entries("u")).toEqual([]);
  });

  test("a table is named by its id and its invitation, and knows who sits there and who owns it", async () => {
    const { tables } = await open();
    await tables.found("t", append("t", 0, { summary: summary({ owner: "yennefer" }) }), "please come");
    await tables.found("u", append("u", 0));
    expect(await tables.named("t", undefined)).toEqual({ ...(await tables.find("t")), belongs: false });
    expect(await tables.named("please come", "geralt")).toMatchObject({ id: "t", belongs: false });
    expect(await tables.named("please come", "ciri")).toMatchObject({ id: "t", belongs: true });
    expect(await tables.named("t", "yennefer")).toMatchObject({ id: "t", belongs: true });
    const fresh = (await tables.find("u"))?.invitation ?? "";
    expect(fresh).toMatch(/^[\w-]{22}$/);
    expect(await tables.named(fresh, "")).toMatchObject({ id: "u", belongs: false });
    expect(await tables.named("", "")).toBeUndefined();
    await tables.append(append("t", 1, { summary: summary({ owner: "yennefer", sitting: [] }) }));
    expect(await tables.named("t", "ciri")).toMatchObject({ belongs: false });
    expect((await tables.find("t"))?.invitation).toBe("please come");
  });

  test("a table cannot be founded twice", async () => {
    const { tables } = await open();
    await tables.found("t", append("t", 0));
    const again = tables.found("t", append("t", 0, { entries: [entry("again")] }));
    await expect(again).rejects.toMatchObject({ name: "StoreError", code: "exists" });
    expect(await tables.entries("t")).toEqual([entry("t:0")]);
  });

  test("entries are appended in order and read from any position", async () => {
    const { tables } = await open();
    await tables.found("t", append("t", 0));
    expect(await tables.append(append("t", 1, { entries: [entry("a"), entry("b")] }))).toBe("done");
    expect(await tables.append(append("t", 3, { summary: summary({ stage: "playing" }) }))).toBe("done");
    expect(await tables.entries("t")).toEqual(["t:0", "a", "b", "t:3"].map(entry));
    expect(await tables.entries("t", 2)).toEqual(["b", "t:3"].map(entry));
    expect(await tables.entries("t", 4)).toEqual([]);
    expect(await tables.find("t")).toMatchObject({
      position: 4,
      updated: 2003,
      stage: "playing",
      created: 2000,
    });
  });

  test.each([0, 1, 3])(
    "an append at %i of a log of two is a conflict and writes nothing at all",
    async (position) => {
      const { tables, games } = await open();
      await tables.found("t", append("t", 0, { entries: [entry("a"), entry("b")] }));
      const late = append("t", position, {
        summary: summary({ stage: "over", sitting: [{ person: "geralt", turn: true }] }),
        finished: [finished(1, ["ciri", "geralt"])],
      });
      const before = await tables.find("t");
      expect(await tables.append(late)).toBe("conflict");
      expect(await tables.find("t")).toEqual(before);
      expect(await tables.entries("t")).toEqual(["a", "b"].map(entry));
      expect(await tables.of("geralt", "over", 9)).toEqual([]);
      expect(await games.find("t", 1)).toBeUndefined();
      expect(await games.ratings("ciri")).toEqual([]);
    },
  );

  test("an append to a table that is not there is a conflict", async () => {
    const { tables } = await open();
    expect(await tables.append(append("nowhere", 0))).toBe("conflict");
    expect(await tables.find("nowhere")).toBeUndefined();
  });

  test("of fifty appends at one position over two connections exactly one is written", async () => {
    const url = await newPlace();
    const stores = [await open(url), await open(url)];
    await stores[0]?.tables.found("t", append("t", 0));
    for (const position of [1, 2]) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          stores[index % 2]?.tables.append(
            append("t", position, { entries: [entry(`${position}/${index}`)] }),
          ),
        ),
      );
      expect(replies.filter((reply) => reply === "done")).toHaveLength(1);
      expect(replies.filter((reply) => reply === "conflict")).toHaveLength(49);
      const log = await stores[0]?.tables.entries("t");
      expect(log?.[position]).toEqual(entry(`${position}/${replies.indexOf("done")}`));
    }
  });

  test("where two nodes write the same tables in opposite order every position is written once", async () => {
    const url = await newPlace();
    const [one, two] = [await open(url), await open(url)];
    const ids = Array.from({ length: 30 }, (_, index) => `t${index}`);
    await Promise.all(ids.map((id) => one.tables.found(id, append(id, 0))));
    for (let position = 1; position <= 5; position++) {
      const first = Promise.all(ids.map((id) => one.tables.append(append(id, position))));
      const second = Promise.all(ids.toReversed().map((id) => two.tables.append(append(id, position))));
      const replies = [await first, (await second).toReversed()];
      for (const [index] of ids.entries())
        expect(replies.map((reply) => reply[index]).toSorted()).toEqual(["conflict", "done"]);
    }
    for (const id of ids) expect(await two.tables.entries(id)).toHaveLength(6);
  });

  test("one append that fails does not hurt those beside it", async () => {
    const { tables, games } = await open(undefined, ({ mode }) => {
      if (mode === "broken") throw new Error("ratings broke down");
      return new Map();
    });
    const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
    await Promise.all(ids.map((id) => tables.found(id, append(id, 0))));
    const replies = await Promise.allSettled(
      ids.map((id, index) => {
        if (index % 4 === 1) return tables.append(append(id, 0));
        const mode = index % 4 === 2 ? "broken" : "short";
        return tables.append(append(id, 1, { finished: [finished(1, ["ciri", "triss"], { mode })] }));
      }),
    );
    for (const [index, reply] of replies.entries()) {
      const failed = index % 4 === 2;
      const conflict = index % 4 === 1;
      expect(reply.status).toBe(failed ? "rejected" : "fulfilled");
      if (reply.status === "fulfilled") expect(reply.value).toBe(conflict ? "conflict" : "done");
      if (reply.status === "rejected") expect(reply.reason).toMatchObject({ message: "ratings broke down" });
      const written = !failed && !conflict;
      expect(await tables.entries(`t${index}`)).toHaveLength(written ? 2 : 1);
      expect((await games.find(`t${index}`, 1)) !== undefined).toBe(written);
    }
  });

  test("checkpoints are found by their position, the newest unless told; one for no table is dropped", async () => {
    const { tables } = await open();
    await tables.found("t", append("t", 0));
    expect(await tables.checkpoint("t")).toBeUndefined();
    await tables.saveCheckpoint("t", 5, "five");
    await tables.saveCheckpoint("t", 3, "three", { rules: 2, heard: [3, 2, 1] });
    expect(await tables.checkpoint("t")).toEqual({ position: 5, data: "five" });
    await tables.saveCheckpoint("t", 8, "ate", { rules: 2, heard: [8, 8, 8] });
    await tables.saveCheckpoint("t", 8, "eight", { rules: 3, heard: [8, 7, 6] });
    expect(await tables.checkpoint("t")).toEqual({ position: 8, data: "eight" });
    expect(await tables.checkpoint("t", 7)).toEqual({ position: 5, data: "five" });
    expect(await tables.checkpoint("t", 3)).toEqual({ position: 3, data: "three" });
    expect(await tables.checkpoint("t", 2)).toBeUndefined();
    expect(await tables.checkpoints("t")).toEqual([
      { position: 3, rules: 2, heard: [3, 2, 1] },
      { position: 8, rules: 3, heard: [8, 7, 6] },
    ]);
    await tables.saveCheckpoint("nowhere", 1, "x");
    expect(await tables.checkpoint("nowhere")).toBeUndefined();
    expect(await tables.checkpoints("nowhere")).toEqual([]);
  });

  test("however many checkpoints come, a bounded number stays, spread over the whole log; the newest is one", async () => {
    const { tables } = await open();
    await tables.found("t", append("t", 0));
    for (let position = 64; position <= 6400; position += 64) {
      await tables.saveCheckpoint("t", position, `at ${position}`, { rules: 1, heard: [position] });
      const kept = (await tables.checkpoints("t")).map((one) => one.position);
      expect(kept.length).toBeLessThanOrEqual(20);
      expect(kept.at(-1)).toBe(position);
      const gaps = kept.map((one, index) => one - (kept[index - 1] ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.max(64, position / 6));
    }
    await tables.saveCheckpoint("t", 6401, "the end", { rules: 1, heard: [6401] }, 4);
    const left = (await tables.checkpoints("t")).map((one) => one.position);
    expect(left).toHaveLength(4);
    expect(left.at(-1)).toBe(6401);
  });

  test("the lobby shows open tables that gather, newest first, as the filter says", async () => {
    const { tables } = await open();
    const found = (id: string, at: number, change: Parameters<typeof summary>[0]) =>
      tables.found(id, append(id, 0, { at, summary: summary({ owner: id, ...change }) }));
    await found("old", 1, {});
    await found("closed", 2, { open: false });
    await found("playing", 3, { stage: "playing" });
    await found("long", 4, { mode: "long" });
    await found("other", 5, { game: "other" });
    await found("rated", 6, { rated: true });
    const ids = async (filter: object) => (await tables.lobby({ limit: 9, ...filter })).map(({ id }) => id);
    expect(await ids({})).toEqual(["rated", "other", "long", "old"]);
    expect(await ids({ limit: 2 })).toEqual(["rated", "other"]);
    expect(await ids({ game: "toy" })).toEqual(["rated", "long", "old"]);
    expect(await ids({ game: "toy", mode: "short", rated: false })).toEqual(["old"]);
    expect(await ids({ rated: true })).toEqual(["rated"]);
    expect(await ids({ mode: "none" })).toEqual([]);
  });

  test("no host fills the lobby alone: a list shows the three newest tables of each", async () => {
    const { tables } = await open();
    const found = (id: string, at: number, owner: string) =>
      tables.found(id, append(id, 0, { at, summary: summary({ owner }) }));
    await found("honest", 1, "anna");
    for (let number = 1; number <= 9; number += 1) await found(`flood ${number}`, 1 + number, "bruno");
    const ids = (await tables.lobby({ limit: 100 })).map(({ id }) => id);
    expect(ids).toEqual(["flood 9", "flood 8", "flood 7", "honest"]);
  });

  test("people find their tables: running ones with their turn first, then those that are over", async () => {
    const { tables } = await open();
    const found = (id: string, at: number, stage: "gathering" | "playing" | "over", turn: boolean) =>
      tables.found(
        id,
        append(id, 0, { at, summary: summary({ stage, sitting: [{ person: "geralt", turn }] }) }),
      );
    await found("gathers", 5, "gathering", false);
    await found("waits", 3, "playing", false);
    await found("mine", 1, "playing", true);
    await found("mine too", 2, "playing", true);
    await found("over", 4, "over", false);
    await found("long over", 2, "over", false);
    const ids = async (which: "running" | "over", limit: number, before?: number) =>
      (await tables.of("geralt", which, limit, before)).map(({ id }) => id);
    expect(await ids("running", 9)).toEqual(["mine too", "mine", "gathers", "waits"]);
    expect(await ids("running", 1)).toEqual(["mine too"]);
    expect(await ids("over", 9)).toEqual(["over", "long over"]);
    expect(await ids("over", 9, 4)).toEqual(["long over"]);
    expect((await tables.of("geralt", "running", 2)).map(({ turn }) => turn)).toEqual([true, true]);
    expect(await tables.of("ciri", "running", 9)).toEqual([]);
  });

  test("whoever stands up has the table no more; whoever sits in two seats has it once", async () => {
    const { tables } = await open();
    const sitting = (...people: [string, boolean][]) => ({
      summary: summary({ stage: "playing", sitting: people.map(([person, turn]) => ({ person, turn })) }),
    });
    await tables.found("t", append("t", 0, sitting(["ciri", false], ["triss", true])));
    await tables.append(append("t", 1, sitting(["ciri", true], ["geralt", false], ["ciri", false])));
    expect(await tables.of("triss", "running", 9)).toEqual([]);
    expect((await tables.of("ciri", "running", 9)).map(({ turn }) => turn)).toEqual([true]);
    expect((await tables.of("geralt", "running", 9)).map(({ turn }) => turn)).toEqual([false]);
    await tables.append(append("t", 2, sitting()));
    expect(await tables.of("ciri", "running", 9)).toEqual([]);
  });

  test("a table that plays again after it was over runs again", async () => {
    const { tables } = await open();
    await tables.found("t", append("t", 0, { summary: summary({ stage: "over" }) }));
    await tables.append(append("t", 1, { summary: summary({ stage: "playing" }) }));
    expect(await tables.of("ciri", "over", 9)).toEqual([]);
    expect(await tables.of("ciri", "running", 9)).toHaveLength(1);
  });

  test("an owner's tables that are not over are counted", async () => {
    const { tables } = await open();
    for (const [id, stage] of [
      ["a", "gathering"],
      ["b", "playing"],
      ["c", "over"],
    ] as const)
      await tables.found(id, append(id, 0, { summary: summary({ stage, owner: "yennefer" }) }));
    expect(await tables.running("yennefer")).toBe(2);
    expect(await tables.running("nobody")).toBe(0);
  });

  test("an owner's tables are counted where they are written: so many at once are no more than allowed", async () => {
    const url = await newPlace();
    const nodes = [await open(url), await open(url)];
    const tables = (index: number) => (nodes[index % 2] ?? nodes[0])?.tables;
    const mine = summary({ owner: "yennefer" });
    const founding = (index: number) => append(`t${index}`, 0, { summary: mine, allowance: { tables: 7 } });
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => tables(index)?.found(`t${index}`, founding(index))),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(7);
    expect(outcomes.filter((outcome) => outcome === "too-many-tables")).toHaveLength(93);
    expect(await tables(0)?.running("yennefer")).toBe(7);
    const over = outcomes.indexOf("done");
    const ended = summary({ owner: "yennefer", stage: "over" });
    await tables(0)?.append(append(`t${over}`, 1, { summary: ended }));
    expect(await tables(1)?.found("again", { ...founding(0), table: "again" })).toBe("done");
    expect(await tables(1)?.found("more", { ...founding(0), table: "more" })).toBe("too-many-tables");
    // Others have their own.
    const others = append("other", 0, { summary: summary({ owner: "triss" }), allowance: { tables: 1 } });
    expect(await tables(0)?.found("other", others)).toBe("done");
  });

  test("games between bots are counted apart, when they are founded and when a gathering becomes one", async () => {
    const url = await newPlace();
    const nodes = [await open(url), await open(url)];
    const tables = (index: number) => (nodes[index % 2] ?? nodes[0])?.tables;
    const alone = summary({ owner: "yennefer", stage: "playing", sitting: [] });
    const ids = Array.from({ length: 40 }, (_, index) => `t${index}`);
    for (const id of ids)
      await tables(0)?.found(id, append(id, 0, { summary: summary({ owner: "yennefer" }) }));
    const outcomes = await Promise.all(
      ids.map((id, index) =>
        tables(index)?.append(append(id, 1, { summary: alone, allowance: { botTables: 3 } })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "too-many-bot-tables")).toHaveLength(37);
    const refused = outcomes.findIndex((outcome) => outcome !== "done");
    expect(await tables(1)?.entries(`t${refused}`)).toHaveLength(1);
    const one = append("one", 0, { summary: alone, allowance: { tables: 100, botTables: 3 } });
    expect(await tables(1)?.found("one", one)).toBe("too-many-bot-tables");
    // Where somebody sits it is no such game.
    const people = { ...one, summary: summary({ owner: "yennefer", stage: "playing" }) };
    expect(await tables(0)?.found("one", { ...people, allowance: { tables: 100 } })).toBe("done");
  });

  test("of an owner's games between bots the one in which nothing has happened longest is forgotten", async () => {
    const { tables } = await open();
    const bots = { stage: "playing" as const, sitting: [] };
    for (const [id, at, change] of [
      ["new", 30, bots],
      ["old", 10, bots],
      ["older", 5, { ...bots, owner: "triss" }],
      ["people", 5, { stage: "playing" as const }],
    ] as const)
      await tables.found(id, append(id, 0, { at, summary: summary(change) }));
    expect(await tables.deleteIdleBots("ciri", 10)).toBeUndefined();
    expect(await tables.deleteIdleBots("ciri", 30)).toBe("old");
    expect(await tables.deleteIdleBots("ciri", 30)).toBeUndefined();
    expect(await tables.deleteIdleBots("ciri", 31)).toBe("new");
    expect(await tables.entries("old")).toEqual([]);
    for (const id of ["older", "people"]) expect(await tables.find(id)).toBeDefined();
  });
}
