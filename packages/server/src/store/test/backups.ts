import { createHash } from "node:crypto";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backup } from "../backup/backup.ts";
import { restore } from "../backup/restore.ts";
import { MIGRATIONS, NEWEST } from "../migrations/index.ts";
import { type NewPlace, storesAt } from "./places.ts";
import { allRows, asNewest, makeOldStore } from "./rows.ts";
import { append, entry, summary } from "./samples.ts";

/** A store moves from one database to the other by backup and restore. */
export function describeMove(name: string, newPlace: NewPlace, newTarget: NewPlace): void {
  test(`everything moves ${name}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "medallion-move-"));
    const file = join(folder, "backup");
    const [url, target] = [await newPlace(), await newTarget()];
    await makeOldStore(url, MIGRATIONS.length);
    const rows = await backup(url, file);
    expect(await restore(file, target)).toBe(rows);
    expect(await allRows(target)).toEqual(await allRows(url));
    rmSync(folder, { recursive: true });
  });
}

/** Backups of a store, restored into another of the same kind. */
export function describeBackups(name: string, newPlace: NewPlace): void {
  describe(`${name} is backed up`, () => {
    const { open } = storesAt(newPlace);
    let folder = "";
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "medallion-backup-"));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    let count = 0;
    const newFile = (): string => join(folder, `${count++}.backup`);

    async function filled(version = MIGRATIONS.length): Promise<{ url: string; file: string }> {
      const url = await newPlace();
      await makeOldStore(url, version);
      return { url, file: newFile() };
    }

    test.each([1, 2, MIGRATIONS.length])(
      "a backup of schema %i is restored with everything in it",
      async (version) => {
        const { url, file } = await filled(version);
        const progress: number[] = [];
        const rows = await backup(url, file, (done) => progress.push(done));
        expect(progress.at(-1)).toBe(rows);
        expect(statSync(file).mode & 0o777).toBe(0o600);
        const target = await newPlace();
        expect(await restore(file, target)).toBe(rows);
        expect(await allRows(target)).toMatchObject(asNewest(await allRows(url), version));
        const store = await open(target);
        expect((await store.people.credentials("ciri"))?.password).toBe("hash");
        expect(Buffer.from(await store.secret())).toEqual(Buffer.from(await (await open(url)).secret()));
      },
    );

    test("many rows and long ones survive", async () => {
      const url = await newPlace();
      const store = await open(url);
      const long = createHash("sha512").update("x").digest("hex").repeat(8000);
      await store.tables.found(
        "t",
        append("t", 0, { entries: Array.from({ length: 1234 }, (_, index) => entry(`ž${index}`)) }),
      );
      await store.tables.append(append("t", 1234, { entries: [entry(long), entry(long)] }));
      const file = newFile();
      await backup(url, file);
      const target = await newPlace();
      await restore(file, target);
      expect(await allRows(target)).toEqual(await allRows(url));
    });

    test("a backup beside a server that writes shows one moment", async () => {
      const url = await newPlace();
      const store = await open(url);
      const ids = Array.from({ length: 8 }, (_, index) => `t${index}`);
      await Promise.all(ids.map((id) => store.tables.found(id, append(id, 0))));
      let writing = true;
      let position = 1;
      const file = newFile();
      const done = backup(url, file).finally(() => {
        writing = false;
      });
      for (; writing; position++)
        await Promise.all(ids.map((id) => store.tables.append(append(id, position))));
      await done;
      const target = await newPlace();
      await restore(file, target);
      const restored = await open(target);
      for (const id of ids) {
        const row = await restored.tables.find(id);
        expect(await restored.tables.entries(id)).toHaveLength(row?.position ?? -1);
      }
    });

    test("a store with anything in it is not restored into", async () => {
      const { url, file } = await filled();
      await backup(url, file);
      const target = await newPlace();
      const store = await open(target);
      await store.tables.found("own", append("own", 0, { summary: summary() }));
      const before = await allRows(target);
      await expect(restore(file, target)).rejects.toMatchObject({
        name: "InputError",
        code: "store-not-empty",
      });
      expect(await allRows(target)).toEqual(before);
    });

    test("a file that is there is not written over", async () => {
      const { url, file } = await filled();
      writeFileSync(file, "mine");
      await expect(backup(url, file)).rejects.toMatchObject({ name: "InputError", code: "file-exists" });
      expect(readFileSync(file, "utf8")).toBe("mine");
    });

    test("files that are damaged, cut short or not ours are refused, and nothing of them is restored", async () => {
      const { url, file } = await filled();
      await backup(url, file);
      const text = gunzipSync(readFileSync(file)).toString();
      const lines = text.trimEnd().split("\n");
      const packed = (...changed: readonly string[]) => gzipSync(`${changed.join("\n")}\n`);
      const broken: readonly (readonly [string, Buffer, string])[] = [
        ["nothing", Buffer.alloc(0), "damaged-backup"],
        ["not packed", Buffer.from(text), "foreign-backup"],
        ["something else", packed("hello"), "foreign-backup"],
        ["another format", packed(text.replace("medallion", "bard")), "foreign-backup"],
        ["a newer format", packed(text.replace(`"version":1`, `"version":2`)), "newer-backup"],
        [
          "a newer schema",
          packed(text.replace(`"schema":${NEWEST}`, `"schema":${NEWEST + 1}`)),
          "newer-schema",
        ],
        ["cut in the file", readFileSync(file).subarray(0, -20), "damaged-backup"],
        ["cut at a line", packed(...lines.slice(0, -1)), "damaged-backup"],
        ["a row too few", packed(...lines.filter((line) => !line.includes(`"zero`))), "damaged-backup"],
        [
          "a row twice",
          packed(...lines.flatMap((line) => (line.includes(`"zero`) ? [line, line] : [line]))),
          "damaged-backup",
        ],
        [
          "a row too short",
          packed(...lines.map((line) => (line.includes(`"zero`) ? `["t"]` : line))),
          "damaged-backup",
        ],
        ["a line that is no JSON", packed(...lines.with(4, "{")), "damaged-backup"],
        [
          "a table of another name",
          packed(text.replace(`"table":"mutes"`, `"table":"pg_class"`)),
          "damaged-backup",
        ],
        ["more after the end", packed(...lines, `["x"]`), "damaged-backup"],
      ];
      const target = await newPlace();
      for (const [what, bytes, code] of broken) {
        const bad = newFile();
        writeFileSync(bad, bytes);
        const refusal = await restore(bad, target).catch((error: unknown) => error);
        expect(refusal, what).toMatchObject({ name: "InputError", code });
      }
      const store = await open(target);
      expect(await store.counts()).toMatchObject({ people: 0, entries: 0, games: 0 });
      await store.close();
      await restore(file, target);
      expect(await allRows(target)).toEqual(await allRows(url));
    });

    test("a store or a file that is not there is named", async () => {
      const { url, file } = await filled();
      await expect(restore(file, url)).rejects.toMatchObject({ name: "InputError", code: "no-file" });
      await expect(backup(await newPlace(), file)).rejects.toMatchObject({
        name: "InputError",
        code: "no-store",
      });
      expect(existsSync(file)).toBe(false);
      expect(existsSync(`${file}.partial`)).toBe(false);
    });

    test("a damaged byte in the middle is noticed", async () => {
      const { url, file } = await filled();
      await backup(url, file);
      const bytes = readFileSync(file);
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 0x10;
      truncateSync(file);
      writeFileSync(file, bytes);
      await expect(restore(file, await newPlace())).rejects.toMatchObject({
        name: "InputError",
        code: "damaged-backup",
      });
    });
  });
}
