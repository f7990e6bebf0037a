import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { describeBackups } from "./test/backups.ts";
import { describeStore } from "./test/contract.ts";
import { describeMigrations } from "./test/migrations.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "medallion-sqlite-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const newPlace = async (): Promise<string> => `sqlite:${join(folder, `store${count++}.db`)}`;

describeStore("SQLite", newPlace);
describeStore("SQLite with the file alone", newPlace, { exclusive: true });
describeMigrations("SQLite", newPlace);
describeBackups("SQLite", newPlace);
