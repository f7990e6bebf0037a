import fc from "fast-check";
import { expect, test } from "vitest";
import type { Stores } from "./places.ts";
import { account, append, entry, finished, guest, session, summary } from "./samples.ts";

/** What holds for the store as a whole. */
export function wholeContract({ open, newPlace }: Stores): void {
  test("what was acknowledged is there when the store is opened again", async () => {
    const url = await newPlace();
    const first = await open(url);
    const secret = await first.secret();
    await first.people.add(guest("ciri"));
    await first.tables.found("t", append("t", 0));
    await first.tables.append(append("t", 1, { finished: [finished(1, ["ciri", "triss"])] }));
    await first.close();
    const again = await open(url);
    expect(await again.people.find("ciri")).toEqual(guest("ciri"));
    expect(await again.tables.entries("t")).toEqual(["t:0", "t:1"].map(entry));
    expect(await again.games.ratings("triss")).toHaveLength(1);
    expect(await again.secret()).toEqual(secret);
  });

  test("the secret has 32 bytes and is the same for all who open the store, but not for another store", async () => {
    const url = await newPlace();
    const stores = await Promise.all([open(url), open(url), open(url), open()]);
    const [one, two, three, other] = await Promise.all(stores.map((store) => store.secret()));
    expect(one).toHaveLength(32);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test("the counts say how much there is", async () => {
    const { people, tables, talk, counts, ping } = await open();
    await people.add(guest("ciri"));
    await people.add(guest("triss"));
    await people.claim("triss", account("Triss", "triss", "x"));
    await people.addBot({ id: "bot", name: "Bot", kind: "bot", created: 1 });
    await people.addSession(session("s", "ciri"));
    await tables.found("a", append("a", 0));
    await tables.found("b", append("b", 0, { summary: summary({ stage: "playing" }) }));
    await tables.append(
      append("b", 1, { summary: summary({ stage: "over" }), finished: [finished(1, ["ciri", "triss"])] }),
    );
    await tables.found("c", append("c", 0, { summary: summary({ stage: "playing" }) }));
    await talk.report({ by: "ciri", about: "triss", table: "a", reason: "", words: [], at: 1 });
    const { bytes, ...rest } = await counts();
    expect(rest).toEqual({
      ...{ people: 2, guests: 1, sessions: 1, games: 1, entries: 4, reports: 1 },
      tables: { gathering: 1, playing: 1, over: 1 },
    });
    expect(bytes).toBeGreaterThan(10_000);
    await ping();
  });

  test("what was begun before the store is closed is written", async () => {
    const url = await newPlace();
    const { tables, close } = await open(url);
    await tables.found("t", append("t", 0));
    const written = tables.append(append("t", 1));
    await Promise.all([close(), written]);
    expect(await written).toBe("done");
    expect(await (await open(url)).tables.entries("t")).toHaveLength(2);
  });

  test("a closed store answers with a StoreError and can be closed again", async () => {
    const { tables, people, ping, close } = await open();
    await close();
    await close();
    const closed = { name: "StoreError", code: "closed" };
    await expect(ping()).rejects.toMatchObject(closed);
    await expect(people.find("ciri")).rejects.toMatchObject(closed);
    await expect(tables.append(append("t", 0))).rejects.toMatchObject(closed);
  });

  test("any order of appends to a few tables leaves what a simple model says", async () => {
    const { tables } = await open();
    let run = 0;
    const step = fc.record({ table: fc.nat(2), ahead: fc.integer({ min: -1, max: 1 }), size: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 6 }), async (rounds) => {
        run++;
        const model = [0, 1, 2].map((index): { id: string; log: string[] } => ({
          id: `${run}/${index}`,
          log: ["start"],
        }));
        await Promise.all(
          model.map(({ id }) => tables.found(id, append(id, 0, { entries: [entry("start")] }))),
        );
        for (const [round, steps] of rounds.entries()) {
          // One at the right position must win, and then perhaps one that comes just behind it; the others change nothing.
          const tries = steps.map(({ table, ahead, size }, index) => {
            const { id, log } = model[table] ?? { id: "", log: [] };
            const words = Array.from({ length: size + 1 }, (_, place) => `${round}.${index}.${place}`);
            return { table, position: log.length + ahead, fits: ahead === 0, id, words };
          });
          const replies = await Promise.all(
            tries.map(({ id, position, words }) =>
              tables.append(append(id, position, { entries: words.map(entry) })),
            ),
          );
          for (const [table, { id, log }] of model.entries()) {
            const rivals = tries.filter((tried) => tried.table === table && tried.fits);
            const written = tries.filter(
              (tried, index) => tried.table === table && replies[index] === "done",
            );
            expect(written.length > 0).toBe(rivals.length > 0);
            for (const { position, words } of written.toSorted(
              (one, other) => one.position - other.position,
            )) {
              expect(position).toBe(log.length);
              log.push(...words);
            }
            expect(await tables.entries(id)).toEqual(log.map(entry));
            expect((await tables.find(id))?.position).toBe(log.length);
          }
        }
      }),
      { numRuns: 15, seed: 3 },
    );
  });
}
