import { describe, expect, test } from "vitest";
import { MIGRATIONS, NEWEST } from "../migrations/index.ts";
import { type NewPlace, storesAt } from "./places.ts";
import { allRows, asNewest, change, makeOldStore } from "./rows.ts";

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
        expect(await allRows(url)).toMatchObject(asNewest(before, version));
        expect(await store.people.credentials("ciri")).toMatchObject({
          person: { name: "Ciri" },
          password: "hash",
        });
        expect((await store.people.session("s1"))?.who.id).toBe("ciri");
        if (version >= 2) {
          const { id = "" } = (await store.tables.named("t", undefined)) ?? {};
          expect(await store.tables.entries(id)).toEqual([{ command: "zero" }, { command: "one" }]);
          expect(await store.tables.of("ciri", "over", 9)).toMatchObject([
            { id, invitation: "t", card: { a: [1, "ž"] } },
          ]);
          expect(await store.tables.checkpoint(id)).toEqual({ position: 1, data: "checkpoint" });
        }
        if (version >= 9) {
          expect(await store.tables.checkpoint("public", 1)).toEqual({ position: 1, data: "first" });
          expect(await store.tables.checkpoints("public")).toMatchObject([
            {},
            { position: 2, heard: [7, 8, 9] },
          ]);
        }
        if (version >= 3) {
          expect(await store.games.of("triss", 9)).toMatchObject([
            { id: "t-1", open: true, players: [{ seat: 0 }, { seat: 1 }] },
          ]);
          expect(await store.games.coded("t", 1)).toMatchObject({ id: "t-1" });
          expect(await store.games.leaderboard("toy", "short", 9)).toMatchObject([
            { rating: { mu: 25.1, games: 3 } },
          ]);
        }
        if (version >= 11)
          expect((await store.games.kept("ciri", 9)).find(({ id }) => id === "public-2")).toMatchObject({
            favourite: true,
            players: [{ score: 2, with: { id: "toad" } }],
          });
        if (version >= 4) {
          expect(await store.talk.muted("ciri")).toEqual(["triss"]);
          expect(await store.talk.reports(9)).toMatchObject([{ reason: "rude", words: ["x"] }]);
        }
        await store.talk.mute("triss", "ciri");
        expect(await store.talk.muted("triss")).toEqual(["ciri"]);
      },
    );

    test("to ids that are no invitations: links from before lead to the same table and games", async () => {
      const url = await newPlace();
      await makeOldStore(url, 5);
      // A game whose table was forgotten: nobody can tell any more whether it was private.
      await change(
        url,
        `insert into games (id, table_id, number, game, mode, rated, commitment, ended_by, finished, record)
        values ('gone-0', 'gone', 0, 'toy', 'short', 0, 'c', 'rules', 31, '{}')`,
      );
      await change(
        url,
        "insert into players (game_id, seat, person, name, finished) values ('gone-0', 0, 'ciri', 'Ciri', 31)",
      );
      const { tables, games, talk } = await open(url);
      const row = await tables.named("t", undefined);
      expect(row).toMatchObject({ invitation: "t", belongs: false });
      expect(row?.id).toMatch(/^[\w-]{12}$/);
      expect(await tables.named(row?.id ?? "", "ciri")).toMatchObject({ invitation: "t", belongs: true });
      expect(await tables.find("t")).toBeUndefined();
      expect(await games.find(row?.id ?? "", 1)).toMatchObject({ code: "t" });
      expect(await talk.reports(9)).toMatchObject([{ table: row?.id }]);
      expect(await games.coded("gone", 0)).toMatchObject({ id: "gone-0", open: false });
      expect((await games.seenBy(undefined, "ciri", 9)).map(({ id }) => id)).toEqual(["t-1"]);
      expect((await games.seenBy("ciri", "ciri", 9)).map(({ id }) => id)).toEqual(["gone-0", "t-1"]);
    });

    test("to several checkpoints: the one that is there says what it is by what it holds", async () => {
      const url = await newPlace();
      await makeOldStore(url, 8);
      const data = JSON.stringify({ rulesVersion: 7, data: { heard: [1, 2, 3] } });
      await change(url, `insert into checkpoints (table_id, position, data) values ('public', 1, '${data}')`);
      const { tables } = await open(url);
      expect(await tables.checkpoints("public")).toEqual([{ position: 1, rules: 7, heard: [1, 2, 3] }]);
      expect(await tables.checkpoint("public")).toEqual({ position: 1, data });
    });

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
