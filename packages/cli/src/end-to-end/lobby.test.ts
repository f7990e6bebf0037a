import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Server, startServer } from "@medallion/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { type Invoked, invoke } from "../../test/invoke.ts";
import { started } from "../../test/running.ts";
import { KITS } from "../../test/toy-kits.ts";

let server: Server;
const database = `sqlite:${join(freshFolder(), "medallion.db")}`;

beforeAll(async () => {
  server = await startServer({
    kits: KITS,
    kitsModule: new URL("../../test/toy-kits.ts", import.meta.url).href,
    database,
    host: "127.0.0.1",
    port: 0,
    ownerToken: "owner",
    log: { level: "silent" },
    limits: { botPace: 0, grace: 100, loginsPerMinute: 100, ratedMoves: 0, rankedGames: 0 },
  });
});
afterAll(() => server.stop());

function at(argv: readonly string[], home: string, lines: readonly string[] = []): Promise<Invoked> {
  return invoke([...argv, "--server", server.origin], { home, lines });
}

/** Answers for a whole toy game. */
const ANY = Array.from({ length: 300 }, (_, turn) => String(1 + (turn % 3)));

test("a quick match brings two people together, who find the game among their own", async () => {
  const anna = started(["match", "toy", "--server", server.origin, "--name", "Anna"]);
  await anna.until(/you have a seat at http/);
  await anna.until(/1\. Anna, ready/);
  const open = await at(["tables"], freshFolder());
  expect(open.out).toMatch(/waiting for players[\s\S]*Anna · open seat\n {2}http\S+\/t\//);
  expect((await at(["tables", "--game", "other"], freshFolder())).out).toContain("No open tables");
  const bruno = started(["match", "toy", "--server", server.origin, "--name", "Bruno"]);
  await Promise.all([anna.until(/Your choice/), bruno.until(/Your choice/)]);
  const mine = await at(["tables", "--mine"], anna.home);
  expect(mine.out).toMatch(/Your turn\n {2}in progress[\s\S]*Anna · Bruno/);
  anna.type("resign");
  await bruno.until(/1\. Bruno: victory/);
  for (const one of [anna, bruno]) one.interrupt();
  await Promise.all([anna.code, bruno.code]);
  expect((await at(["tables", "--mine", "--over"], bruno.home)).out).toMatch(/finished[\s\S]*Anna · Bruno/);
  expect((await at(["tables", "--mine"], freshFolder())).out).toContain("You have no such tables");
});

test("a rated game is on the leaderboard and in the profile, and its record is proved by its address", async () => {
  const home = freshFolder();
  const create = ["create", "toy", "--bots", "greedy", "--rated", "--name", "Rita"];
  expect(await at(create, home, ANY)).toMatchObject({ code: 0 });
  const board = await at(["leaderboard", "toy"], freshFolder());
  expect(board.out).toMatch(/\d\. Rita \(guest\): -?\d+\.\d, 1 game {2}\S+/);
  expect(board.out).toMatch(/\d\. Greedy bot/);
  const profile = await at(["profile"], home);
  expect(profile.out).toMatch(/^Rita, guest\n[\s\S]*rating -?\d+\.\d after 1 game[\s\S]*1 played/);
  const [record = ""] = /http\S+\/record/.exec(profile.out) ?? [];
  expect((await invoke(["verify", record])).out).toContain("Verified");
  expect((await at(["profile", "bot:greedy"], home)).out).toContain("Greedy bot\n");
  expect(await at(["profile", "nobody-here"], home)).toMatchObject({ code: 2 });
  expect((await at(["profile"], freshFolder())).err).toContain("account login");
});

test("a guest claims an account, logs in elsewhere, and ends sessions", async () => {
  const home = freshFolder();
  const elsewhere = freshFolder();
  const short = await at(["account", "claim", "Vesna"], home, ["short"]);
  expect(short).toMatchObject({ code: 2 });
  expect(short.err).toContain("at least 15");
  const claimed = await at(["account", "claim", "Vesna"], home, ["correct horse battery"]);
  expect(claimed).toMatchObject({ code: 0 });
  expect(claimed.out).not.toContain("correct horse battery");
  expect((await at(["account"], home)).out).toContain("Vesna, account");
  const taken = await at(["account", "claim", "Vesna"], freshFolder(), ["another long secret"]);
  expect(taken.err).toContain("That name is taken");
  expect((await at(["account", "login", "Vesna"], elsewhere, ["wrong horse"])).err).toContain("Wrong");
  expect((await at(["account", "login", "Vesna"], elsewhere, ["correct horse battery"])).out).toContain(
    "Vesna",
  );
  expect((await at(["account", "sessions"], home)).out.trim().split("\n")).toHaveLength(2);
  expect((await at(["account", "end", "9"], home)).err).toContain("account sessions");
  expect((await at(["account", "end", "--others"], home)).out).toContain("1 session logged out");
  expect((await at(["account"], elsewhere)).err).toContain("account login");
  const changed = await at(["account", "password"], home, ["correct horse battery", "a fresh long secret"]);
  expect(changed.out).toContain("Password changed");
  expect((await at(["account", "logout"], home)).out).toContain("Logged out");
  expect(await at(["account"], home)).toMatchObject({ code: 2 });
  expect((await at(["account", "login", "Vesna"], home, ["a fresh long secret"])).code).toBe(0);
});

test("an account is recovered by its code, exported to a file that only its owner reads, and deleted", async () => {
  const home = freshFolder();
  const claimed = await at(["account", "claim", "Radka"], home, ["seven green wagons"]);
  const [, code = ""] = /Recovery code: (\S+)/.exec(claimed.out) ?? [];
  const anew = await at(["account", "recovery"], home, ["seven green wagons"]);
  const [, fresh = ""] = /Recovery code: (\S+)/.exec(anew.out) ?? [];
  const elsewhere = freshFolder();
  const stale = await at(["account", "recover", "Radka"], elsewhere, [code, "seven blue wagons"]);
  expect(stale.err).toContain("Wrong name or recovery code");
  const recovered = await at(["account", "recover", "Radka"], elsewhere, [fresh, "seven blue wagons"]);
  expect(recovered.out).toMatch(/You’re now Radka[\s\S]*Recovery code: \S+/);
  expect((await at(["account"], home)).err).toContain("account login");
  const file = join(freshFolder(), "radka.json");
  expect((await at(["account", "export", file], elsewhere)).out).toContain(file);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ person: { name: "Radka" }, games: [] });
  expect(statSync(file).mode & 0o077).toBe(0);
  const unsure = await at(["account", "delete"], elsewhere, ["radka?"]);
  expect(unsure.err).toContain("Nothing was deleted");
  const deleted = await at(["account", "delete"], elsewhere, ["Radka", "seven blue wagons"]);
  expect(deleted.out).toContain("Deleted");
  const gone = await at(["account", "login", "Radka"], elsewhere, ["seven blue wagons"]);
  expect(gone.err).toContain("Wrong name or password");
});

test("the owner issues a recovery code while the server runs", async () => {
  await at(["account", "claim", "Milena"], freshFolder(), ["seven green wagons"]);
  const issued = await invoke(["people", "recovery", "Milena", "--database", database]);
  const [, code = ""] = /for Milena: (\S+)/.exec(issued.out) ?? [];
  const back = await at(["account", "recover", "Milena"], freshFolder(), [code, "seven blue wagons"]);
  expect(back.out).toContain("You’re now Milena");
  expect(await invoke(["people", "recovery", "Nobody", "--database", database])).toMatchObject({ code: 2 });
});

test("the founder fills a seat with a bot and shows all hands; whoever is muted is heard no more", async () => {
  const create = [
    "create",
    "toy",
    "--server",
    server.origin,
    "--name",
    "Anna",
    "--seats",
    "3",
    "--open-hands",
  ];
  const anna = started([...create, "--pick", "sun"], { interactive: true });
  const [link = ""] = await anna.until(/http:\S+\/t\/[\w-]+/);
  await anna.until(/The game starts when/);
  anna.type("place 3 greedy");
  await anna.until(/Seat 3: Greedy bot/);
  const bruno = started(["join", link, "--name", "Bruno", "--pick", "moon"], { interactive: true });
  await Promise.all([anna.until(/Your choice/), bruno.until(/Your choice/)]);
  anna.type("hands");
  await anna.until(/Bruno/);
  bruno.type("mute 3");
  await bruno.until(/No other player sits there/);
  bruno.type("mute 1");
  await bruno.until(/Anna is muted/);
  anna.type("say can you hear me");
  await anna.until(/Anna: “can you hear me”/);
  bruno.type("report 1 too loud");
  await bruno.until(/Anna was reported/);
  bruno.type("unmute 1");
  await bruno.until(/Anna is no longer muted/);
  anna.type("say and now");
  await bruno.until(/Anna: “and now”/);
  expect(bruno.out()).not.toContain("can you hear me");
  bruno.type("chat close");
  await bruno.until(/Only the host/);
  anna.type("chat close");
  await bruno.until(/Chat is off/);
  for (const one of [anna, bruno]) one.interrupt();
  await Promise.all([anna.code, bruno.code]);
});
