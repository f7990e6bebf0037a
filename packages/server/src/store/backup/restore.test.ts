import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { rate } from "../../ratings/rate.ts";
import { openStore } from "../open.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";

const folder = mkdtempSync(join(tmpdir(), "medallion-restore-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a damaged backup leaves no file behind, a good one the whole store", async () => {
  const from = `sqlite:${join(folder, "from.db")}`;
  const store = await openStore(from, { rate });
  await store.people.add({ id: "ciri", name: "Ciri", kind: "guest", created: 1 });
  await store.close();
  const good = join(folder, "good.backup");
  await backup(from, good);
  const lines = gunzipSync(readFileSync(good)).toString().split("\n");
  const cut = join(folder, "cut.backup");
  writeFileSync(cut, gzipSync(lines.slice(0, 2).join("\n")));
  const to = `sqlite:${join(folder, "to.db")}`;
  await expect(restore(cut, to)).rejects.toThrow("backup");
  expect(readdirSync(folder).filter((name) => name.startsWith("to.db"))).toEqual([]);
  expect(await restore(good, to)).toBeGreaterThan(0);
  const again = await openStore(to, { rate });
  expect((await again.people.find("ciri"))?.name).toBe("Ciri");
  await again.close();
});
