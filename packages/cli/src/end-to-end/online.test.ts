import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { type Server, startServer } from "@medallion/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";
import { type Running, started } from "../../test/running.ts";
import { KITS } from "../../test/toy-kits.ts";

const database = `sqlite:${join(freshFolder(), "medallion.db")}`;
let server: Server;

async function open(port: number): Promise<Server> {
  return startServer({
    kits: KITS,
    kitsModule: new URL("../../test/toy-kits.ts", import.meta.url).href,
    database,
    host: "127.0.0.1",
    port,
    ownerToken: "owner",
    log: { level: "silent" },
    limits: { botPace: 0, grace: 100 },
  });
}

beforeAll(async () => {
  server = await open(0);
});
afterAll(() => server.stop());

/** Answers for a whole toy game. */
const ANY = Array.from({ length: 300 }, (_, turn) => String(1 + (turn % 3)));

/** A table that somebody has just created, and the link to it. */
async function created(options: readonly string[] = [], running: Parameters<typeof started>[1] = {}) {
  const argv = ["create", "toy", "--server", server.origin, "--name", "Anna", ...options];
  const anna = started(argv, running);
  const [link = ""] = await anna.until(/http:\S+\/t\/[\w-]+/);
  return { anna, link };
}

/** Ends it whatever it is doing, so that no test leaves a client behind. */
async function leave(...running: readonly Running[]): Promise<void> {
  for (const one of running) one.interrupt();
  await Promise.all(running.map(({ code }) => code));
}

describe("two people", () => {
  test("play a whole game by an invitation; both see the end, and the record is proved", async () => {
    const folder = freshFolder();
    const record = join(folder, "game.json");
    const { anna, link } = await created(["--record", record], { lines: ANY });
    const bruno = started(["join", link, "--name", "Bruno", "--pick", "moon"], { lines: ANY });
    expect(await Promise.all([anna.code, bruno.code])).toEqual([0, 0]);
    for (const { out, err } of [anna, bruno]) {
      expect(err()).toBe("");
      expect(out()).toMatch(/^ {2}1\. (Anna|Bruno): (victory|draw)/m);
    }
    expect(bruno.out()).toContain("Lanterns, Short evening, 2 seats");
    expect(bruno.out()).toMatch(/1\. Anna/);
    const standings = (out: string) => out.match(/^ {2}\d\. \w+: .+$/gm)?.slice(-2);
    expect(standings(anna.out())).toEqual(standings(bruno.out()));
    expect(bruno.out()).toMatch(/medallion verify http:\S+\/games\/0\/record/);
    const proof = await invoke(["verify", record]);
    expect(proof).toMatchObject({ code: 0, err: "" });
    expect(proof.out).toContain("Verified: nobody tampered with the shuffles or moves.");
    const [, published = ""] = /seed’s SHA-256 before the deal: ([0-9a-f]{64})/.exec(bruno.out()) ?? [];
    expect(await invoke(["verify", record, "--commitment", published])).toMatchObject({ code: 0 });
  });

  test("play at a private table by its link alone; its replay is proved by whoever is given it", async () => {
    const [hers, his] = [freshFolder(), freshFolder()];
    const { anna, link } = await created(["--private"], { home: hers });
    const [, invitation = ""] = /\/t\/([\w-]+)$/.exec(link) ?? [];
    const mine = await invoke(["tables", "--mine", "--server", server.origin], { home: hers });
    expect(mine.out).toContain(link);
    const listed = await invoke(["tables", "--mine", "--json", "--server", server.origin], { home: hers });
    const [{ table }] = JSON.parse(listed.out);
    expect(table.id).not.toBe(invitation);
    const outside = await invoke(["join", `${server.origin}/t/${table.id}`], { home: freshFolder() });
    expect(outside).toMatchObject({ code: 2 });
    const bruno = started(["join", link, "--name", "Bruno"], { home: his });
    await Promise.all([anna.until(/Your choice/), bruno.until(/Your choice/)]);
    bruno.type("resign");
    const [, replay = ""] = await bruno.until(/medallion verify (http:\S+)/);
    expect(replay).not.toContain(invitation);
    expect(await invoke(["verify", replay])).toMatchObject({ code: 0, err: "" });
    const profile = await invoke(["profile", "--server", server.origin], { home: hers });
    expect(profile.out).toContain(replay);
    await leave(anna, bruno);
  });

  test("talk, agree on a draw, and gather again in the same room", async () => {
    const { anna, link } = await created(["--pick", "sun"], { interactive: true });
    const bruno = started(["join", link, "--name", "Bruno"], { interactive: true });
    await bruno.until(/3 {2}Moon[\s\S]*Number/);
    bruno.type("3");
    await Promise.all([anna.until(/The game starts/), bruno.until(/The game starts/)]);
    anna.type("say how are you?");
    await bruno.until(/Anna: “how are you\?”/);
    bruno.type("presets 1");
    await anna.until(/Bruno: “Hello!”/);
    anna.type("draw");
    await bruno.until(/Anna offers a draw[\s\S]*Accept\?/);
    bruno.type("no");
    await anna.until(/Bruno declines/);
    anna.type("draw");
    await bruno.until(/Accept\?/);
    bruno.type("yes");
    await Promise.all([anna.until(/1\. Anna: draw/), bruno.until(/1\. Anna: draw/)]);
    anna.type("rematch");
    await bruno.until(/Anna asks for a rematch/);
    bruno.type("yes");
    await Promise.all([anna.until(/Rematch\./), bruno.until(/Rematch\./)]);
    anna.type("ready");
    bruno.type("ready");
    await Promise.all([anna.until(/The game starts/), bruno.until(/The game starts/)]);
    bruno.type("resign");
    await anna.until(/1\. Anna: victory/);
    anna.type("quit");
    bruno.type("quit");
    expect(await Promise.all([anna.code, bruno.code])).toEqual([0, 0]);
  });

  test("look around as at a local table, and are told why something does not work", async () => {
    const { anna, link } = await created(["--pick", "sun"]);
    await anna.until(/The game starts when every seat is taken/);
    const bruno = started(["join", link, "--name", "Bruno"]);
    const both = [anna, bruno] as const;
    for (const one of both) await one.until(/Your choice/);
    for (const [typed, shown] of [
      ["?", /say TEXT/],
      ["board", /Anna/],
      ["why", /why|explain/],
      ["log", /The game starts/],
      ["seats", /2\. Bruno/],
      ["link", new RegExp(link.slice(-10))],
      ["no", /There’s no open request/],
      ["rematch", /isn’t over yet/],
      ["resume", /isn’t paused/],
      ["77", /Type a number/],
    ] as const) {
      anna.type(typed);
      await anna.until(shown);
    }
    anna.endInput();
    expect(await anna.code).toBe(0);
    expect(anna.out()).toMatch(/Your seat stays yours[^\n]*\n {2}medallion join http/);
    await leave(bruno);
  });
});

test("a game is paused, left to a bot and taken over again", async () => {
  const { anna, link } = await created([]);
  const bruno = started(["join", link, "--name", "Bruno"]);
  await Promise.all([anna.until(/Your choice/), bruno.until(/Your choice/)]);
  anna.type("pause");
  await bruno.until(/Anna asks for a pause[\s\S]*Accept\?/);
  anna.type("withdraw");
  await bruno.until(/No pause\./);
  bruno.type("no");
  await bruno.until(/There’s no open request/);
  anna.type("pause");
  await bruno.until(/Accept\?/);
  bruno.type("yes");
  await anna.until(/Game paused/);
  await bruno.until(/Game paused/);
  // Through a pipe nothing is read while nothing can be chosen: who waits types at a terminal.
  const back = started(["join", link], { home: bruno.home, interactive: true });
  await back.until(/2\. Bruno/);
  back.type("resume");
  await Promise.all([anna.until(/Game resumed/), bruno.until(/Game resumed/)]);
  anna.type("1");
  await anna.until(/Waiting for Bruno/);
  back.type("bot");
  await anna.until(/Seat 2: Bruno, a bot is playing/);
  back.type("back");
  await anna.until(/Seat 2: Bruno\./);
  await leave(anna, bruno, back);
});

test("a choice is taken back at once where nobody has to agree", async () => {
  const { anna } = await created(["--bots", "greedy"]);
  await anna.until(/Your choice/);
  anna.type("undo");
  await anna.until(/There’s nothing to undo/);
  anna.type("2");
  await anna.until(/Your choice/);
  anna.type("undo");
  await anna.until(/The last move was undone[\s\S]*Your choice/);
  await leave(anna);
});

test("who comes back has the same seat and name, and the secret that proves it is nobody else's to read", async () => {
  const home = freshFolder();
  const { anna, link } = await created([], { home });
  await anna.until(/The game starts when/);
  await leave(anna);
  const again = started(["join", link], { home });
  await again.until(/1\. Anna, ready/);
  await leave(again);
  const [token = ""] = readdirSync(join(home, "servers"));
  expect(statSync(join(home, "servers", token)).mode & 0o777).toBe(0o600);
});

test("a spectator sees the game to its end and is asked nothing", async () => {
  const { anna, link } = await created([], { lines: ANY });
  const watching = started(["join", link, "--watch"], { lines: [] });
  await watching.until(/1\. Anna/);
  const bruno = started(["join", link, "--name", "Bruno"], { lines: ANY });
  expect(await Promise.all([anna.code, bruno.code, watching.code])).toEqual([0, 0, 0]);
  expect(watching.out()).toMatch(/^ {2}1\. (Anna|Bruno): (victory|draw)/m);
  expect(watching.out()).not.toContain("Your choice");
});

test("against bots alone the game begins at once", async () => {
  const { anna } = await created(["--bots", "greedy,random", "--seats", "3", "--clock", "bank:300+5"], {
    lines: ANY,
  });
  expect(await anna.code).toBe(0);
  expect(anna.out()).toMatch(/Time left: \d+ seconds/);
  expect(anna.out()).toMatch(/^ {2}1\. .+: (victory|draw)/m);
});

test("a server that restarts loses nothing: the client says so, comes back and plays on", async () => {
  const { anna } = await created(["--bots", "greedy"]);
  await anna.until(/Your choice/);
  const { port } = server;
  await server.stop();
  await anna.until(/The server is restarting/);
  server = await open(port);
  await anna.until(/Reconnected/);
  anna.type(...ANY);
  expect(await anna.code).toBe(0);
  expect(anna.out()).toMatch(/^ {2}1\. .+: (victory|draw)/m);
  expect(anna.out().match(/The game starts\. The seed’s SHA-256/g)).toHaveLength(1);
});

/** A port where nobody listens. */
async function freePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  listener.close();
  await once(listener, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

describe("is refused with one sentence that says what to do", () => {
  const refused = async (argv: readonly string[]): Promise<string> => {
    const { code, err } = await invoke(argv);
    expect(code).toBe(2);
    expect(err).toMatch(/^[^\n]+[.…]\n$/);
    return err;
  };

  test("what is no invitation, and one to a table that is not there", async () => {
    expect(await refused(["join", "hello"])).toContain("“hello” isn’t an invite link");
    const nowhere = `${server.origin}/t/0123456789abcdef`;
    expect(await refused(["join", nowhere])).toContain("Table not found");
    expect(await refused(["join", nowhere, "--lang", "cs"])).toContain("Stůl nenalezen");
  });

  test("a server that is not there", async () => {
    const nobody = await freePort();
    const create = ["create", "toy", "--server", `http://127.0.0.1:${nobody}`];
    expect(await refused(create)).toMatch(/ECONNREFUSED/);
    expect(await refused(["create", "toy", "--server", "ftp://x"])).toContain("ftp://x");
  });

  test("a table that is full or has begun without us", async () => {
    const { anna, link } = await created(["--bots", "greedy"]);
    await anna.until(/Your choice/);
    expect(await refused(["join", link])).toContain("--watch");
    await leave(anna);
  });

  test("a wish that the game or the server does not know", async () => {
    const create = ["create", "toy", "--server", server.origin];
    expect(await refused([...create, "--pick", "mud"])).toContain("sun, moon, star");
    expect(await refused([...create, "--mode", "endless"])).toContain("endless");
    expect(await refused([...create, "--bots", "clever"])).toContain("clever");
    expect(await refused([...create, "--bots", "greedy,greedy,greedy"])).toContain("no seat for you");
    expect(await refused([...create, "--clock", "sundial"])).toContain("sundial");
    expect(await refused([...create, "--clock", "move:60+5"])).toContain("move:60+5");
  });
});
