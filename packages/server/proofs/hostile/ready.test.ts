import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import type { Server } from "../../src/server.ts";
import { freshFolder } from "../../test/opened.ts";
import { startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { ask, served } from "../../test/served.ts";

const PATIENCE = 60_000;
const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

async function readiness(server: Server): Promise<number> {
  return (await ask(server, "GET", "/readyz")).status;
}

/** A folder on a disk of its own with so many megabytes, where this machine lets us have one. */
function smallDisk(megabytes: number): string | undefined {
  const folder = freshFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  ends.push(() => execFileSync("umount", ["-l", folder]));
  return folder;
}

test("a server on a full disk is not ready, and is again when there is room", async () => {
  const folder = smallDisk(32);
  if (folder === undefined) {
    // Nobody may mount anything here: a disk that is never empty enough is full as well.
    const server = await served({ limits: { diskReserve: Number.MAX_SAFE_INTEGER } });
    ends.push(() => server.stop());
    expect(await readiness(server)).toBe(503);
    return;
  }
  const server = await served({ database: `sqlite:${join(folder, "medallion.db")}` });
  ends.push(() => server.stop());
  expect(await readiness(server)).toBe(200);
  const rest = join(folder, "rest");
  expect(() => writeFileSync(rest, Buffer.alloc(64_000_000))).toThrow("ENOSPC");
  await expect.poll(() => readiness(server), { timeout: PATIENCE }).toBe(503);
  rmSync(rest);
  await expect.poll(() => readiness(server), { timeout: PATIENCE }).toBe(200);
});

test("a server whose database nobody can write to is not ready", async () => {
  const path = join(freshFolder(), "medallion.db");
  const server = await served({ database: `sqlite:${path}` });
  ends.push(() => server.stop());
  expect(await readiness(server)).toBe(200);
  const other = new DatabaseSync(path);
  other.exec("begin immediate");
  await expect.poll(() => readiness(server), { timeout: PATIENCE }).toBe(503);
  other.exec("rollback");
  other.close();
  await expect.poll(() => readiness(server), { timeout: PATIENCE }).toBe(200);
});

test("a server whose PostgreSQL is frozen is not ready, is ready when it thaws, and not when it is gone", async () => {
  const postgres: TestPostgres = await startPostgres();
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping ??= postgres.stop();
    return stopping;
  };
  ends.push(stop);
  const server = await served({ database: await postgres.url("ready") });
  expect(await readiness(server)).toBe(200);
  const thaw = await postgres.freeze();
  try {
    await expect.poll(() => readiness(server), { timeout: PATIENCE }).toBe(503);
    // However often it is asked meanwhile, and by how many.
    const answers = await Promise.all(Array.from({ length: 20 }, () => readiness(server)));
    expect(new Set(answers)).toEqual(new Set([503]));
  } finally {
    thaw();
  }
  await expect.poll(() => readiness(server), { timeout: PATIENCE }).toBe(200);
  const { body: guest } = await ask(server, "POST", "/api/guests", { body: { name: "Anna" } });
  await stop();
  await expect.poll(() => readiness(server), { timeout: PATIENCE }).toBe(503);
  // Whoever asks for something meanwhile is told whose fault it is, and that it may soon be over.
  const { token } = guest;
  const answers = await Promise.all([
    ask(server, "GET", "/api/tables"),
    ask(server, "GET", "/api/leaderboard?game=gwent&mode=standard"),
    ask(server, "POST", "/api/guests", { body: {} }),
    ask(server, "PATCH", "/api/me", { token, body: { name: "Berta" } }),
  ]);
  for (const { status, body } of answers) expect([status, body.refusal?.code]).toEqual([503, "store-failed"]);
});
