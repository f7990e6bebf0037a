import { parseInvite } from "@medallion/protocol";
import { expect, test } from "vitest";
import { ask, BOT, OPEN, playOn, served, settingsFor, Visitor } from "../../test/served.ts";

const server = await served({ limits: { tablesPerPerson: 12, spectatorsPerTable: 2 } });
const anna = await Visitor.guest(server, "Anna");
const bruno = await Visitor.guest(server, "Bruno");
const clara = await Visitor.guest(server, "Clara");

test("the catalogue names every game, mode, deck, rule option and bot", async () => {
  const { body } = await ask(server, "GET", "/api/games");
  const gwent = body.games.find(({ id }: { id: string }) => id === "gwent");
  expect(gwent.modes.length).toBeGreaterThan(4);
  expect(gwent.modes[0].picks.length).toBeGreaterThan(0);
  expect(body.bots.slice(0, 2)).toEqual(["novice", "adept"]);
});

test("the lobby is live and filtered; a full or private table is not in it", async () => {
  const talk = await clara.socket();
  talk.say({ kind: "lobby", on: true, filter: { game: "gwent", mode: "standard" } });
  expect((await talk.next("lobby")).tables).toEqual([]);
  await anna.found({ open: false });
  await anna.found({ mode: "competitive" });
  const { table } = await anna.found();
  const listed = await talk.next("lobby");
  expect(listed.tables.map(({ id }) => id)).toEqual([table]);
  await bruno.command(table, { kind: "sit", ready: true });
  expect((await talk.next("lobby")).tables).toEqual([]);
  expect((await ask(server, "GET", "/api/tables?mode=competitive")).body.tables).toHaveLength(1);
  expect((await ask(server, "GET", "/api/tables?rated=true")).body.tables).toEqual([]);
  talk.close();
});

test("an invitation leads to the table: as a link and a picture", async () => {
  const { table, link } = await anna.found({ open: false });
  const { origin, table: invitation = "" } = parseInvite(link) ?? {};
  expect(origin).toBe(`http://127.0.0.1:${server.port}`);
  expect(invitation).not.toContain(table);
  const picture = await ask(server, "GET", `/api/tables/${invitation}/qr.svg`);
  expect(picture.headers.get("content-type")).toContain("svg");
  const shown = await bruno.ask("GET", `/api/tables/${invitation}`);
  expect(shown.body).toMatchObject({ table: { id: invitation, owner: anna.person.id }, link, yours: [] });
  expect((await ask(server, "GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/qr.svg")).status).toBe(404);
});

test("a quick match finds whoever waits, and waits if nobody does", async () => {
  const wish = { game: "gwent", mode: "standard", rated: true };
  const first = await anna.ask("POST", "/api/match", wish);
  const again = await anna.ask("POST", "/api/match", { ...wish, rated: false });
  const second = await bruno.ask("POST", "/api/match", wish);
  expect(second.body.table).toBe(first.body.table);
  expect(again.body.table).not.toBe(first.body.table);
  expect([first.body.seat, second.body.seat].sort()).toEqual([0, 1]);
  expect((await bruno.ask("GET", `/api/tables/${first.body.table}`)).body.table.stage).toBe("playing");
  expect((await bruno.ask("POST", "/api/match", { ...wish, mode: "solo" })).status).toBe(422);
});

test("my games: those that wait for me come first, finished ones by themselves", async () => {
  const dora = await Visitor.guest(server, "Dora");
  const waiting = await dora.found();
  const mine = await dora.found({}, [OPEN, BOT]);
  const done = await dora.found({}, [OPEN, BOT]);
  const talk = await dora.at(mine.table, 0);
  await talk.until(() => talk.look?.table?.question !== undefined);
  talk.close();
  await dora.command(done.table, { kind: "resign", seat: 0 });
  const running = (await dora.ask("GET", "/api/my/tables?which=running")).body.tables;
  expect(
    running.map(({ turn, table }: { turn: boolean; table: { id: string } }) => [table.id, turn]),
  ).toEqual([
    [mine.table, true],
    [waiting.table, false],
  ]);
  const over = (await dora.ask("GET", "/api/my/tables?which=over")).body.tables;
  expect(over.map(({ table }: { table: { id: string } }) => table.id)).toEqual([done.table]);
});

test("spectators see no hand, no question, and not more of them than allowed; seats belong to their people", async () => {
  const { table } = await anna.found({}, [OPEN, BOT]);
  const watching = await bruno.at(table, null);
  expect(watching.look?.table?.question).toBeUndefined();
  expect(JSON.stringify(watching.look?.table?.view)).not.toContain('"hand":');
  const doubled = await anna.at(table, null);
  expect(doubled.heard.at(-1)).toMatchObject({ kind: "refused", refusal: { code: "not-allowed" } });
  doubled.close();
  const thief = await bruno.at(table, 0);
  expect(thief.heard.at(-1)).toMatchObject({ kind: "refused", refusal: { code: "not-your-seat" } });
  const second = await clara.at(table, null);
  const third = await clara.at(table, null);
  expect(third.heard.at(-1)).toMatchObject({ kind: "refused", refusal: { code: "too-many" } });
  const closed = await anna.found({ spectators: { kind: "none" } });
  const outside = await bruno.at(closed.table, null);
  expect(outside.heard.at(-1)).toMatchObject({ kind: "refused", refusal: { code: "not-allowed" } });
  for (const talk of [watching, thief, second, third, outside]) talk.close();
});

test("spectators may see the table late, those who come later too", async () => {
  const began = Date.now();
  const { table } = await anna.found({ spectators: { kind: "delayed", seconds: 1 } }, [OPEN, BOT]);
  const player = await anna.at(table, 0);
  const early = await bruno.at(table, null);
  // On a busy machine coming may take so long that the beginning may be seen.
  expect(early.look?.stage === "gathering" || Date.now() - began >= 1000).toBe(true);
  await player.command(table, { kind: "say", text: "now" });
  const said = Date.now();
  const late = await clara.at(table, null);
  await early.until(() => early.events.some(({ kind }) => kind === "said"));
  await late.until(() => late.events.some(({ kind }) => kind === "said"));
  expect(Date.now() - said).toBeGreaterThan(900);
  expect(early.look?.stage).toBe("playing");
  for (const talk of [player, early, late]) talk.close();
});

test("whoever loses a seat no longer looks from it", async () => {
  const { table } = await anna.found();
  await bruno.command(table, { kind: "sit", ready: false });
  const talk = await bruno.at(table, 1);
  await anna.command(table, { kind: "place", seat: 1, place: { kind: "open" } });
  expect(await talk.next("detached")).toMatchObject({ table, seat: 1 });
  await clara.command(table, { kind: "sit", ready: true });
  await bruno.ask("GET", "/api/me");
  expect(talk.heard.at(-1)?.kind).toBe("detached");
  talk.close();
});

test("teaching tables show every hand to everybody", async () => {
  const { table } = await anna.found({ openHands: true }, [OPEN, BOT]);
  const talk = await anna.at(table, 0);
  expect(talk.look?.table?.others.map(({ seat }) => seat)).toEqual([1]);
  talk.close();
});

test("bad wishes are refused with what is wrong, and nothing is created", async () => {
  const before = (await anna.ask("GET", "/api/my/tables?which=running")).body.tables.length;
  const wrong = async (settings: object, places: object[] = [OPEN, OPEN]) =>
    (await anna.ask("POST", "/api/tables", { settings: { ...settingsFor({}), ...settings }, places })).body
      .refusal;
  expect(await wrong({ game: "chess" })).toMatchObject({ code: "unknown-game", path: ["game"] });
  expect(await wrong({ mode: "blitz" })).toMatchObject({ code: "unknown-mode", path: ["mode"] });
  expect(await wrong({ seats: 7 })).toBeDefined();
  expect(await wrong({ rules: { nonsense: true } })).toBeDefined();
  expect(await wrong({ clock: { kind: "bank", bank: -1, increment: 0, away: 0 } })).toMatchObject({
    code: "bad-request",
  });
  expect(await wrong({ rated: true, takebacks: "free" })).toBeDefined();
  expect(await wrong({}, [OPEN, { kind: "bot", bot: "hal", name: "" }])).toMatchObject({
    sentence: expect.stringContaining("hal"),
  });
  const sit = { ready: true, pick: "no such deck" };
  const body = { settings: settingsFor({}), places: [OPEN, OPEN], sit };
  expect((await anna.ask("POST", "/api/tables", body)).body.refusal).toMatchObject({ code: "bad-options" });
  expect((await anna.ask("GET", "/api/my/tables?which=running")).body.tables).toHaveLength(before);
});

test("nobody founds tables without end", async () => {
  const eva = await Visitor.guest(server, "Eva");
  for (let tables = 0; tables < 12; tables++) await eva.found();
  await expect(eva.found()).rejects.toThrow("too-many-tables");
});

test("a rated game moves both ratings, the leaderboard and the profile; bots are marked as bots", async () => {
  const { table } = await clara.found({ rated: true, takebacks: "none" }, [OPEN, BOT]);
  const talk = await clara.at(table, 0);
  await playOn(talk, table, 0);
  const board = (await ask(server, "GET", "/api/leaderboard?game=gwent&mode=standard")).body.standings;
  const kinds = board.map(({ person }: { person: { kind: string } }) => person.kind).sort();
  expect(kinds).toEqual(["bot", "guest"]);
  const profile = (await ask(server, "GET", `/api/people/${clara.person.id}`)).body;
  expect(profile.statistics).toMatchObject([{ game: "gwent", mode: "standard", played: 1 }]);
  expect(profile.ratings[0].games).toBe(1);
  expect(profile.history[0]).toMatchObject({ table, rated: true });
  expect(JSON.stringify(profile.history)).not.toContain("seed");
  talk.close();
});
