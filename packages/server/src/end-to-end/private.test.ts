import { join } from "node:path";
import { KITS } from "@medallion/games";
import { parseInvite } from "@medallion/protocol";
import { Room } from "@medallion/table";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/opened.ts";
import { type Answer, ask, BOT, OPEN, served, settingsFor, Visitor } from "../../test/served.ts";
import { openAsItIs } from "../store/backup/open.ts";
import { migrate } from "../store/migrate.ts";
import { rowsBefore } from "../store/test/before-invitations.ts";

const server = await served();
const anna = await Visitor.guest(server, "Anna");
const bruno = await Visitor.guest(server, "Bruno");
const stranger = await Visitor.guest(server, "Stranger");

const NOWHERE = "AAAAAAAAAAAA";
const invitationIn = (link: string): string => parseInvite(link)?.table ?? "";

/** All that an answer says but when it was said. */
function said({ status, headers, body }: Answer) {
  const kept = [...headers].filter(([name]) => name !== "date" && !name.startsWith("x-ratelimit"));
  return { status, headers: kept, body };
}

test("a private table one may not know of is answered exactly like one that is not there", async () => {
  const { table } = await anna.found({ open: false });
  const requests: readonly (readonly [string, string, unknown?])[] = [
    ["GET", ""],
    ["GET", "/qr.svg"],
    ["POST", "/commands", { command: { kind: "sit", ready: true } }],
    ["POST", "/commands", { command: { kind: "say", text: "hi" } }],
    ["GET", "/games/0"],
    ["GET", "/games/0/record"],
  ];
  for (const [method, path, body] of requests)
    for (const asker of [stranger, { ask: (...given: [string, string]) => ask(server, ...given) }]) {
      const there = said(await asker.ask(method, `/api/tables/${table}${path}`, body));
      expect(there).toEqual(said(await asker.ask(method, `/api/tables/${NOWHERE}${path}`, body)));
      expect(there.status).toBeGreaterThanOrEqual(400);
    }
  const talk = await stranger.socket();
  const refusals = [];
  for (const name of [table, NOWHERE])
    for (const seat of [null, 0, 1]) {
      talk.say({ kind: "attach", request: 7, table: name, seat, since: 0 });
      refusals.push(await talk.next("refused"));
      talk.say({ kind: "command", request: 7, table: name, command: { kind: "sit", ready: true } });
      refusals.push(await talk.next("refused"));
    }
  for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
  expect(refusals[0]?.refusal.code).toBe("no-such-table");
  talk.close();
});

test("whoever has the invitation comes in by it, sits down, and goes on by the id", async () => {
  const { table, link } = await anna.found({ open: false });
  const invitation = invitationIn(link);
  const watching = await bruno.at(invitation, null);
  expect(watching.heard.at(-1)).toMatchObject({ kind: "attached", table: invitation });
  expect((await bruno.ask("GET", `/api/tables/${table}`)).status).toBe(404);
  expect((await bruno.command(invitation, { kind: "sit", ready: true })).body).toEqual({ seats: [1] });
  await watching.until(() => watching.look?.stage === "playing");
  expect(watching.heard.filter((message) => "table" in message && message.table !== invitation)).toEqual([]);
  const seated = await bruno.at(table, 1);
  expect(seated.heard.at(-1)).toMatchObject({ kind: "attached", table });
  expect((await bruno.ask("GET", `/api/tables/${table}`)).body).toMatchObject({ link, yours: [1] });
  const [mine] = (await bruno.ask("GET", "/api/my/tables?which=running")).body.tables;
  expect(mine).toMatchObject({ table: { id: table }, link });
  for (const talk of [watching, seated]) talk.close();
});

test("a private game is in its players' lists alone; its replay can be given away without the table", async () => {
  const { table, link } = await anna.found({ open: false, rated: true, takebacks: "none" });
  const invitation = invitationIn(link);
  await bruno.command(invitation, { kind: "sit", ready: true });
  await anna.command(table, { kind: "resign", seat: 0 });
  const historyFor = async (asker: Pick<Visitor, "ask">, of: Visitor) =>
    (await asker.ask("GET", `/api/people/${of.person.id}`)).body.history;
  const [own] = await historyFor(anna, anna);
  expect(own).toMatchObject({ table, number: 0, replay: expect.any(String) });
  expect(await historyFor(bruno, anna)).toEqual([own]);
  expect(await historyFor(stranger, anna)).toEqual([]);
  expect((await ask(server, "GET", `/api/people/${anna.person.id}`)).body.history).toEqual([]);
  const recordOf = (name: string, token?: string) =>
    ask(server, "GET", `/api/tables/${name}/games/0/record`, token === undefined ? {} : { token });
  expect((await recordOf(table)).status).toBe(404);
  expect((await recordOf(table, stranger.token)).status).toBe(404);
  expect((await recordOf(table, bruno.token)).status).toBe(200);
  expect((await recordOf(invitation)).status).toBe(200);
  expect((await recordOf(own.replay)).status).toBe(200);
  expect((await ask(server, "GET", `/api/tables/${own.replay}/games/1/record`)).status).toBe(404);
  expect((await ask(server, "GET", `/api/tables/${own.replay}/games/0`)).body).toEqual(own);
  expect((await stranger.ask("GET", `/api/tables/${own.replay}`)).status).toBe(404);
  expect((await stranger.command(own.replay, { kind: "sit", ready: true })).status).toBe(404);
});

test("games of an open table are anybody's to see, by the table's id", async () => {
  const { table, link } = await anna.found({}, [OPEN, BOT]);
  expect(invitationIn(link)).toBe(table);
  await anna.command(table, { kind: "resign", seat: 0 });
  const [shown] = (await ask(server, "GET", `/api/people/${anna.person.id}`)).body.history;
  expect(shown).toMatchObject({ table, replay: table });
  expect((await ask(server, "GET", `/api/tables/${table}/games/0/record`)).status).toBe(200);
});

test("links from before tables had ids lead where they did, and no list names them", async () => {
  const database = `sqlite:${join(freshFolder(), "before.db")}`;
  const old = openAsItIs(database, "write");
  await migrate(old, undefined, 5);
  const founding = {
    at: Date.now(),
    by: { person: "anna", name: "Anna", guest: true },
    command: { kind: "found", settings: settingsFor({ open: false }), places: [OPEN, OPEN] },
    seed: "ab".repeat(32),
  } as const;
  const room = Room.found(KITS, founding);
  await rowsBefore(old.db, "old-invitation-000000", room, founding);
  await old.close();
  const later = await served({ database });
  const friend = await Visitor.guest(later, "Friend");
  const shown = (await friend.ask("GET", "/api/tables/old-invitation-000000")).body;
  expect(shown.link).toBe(`http://127.0.0.1:${later.port}/t/old-invitation-000000`);
  const talk = await friend.at("old-invitation-000000", null);
  expect(talk.heard.at(-1)).toMatchObject({ kind: "attached", table: "old-invitation-000000" });
  expect((await friend.command("old-invitation-000000", { kind: "sit", ready: true })).status).toBe(200);
  const [mine] = (await friend.ask("GET", "/api/my/tables?which=running")).body.tables;
  expect(mine.table.id).not.toContain("old-invitation");
  expect(mine.link).toBe(shown.link);
  expect((await ask(later, "GET", "/api/tables/old-invitation-000000/games/0/record")).status).toBe(200);
  talk.close();
});
