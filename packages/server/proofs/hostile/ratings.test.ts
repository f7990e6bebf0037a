import { expect, test } from "vitest";
import { LIMITS, type Limits } from "../../src/limits.ts";
import type { Server } from "../../src/server.ts";
import { ask, served, settingsFor, Talk } from "../../test/served.ts";

const RATED = settingsFor({ rated: true, takebacks: "none" });
const OPEN = { kind: "open" };

/** A server that believes a proxy, so that everybody comes from the address the test gives them. */
function opened(limits: Partial<Limits> = {}): Promise<Server> {
  const { ratedMoves, ratedPerNetwork, ratedPerDay } = LIMITS;
  return served({ trustProxy: "loopback", limits: { ratedMoves, ratedPerNetwork, ratedPerDay, ...limits } });
}

async function arrive(server: Server, name: string, address: string) {
  const headers = { "x-forwarded-for": address };
  const { body } = await ask(server, "POST", "/api/guests", { body: { name }, headers });
  const token: string = body.token;
  const call = (method: string, path: string, sent?: object) =>
    ask(server, method, path, { token, headers, ...(sent !== undefined && { body: sent }) });
  return { id: String(body.person.id), token, call };
}

type Somebody = Awaited<ReturnType<typeof arrive>>;

const found = async (host: Somebody): Promise<string> => {
  const sent = { settings: RATED, places: [OPEN, OPEN], sit: { ready: true } };
  return (await host.call("POST", "/api/tables", sent)).body.table;
};
const command = (who: Somebody, table: string, sent: object) =>
  who.call("POST", `/api/tables/${table}/commands`, { command: sent });
const SIT = { kind: "sit", ready: true };

const resigned = async (winner: Somebody, loser: Somebody): Promise<void> => {
  const table = await found(winner);
  expect(await command(loser, table, SIT)).toMatchObject({ status: 200 });
  expect((await command(loser, table, { kind: "resign", seat: 1 })).status).toBe(200);
};

const ratedGames = async (who: Somebody): Promise<number> => {
  const { body } = await who.call("GET", `/api/people/${who.id}`);
  return body.ratings[0]?.games ?? 0;
};

test("resigning at once makes no rating, and the profile says why", async () => {
  const server = await opened();
  const [winner, loser] = [
    await arrive(server, "Winner", "198.51.100.1"),
    await arrive(server, "Loser", "203.0.113.1"),
  ];
  await resigned(winner, loser);
  const { body } = await winner.call("GET", `/api/people/${winner.id}`);
  expect(body).toMatchObject({ ratings: [], history: [{ rated: false, unrated: "short" }] });
  const board = await winner.call("GET", `/api/leaderboard?game=gwent&mode=standard`);
  expect(board.body.standings).toEqual([]);
});

test("nobody is on the leaderboard after a few games: it takes as many as the limit says", async () => {
  const server = await opened({ ratedMoves: 0, rankedGames: LIMITS.rankedGames });
  const winner = await arrive(server, "Winner", "198.51.100.1");
  const board = async () =>
    (await winner.call("GET", "/api/leaderboard?game=gwent&mode=standard")).body.standings.map(
      ({ person }: { person: { id: string } }) => person.id,
    );
  for (let game = 1; game <= LIMITS.rankedGames; game++) {
    expect(await board()).toEqual([]);
    await resigned(winner, await arrive(server, `Loser ${game}`, `203.0.113.${game}`));
  }
  expect(await board()).toEqual([winner.id]);
});

test("nobody sits down to a rated game with somebody of the same network; one that is not rated is open to them", async () => {
  const server = await opened({ ratedMoves: 0 });
  const [one, two, other] = [
    await arrive(server, "One", "198.51.100.1"),
    await arrive(server, "Two", "198.51.100.1"),
    await arrive(server, "Other", "203.0.113.1"),
  ];
  const table = await found(one);
  expect(await command(two, table, SIT)).toMatchObject({
    status: 409,
    body: { refusal: { code: "same-network" } },
  });
  const sent = { settings: { ...RATED, rated: false }, places: [OPEN, OPEN], sit: { ready: true } };
  const free = (await one.call("POST", "/api/tables", sent)).body.table;
  expect((await command(two, free, SIT)).status).toBe(200);
  expect((await command(other, table, SIT)).status).toBe(200);
});

test("the same two have only so many rated games a day, also of many that end at once", async () => {
  const server = await opened({ ratedMoves: 0, ratedPerDay: 3 });
  const winner = await arrive(server, "Winner", "198.51.100.1");
  const loser = await arrive(server, "Loser", "203.0.113.1");
  const tables: string[] = [];
  for (let count = 0; count < 8; count++) {
    const table = await found(winner);
    await command(loser, table, SIT);
    tables.push(table);
  }
  await Promise.all(tables.map((table) => command(loser, table, { kind: "resign", seat: 1 })));
  expect(await ratedGames(winner)).toBe(3);
  const { body } = await winner.call("GET", `/api/people/${winner.id}`);
  const reasons = body.history.map(({ unrated }: { unrated?: string }) => unrated ?? "rated");
  expect(reasons.toSorted()).toEqual([...Array(5).fill("often"), "rated", "rated", "rated"]);
  expect(await command(loser, await found(winner), SIT)).toMatchObject({
    body: { refusal: { code: "played-often" } },
  });
});

test("a rated game with others takes accounts on both sides, and against a bot none", async () => {
  const server = await opened({ ratedGuests: 0 });
  const guest = await arrive(server, "Guest", "198.51.100.1");
  const founding = { settings: RATED, places: [OPEN, OPEN], sit: { ready: true } };
  const needed = { status: 403, body: { refusal: { code: "account-needed" } } };
  expect(await guest.call("POST", "/api/tables", founding)).toMatchObject(needed);
  expect(
    await guest.call("POST", "/api/match", { game: RATED.game, mode: RATED.mode, rated: true }),
  ).toMatchObject(needed);
  const bot = { kind: "bot", bot: "greedy", name: "" };
  expect((await guest.call("POST", "/api/tables", { ...founding, places: [OPEN, bot] })).status).toBe(200);
  const host = await arrive(server, "Hanna", "203.0.113.1");
  const claim = { name: "Host of Rated", password: "nine purple otters sing" };
  expect((await host.call("POST", "/api/account", claim)).status).toBe(200);
  expect(await command(guest, await found(host), SIT)).toMatchObject({
    body: { refusal: { code: "account-needed" } },
  });
});

test("games that are thrown away to a bot move nobody but whoever threw them", async () => {
  const server = await opened({ ratedMoves: 0, ratedGuests: 0 });
  const bot = { kind: "bot", bot: "greedy", name: "" };
  const ratingOf = async (id: string): Promise<{ mu: number; games: number }> =>
    (await ask(server, "GET", `/api/people/${id}`)).body.ratings[0];
  const seen: number[] = [];
  for (let game = 1; game <= 4; game++) {
    const guest = await arrive(server, `Thrower ${game}`, `203.0.113.${game}`);
    const sent = { settings: RATED, places: [OPEN, bot], sit: { ready: true } };
    const { table } = (await guest.call("POST", "/api/tables", sent)).body;
    expect((await command(guest, table, { kind: "resign", seat: 0 })).status).toBe(200);
    expect((await ratingOf(guest.id)).mu).toBeLessThan(25);
    const { mu, games } = await ratingOf("bot:greedy");
    expect(games).toBe(game);
    seen.push(mu);
  }
  expect(new Set(seen)).toEqual(new Set([25]));
});

test("nobody chooses what the bot plays with that they mean to beat for a rating", async () => {
  const server = await opened();
  const host = await arrive(server, "Host of Bots", "203.0.113.1");
  const bot = { kind: "bot", bot: "greedy" };
  const chosen = { kind: "place", seat: 1, place: { ...bot, pick: "mo-swarm" } };
  const sent = { settings: RATED, places: [OPEN, OPEN] };
  const { table } = (await host.call("POST", "/api/tables", sent)).body;
  expect(await command(host, table, chosen)).toMatchObject({
    status: 409,
    body: { refusal: { code: "not-allowed" } },
  });
  expect((await command(host, table, { kind: "place", seat: 1, place: bot })).status).toBe(200);
  const free = { ...sent, settings: { ...RATED, rated: false } };
  const other = (await host.call("POST", "/api/tables", free)).body.table;
  expect((await command(host, other, chosen)).status).toBe(200);
});

test("a socket says where somebody is: who plays by it from the other's network cannot sit down", async () => {
  const server = await opened({ ratedMoves: 0 });
  const one = await arrive(server, "One", "198.51.100.1");
  const other = await arrive(server, "Other", "203.0.113.1");
  const table = await found(one);
  const talk = await Talk.open(server, { "x-forwarded-for": "198.51.100.1" });
  talk.say({ kind: "hello", protocol: 2, token: other.token });
  await talk.next("welcome");
  talk.say({ kind: "command", request: 1, table, command: { kind: "sit", ready: true } });
  expect(await talk.next("refused")).toMatchObject({ refusal: { code: "same-network" } });
});
