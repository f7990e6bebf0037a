import { describe, expect, test } from "vitest";
import { MIGRATIONS, NEWEST } from "../migrations/index.ts";
import { type NewPlace, storesAt } from "./places.ts";
import { allRows, change, makeOldStore } from "./rows.ts";

/** From every earlier schema to the newest, with everything that was there. */
export function describeMigrations(name: string, newPlace: NewPlace): void {
  describe(`${name} migrates`, () => {
    const { open } = storesAt(newPlace);

    test("by steps that are numbered without a gap", () => {
      expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
    });

    test.each(MIGRATIONS.map(({ version }) => version))(
      "from schema %i, and everything is still there",
      async (version) => {
        const url = await newPlace();
        await makeOldStore(url, version);
        const before = await allRows(url);
        const store = await open(url);
        expect(await allRows(url)).toMatchObject(before);
        expect(await store.people.credentials("ciri")).toMatchObject({
          person: { name: "Ciri" },
          password: "hash",
        });
        expect((await store.people.session("s1"))?.who.id).toBe("ciri");
        if (version >= 2) {
          expect(await store.tables.entries("t")).toEqual([{ command: "zero" }, { command: "one" }]);
          expect(await store.tables.of("ciri", "over", 9)).toMatchObject([
            { id: "t", card: { a: [1, "ž"] } },
          ]);
          expect(await store.tables.checkpoint("t")).toEqual({ position: 1, data: "checkpoint" });
        }
        if (version >= 3) {
          expect(await store.games.of("triss", 9)).toMatchObject([
            { id: "t-1", players: [{ seat: 0 }, { seat: 1 }] },
          ]);
          expect(await store.games.leaderboard("toy", "short", 9)).toMatchObject([
            { rating: { mu: 25.1, games: 3 } },
          ]);
        }
        if (version >= 4) {
          expect(await store.talk.muted("ciri")).toEqual(["triss"]);
          expect(await store.talk.reports(9)).toMatchObject([{ reason: "rude", words: ["x"] }]);
        }
        await store.talk.mute("triss", "ciri");
        expect(await store.talk.muted("triss")).toEqual(["ciri"]);
      },
    );

    test("once, however many open it at the same time", async () => {
      const url = await newPlace();
      const stores = await Promise.all(Array.from({ length: 6 }, () => open(url)));
      const secrets = await Promise.all(stores.map((store) => store.secret()));
      expect(new Set(secrets.map((secret) => Buffer.from(secret).toString("hex"))).size).toBe(1);
    });

    test("not from a schema that only a newer Medallion knows: it is refused and stays as it is", async () => {
      const url = await newPlace();
      await makeOldStore(url, NEWEST);
      await change(url, `update meta set value = '${NEWEST + 1}' where name = 'schema'`);
      await expect(open(url)).rejects.toMatchObject({ name: "InputError", code: "newer-schema" });
      await change(url, `update meta set value = '${NEWEST}' where name = 'schema'`);
      expect(await (await open(url)).people.find("ciri")).toBeDefined();
    });

    test("not in the database of another program", async () => {
      const url = await newPlace();
      await change(url, "create table meta (name text, value text)");
      await expect(open(url)).rejects.toMatchObject({ name: "InputError", code: "foreign-store" });
    });
  });
}
