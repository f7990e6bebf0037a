import { join } from "node:path";
import { type Server, startServer } from "@medallion/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { type Invoked, invoke } from "../../test/invoke.ts";
import { started } from "../../test/running.ts";
import { KITS } from "../../test/toy-kits.ts";

const TOKEN = "the-token-of-this-owner";
let server: Server;

beforeAll(async () => {
  server = await startServer({
    kits: KITS,
    kitsModule: new URL("../../test/toy-kits.ts", import.meta.url).href,
    database: `sqlite:${join(freshFolder(), "medallion.db")}`,
    host: "127.0.0.1",
    port: 0,
    ownerToken: TOKEN,
    log: { level: "silent" },
    limits: { botPace: 0, grace: 100 },
  });
});
afterAll(() => server.stop());

function owner(...argv: readonly string[]): Promise<Invoked> {
  const world = { env: { MEDALLION_HOME: freshFolder(), MEDALLION_OWNER_TOKEN: TOKEN } };
  return invoke(["owner", ...argv, "--server", server.origin], { world });
}

test("the owner announces maintenance, bans who is found by name, lifts it, and closes a table, from the terminal", async () => {
  const anna = started(["create", "toy", "--server", server.origin, "--name", "Anna"]);
  const [, invitation = ""] = await anna.until(/\/t\/([\w-]+)/);
  await anna.until(/1\. Anna/);
  expect((await owner("announce", "--in", "30", "--words", "A new disk.")).out).toMatch(
    /Announced for \d{4}-/,
  );
  await anna.until(/Server maintenance from \d{4}-[\s\S]*A new disk\./);
  expect((await owner("calm")).out).toContain("taken back");
  await anna.until(/maintenance is cancelled/);
  expect((await owner("close", invitation, "--reason", "rude words")).out).toContain("The table is closed.");
  await anna.until(/The server owner closed this table: rude words/);
  const found = await owner("player", "Anna");
  const [, id = ""] = /Anna.*\n {2}([\w-]+)\n/.exec(found.out) ?? [];
  expect(found.out).toContain("127.0.0.1");
  expect((await owner("ban", id, "--hours", "2", "--reason", "spam")).out).toMatch(/Banned until \d{4}-/);
  await anna.until(/banned from this server until \d{4}-.*: spam/);
  expect(await anna.code).toBe(1);
  const bans = await owner("bans");
  expect(bans.out).toContain(`Anna (${id}): banned until`);
  const ban = bans.out.trim().split("\n").at(-1)?.trim() ?? "";
  expect((await owner("unban", ban)).out).toContain("The ban is lifted.");
  expect((await owner("bans")).out).toContain("Nothing there.");
});

test("without the token, or with another, nothing is shown and what is wrong is said", async () => {
  const argv = ["owner", "reports", "--server", server.origin];
  const env = { MEDALLION_HOME: freshFolder(), DATABASE_URL: `sqlite:${join(freshFolder(), "x.db")}` };
  expect(await invoke(argv, { world: { env } })).toMatchObject({
    code: 2,
    err: expect.stringContaining("There’s no owner token at"),
  });
  const wrong = await invoke(argv, { world: { env: { ...env, MEDALLION_OWNER_TOKEN: "guess" } } });
  expect(wrong).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining("That owner token is wrong."),
  });
  expect(wrong.err).toContain("owner-token");
  expect((await owner("reports")).out).toContain("Nothing there.");
  expect((await owner("limits")).out).toContain("  tablesPerPerson: 50");
});
