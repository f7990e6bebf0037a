import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Stores } from "./places.ts";
import { append, summary } from "./samples.ts";

/** Leases and news between nodes. */
export function nodesContract({ open, newPlace }: Stores): void {
  test("one living node runs a table; it may say so again", async () => {
    const { tables, nodes } = await open();
    await tables.found("t", append("t", 0));
    await nodes.beat("one", 60_000);
    await nodes.beat("two", 60_000);
    expect(await nodes.claim("t", "one")).toBe(true);
    expect(await nodes.claim("t", "two")).toBe(false);
    expect(await nodes.claim("t", "one")).toBe(true);
    expect(await nodes.claim("nowhere", "one")).toBe(false);
  });

  test("a table passes on when its node releases it or leaves, not when another one says so", async () => {
    const { tables, nodes } = await open();
    await tables.found("t", append("t", 0));
    await nodes.beat("one", 60_000);
    await nodes.beat("two", 60_000);
    await nodes.claim("t", "one");
    await nodes.release("t", "two");
    expect(await nodes.claim("t", "two")).toBe(false);
    await nodes.release("t", "one");
    expect(await nodes.claim("t", "two")).toBe(true);
    await nodes.leave("two");
    expect(await nodes.claim("t", "two")).toBe(false);
    expect(await nodes.claim("t", "one")).toBe(true);
  });

  test("the tables of a node that beats no more pass on, and it runs nothing until it beats again", async () => {
    const { tables, nodes } = await open();
    await tables.found("t", append("t", 0));
    await nodes.beat("dying", 60_000);
    await nodes.beat("living", 60_000);
    expect(await nodes.claim("t", "unknown")).toBe(false);
    expect(await nodes.claim("t", "dying")).toBe(true);
    await nodes.beat("dying", 40);
    await vi.waitUntil(() => nodes.claim("t", "living"), { interval: 5, timeout: 60_000 });
    expect(await nodes.claim("t", "dying")).toBe(false);
    await nodes.beat("dying", 60_000);
    expect(await nodes.claim("t", "dying")).toBe(false);
  });

  test("those live who have beaten lately and have not left", async () => {
    const { nodes } = await open();
    await nodes.beat("dying", 40);
    await nodes.beat("living", 60_000);
    await nodes.beat("leaving", 60_000);
    expect(await nodes.living()).toContain("leaving");
    await nodes.leave("leaving");
    await vi.waitUntil(async () => (await nodes.living()).length === 1, { interval: 5, timeout: 60_000 });
    expect(await nodes.living()).toEqual(["living"]);
  });

  test("of many nodes that claim one table at once exactly one gets it", async () => {
    const url = await newPlace();
    const stores = [await open(url), await open(url)];
    await stores[0]?.tables.found("t", append("t", 0));
    const ids = Array.from({ length: 20 }, (_, index) => `node${index}`);
    await Promise.all(ids.map((id) => stores[0]?.nodes.beat(id, 60_000)));
    const claims = await Promise.all(ids.map((id, index) => stores[index % 2]?.nodes.claim("t", id)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test("tables that are due and that no living node runs are orphans, earliest first", async () => {
    const { tables, nodes } = await open();
    const found = (id: string, due: number | undefined) =>
      tables.found(id, append(id, 0, { summary: summary({ stage: "playing", due }) }));
    await found("soon", 20);
    await found("first", 10);
    await found("later", 99);
    await found("never", undefined);
    await found("run", 5);
    await found("left", 30);
    await nodes.beat("node", 60_000);
    await nodes.beat("brief", 1);
    await nodes.claim("run", "node");
    await nodes.claim("left", "brief");
    await delay(5);
    expect(await tables.orphans(30, 9)).toEqual(["first", "soon", "left"]);
    expect(await tables.orphans(30, 1)).toEqual(["first"]);
    expect(await tables.orphans(9, 9)).toEqual([]);
    await nodes.leave("node");
    expect(await tables.orphans(9, 9)).toEqual(["run"]);
  });

  test("every append is heard on every connection until one stops listening", async () => {
    const url = await newPlace();
    const writer = await open(url);
    const listener = await open(url);
    const here: unknown[] = [];
    const there: unknown[] = [];
    const missed = () => expect.unreachable();
    await writer.nodes.listen({ appended: (...news) => here.push(news), missed });
    const stop = await listener.nodes.listen({ appended: (...news) => there.push(news), missed });
    await writer.tables.found("t", append("t", 0));
    await writer.tables.append(
      append("t", 1, { entries: [...append("t", 1).entries, ...append("t", 2).entries] }),
    );
    expect(await writer.tables.append(append("t", 1))).toBe("conflict");
    await listener.tables.append(append("t", 3));
    const heard = [
      ["t", 1],
      ["t", 3],
      ["t", 4],
    ];
    await vi.waitFor(() => expect([here, there]).toEqual([heard, heard]), { interval: 5 });
    await stop();
    await writer.tables.append(append("t", 4));
    await vi.waitFor(() => expect(here).toHaveLength(4), { interval: 5 });
    expect(there).toHaveLength(3);
  });
}
