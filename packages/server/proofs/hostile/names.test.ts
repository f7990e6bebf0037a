import { afterAll, beforeAll, expect, test } from "vitest";
import { Arena } from "./arena.ts";
import { expectHttpRefusal } from "./refusal.ts";

let arena: Arena;
beforeAll(async () => {
  arena = await Arena.open();
  const owner = await arena.guest("Vesna");
  await arena.call(owner, "claim", { body: { name: "Vesna", password: "riverbank lantern" } });
});
afterAll(async () => expect(await arena.close()).toEqual([]));

const post = (path: string, body: object, token?: string): Promise<Response> =>
  fetch(`${arena.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

test.each([
  "Vesna",
  "VESNA",
  "Vеsnа",
  "V e s n a",
  "Vésňa",
  "Ｖｅｓｎａ",
  "𝐕𝐞𝐬𝐧𝐚",
  "ᴠᴇsɴᴀ",
  "Vesna.",
  "Vesna\u200b",
])("nobody comes as %s who is not", async (name) => {
  await expectHttpRefusal(
    await post("/api/guests", { name }),
    name.includes("е") || name.includes("\u200b") ? 400 : 409,
    /bad-name|name-taken/,
  );
  const { token } = await arena.guest("Stranger");
  const body = { name, password: "seven green wagons" };
  expect((await post("/api/account", body, token)).ok).toBe(false);
});

test.each([
  "Medallion",
  "Мedallion",
  "Medallion owner",
  "Server",
  "admin",
  "Greedy bot",
  "Sprаvce",
  "Deleted player",
])("nobody comes as %s", async (name) => {
  await expectHttpRefusal(await post("/api/guests", { name }), 400, "bad-name");
});

test("a bot is called by its kind, whatever it was named", async () => {
  const { token } = await arena.guest("Stranger");
  for (const name of ["Vesna", "\u202eansev", "\u0007", `a${"\u0301".repeat(60)}`, "x".repeat(100)]) {
    const settings = {
      ...{ game: "gwent", mode: "standard", seats: 2, rules: {}, clock: { kind: "none" }, takebacks: "none" },
      ...{ rated: false, openHands: false, spectators: { kind: "none" }, open: true },
    };
    const places = [{ kind: "open" }, { kind: "bot", bot: "greedy", name }];
    const reply = await post("/api/tables", { settings, places }, token);
    const { table } = (await reply.json()) as { table: string };
    const shown = await fetch(`${arena.origin}/api/tables/${table}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await shown.json()).toMatchObject({ table: { places: [{}, { bot: "greedy", name: "greedy" }] } });
  }
});
