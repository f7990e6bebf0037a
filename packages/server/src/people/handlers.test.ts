import { at } from "@medallion/kernel";
import { type BodyOf, type ReplyOf, ROUTES, type RouteName } from "@medallion/protocol";
import { afterEach, describe, expect, test } from "vitest";
import { type Call, HttpRefusal } from "../http/handler.ts";
import { LIMITS } from "../limits.ts";
import { botPerson } from "../ratings/bot-person.ts";
import { rate } from "../ratings/rate.ts";
import { openStore } from "../store/open.ts";
import type { Append, Store } from "../store/store.ts";
import { append, finished } from "../store/test/samples.ts";
import { type PeopleRoute, peopleHandlers } from "./handlers.ts";
import { Passwords } from "./password.ts";
import { People } from "./people.ts";

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** A browser that keeps its cookie, talks to the handlers, and checks every reply against the protocol. */
async function arranged(limits = { ...LIMITS, loginsPerMinute: 100 }) {
  const store = await openStore("sqlite::memory:", { rate });
  stores.push(store);
  const clock = { at: 1_000_000 };
  const now = () => clock.at;
  const passwords = new Passwords({ cost: { log2N: 10, r: 8, p: 1 } });
  const people = await People.open(store, { limits, now, passwords });
  const handlers = peopleHandlers({ store, people, limits, now });
  const browser = (address = "192.0.2.1") => {
    let cookie: string | undefined;
    let device: string | undefined;
    const ask = async <N extends PeopleRoute>(
      route: N,
      parts: { body?: unknown; params?: unknown; query?: unknown } = {},
    ): Promise<ReplyOf<N>> => {
      const call = {
        params: ROUTES[route].params.parse(parts.params ?? {}),
        query: ROUTES[route].query.parse(parts.query ?? {}),
        body: ROUTES[route].body.parse(parts.body ?? {}),
        visitor: await people.visitor(cookie),
        address,
        agent: "test",
        origin: "https://table.example",
        device,
        setToken: (token: string | undefined) => {
          cookie = token;
        },
        setDevice: (kept: string) => {
          device = kept;
        },
      };
      // The schemas of the route have just made it so.
      const reply = await (handlers[route] as (call: unknown) => Promise<unknown>)(call as Call<RouteName>);
      return ROUTES[route].reply.parse(reply) as ReplyOf<N>;
    };
    return { ask, cookie: () => cookie };
  };
  return { store, clock, browser, people };
}

async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpRefusal)) throw new Error(`not refused: ${error}`);
  expect(error.message).toMatch(/^[A-Z].*[.]$/);
  return `${error.status} ${error.code}`;
}

const account: BodyOf<"claim"> = { name: "Ann", password: "riverbank lantern" };

describe("guests", () => {
  test("play at once, with a chosen or an invented name, and the token comes as a cookie too", async () => {
    const { browser } = await arranged();
    const { ask, cookie } = browser();
    const { person, token } = await ask("guest", { body: { name: "  Ann  Lee " } });
    expect(person).toMatchObject({ name: "Ann Lee", kind: "guest" });
    expect(cookie()).toBe(token);
    expect(await ask("me")).toEqual({ person });
    expect((await browser().ask("guest")).person.name).toMatch(/^\w+ \w+$/);
  });

  test("arrive with a page as whoever they are, and as guests if they are nobody yet", async () => {
    const { ask, cookie } = (await arranged()).browser();
    const first = await ask("arrive", { body: { name: "Ann" } });
    expect(first).toEqual({ person: expect.objectContaining({ name: "Ann", kind: "guest" }) });
    const token = cookie();
    expect(await ask("arrive", { body: { name: "Beth" } })).toEqual(first);
    expect(cookie()).toBe(token);
  });

  test("change their name; accounts do not", async () => {
    const { ask } = (await arranged()).browser();
    await ask("guest", { body: { name: "Ann" } });
    expect((await ask("rename", { body: { name: "Beth" } })).person.name).toBe("Beth");
    expect((await ask("me")).person.name).toBe("Beth");
    await ask("claim", { body: account });
    expect(await refusal(ask("rename", { body: { name: "Beth" } }))).toBe("409 not-guest");
  });

  test("cannot have a bot's name or one that cannot be seen", async () => {
    const { ask } = (await arranged()).browser();
    for (const name of ["Greedy", "a\u202eb"])
      expect(await refusal(ask("guest", { body: { name } }))).toBe("400 bad-name");
    await ask("guest");
    expect(await refusal(ask("rename", { body: { name: "RANDOM" } }))).toBe("400 bad-name");
    expect(await refusal(ask("claim", { body: { ...account, name: "random" } }))).toBe("400 bad-name");
  });

  test("carry no account's name, nor one that looks like it; a page that remembers one comes under another", async () => {
    const { browser, clock } = await arranged();
    const [ann, guest] = [browser(), browser()];
    await ann.ask("guest", { body: { name: "Anna" } });
    await guest.ask("guest", { body: { name: "Anna" } });
    await ann.ask("claim", { body: { ...account, name: "Anna" } });
    // Who was called so before is called otherwise, as soon as anybody looks anew.
    clock.at += 6000;
    expect((await guest.ask("me")).person.name).not.toBe("Anna");
    for (const name of ["Anna", "anna", "Änna", "An na"])
      expect(await refusal(guest.ask("rename", { body: { name } })), name).toMatch(
        /409 name-taken|400 bad-name/,
      );
    expect(await refusal(browser().ask("guest", { body: { name: "ANNA" } }))).toBe("409 name-taken");
    const { person } = await browser().ask("arrive", { body: { name: "Anna" } });
    expect(person.name).toMatch(/^\w+ \w+$/);
    expect((await guest.ask("rename", { body: { name: "Anna B." } })).person.name).toBe("Anna B.");
  });

  test("come from one address only so often", async () => {
    const { browser, clock } = await arranged({ ...LIMITS, guestsPerHour: 2 });
    const here = browser("2001:db8::1");
    await here.ask("guest");
    await here.ask("guest");
    expect(await refusal(browser("2001:db8::2").ask("guest"))).toBe("429 too-many");
    await browser("192.0.2.9").ask("guest");
    clock.at += 30 * 60_000;
    await here.ask("guest");
  });
});

describe("accounts", () => {
  test("are claimed, left and come back to", async () => {
    const { browser } = await arranged();
    const { ask, cookie } = browser();
    const { person } = await ask("guest");
    expect((await ask("claim", { body: account })).person).toEqual({
      ...person,
      name: "Ann",
      kind: "account",
    });
    expect(await refusal(ask("claim", { body: account }))).toBe("409 not-guest");
    await ask("logout");
    expect(cookie()).toBeUndefined();
    expect(await refusal(ask("me"))).toBe("401 not-known");
    for (const body of [
      { ...account, password: "passwort" },
      { ...account, name: "Bob" },
    ])
      expect(await refusal(ask("login", { body }))).toBe("401 wrong-login");
    expect(cookie()).toBeUndefined();
    const back = await ask("login", { body: { ...account, name: "ANN" } });
    expect(back.person.id).toBe(person.id);
    expect(cookie()).toBe(back.token);
  });

  test("have a name that nobody else can claim", async () => {
    const { browser } = await arranged();
    const [one, two] = [browser(), browser()];
    await one.ask("guest");
    await two.ask("guest");
    await one.ask("claim", { body: account });
    expect(await refusal(two.ask("claim", { body: { ...account, name: "aNN" } }))).toBe("409 name-taken");
  });

  test("change their password by the old one", async () => {
    const { ask } = (await arranged()).browser();
    await ask("guest");
    const change = { old: "riverbank lantern", fresh: "lantern riverbank" };
    expect(await refusal(ask("password", { body: change }))).toBe("409 not-account");
    await ask("claim", { body: account });
    expect(await refusal(ask("password", { body: { ...change, old: "x" } }))).toBe("403 wrong-login");
    expect(await ask("password", { body: change })).toEqual({});
    expect(await refusal(ask("login", { body: account }))).toBe("401 wrong-login");
  });

  test("are tried from one address only so often, whatever is tried", async () => {
    const { browser, clock } = await arranged({ ...LIMITS, loginsPerMinute: 2 });
    const { ask } = browser();
    await ask("guest");
    await ask("claim", { body: account });
    expect(await refusal(ask("login", { body: { ...account, password: "x" } }))).toBe("401 wrong-login");
    for (const route of ["login", "claim", "password"] as const) {
      const body = { ...account, name: "Beth", old: "riverbank lantern", fresh: "lantern riverbank" };
      expect(await refusal(ask(route, { body }))).toBe("429 too-many");
    }
    clock.at += 60_000;
    await ask("login", { body: account });
  });
});

describe("a recovery code", () => {
  const fresh = "seven green wagons";

  test("is shown at claiming, sets a new password once, ends all sessions, and gives the next code", async () => {
    const { browser } = await arranged();
    const [desk, thief, phone] = [browser(), browser(), browser()];
    await desk.ask("guest");
    const { recovery, person } = await desk.ask("claim", { body: account });
    await thief.ask("login", { body: account });
    const other = recovery.replace(/^./, recovery.startsWith("A") ? "B" : "A");
    const wrong = { name: "Ann", code: other, password: fresh };
    expect(await refusal(phone.ask("recover", { body: wrong }))).toBe("401 wrong-code");
    expect(await refusal(phone.ask("recover", { body: { ...wrong, name: "Nobody" } }))).toBe(
      "401 wrong-code",
    );
    const weak = { name: "Ann", code: recovery, password: "password" };
    expect(await refusal(phone.ask("recover", { body: weak }))).toBe("400 weak-password");
    const typed = recovery.toLowerCase().replaceAll("-", " ");
    const back = await phone.ask("recover", { body: { name: "ann", code: typed, password: fresh } });
    expect(back.person.id).toBe(person.id);
    expect(back.recovery).not.toBe(recovery);
    expect((await phone.ask("me")).person.id).toBe(person.id);
    for (const ended of [desk, thief]) expect(await refusal(ended.ask("me"))).toBe("401 not-known");
    expect(await refusal(desk.ask("login", { body: account }))).toBe("401 wrong-login");
    const again = { name: "Ann", code: recovery, password: "seven blue wagons" };
    expect(await refusal(thief.ask("recover", { body: again }))).toBe("401 wrong-code");
    await desk.ask("recover", { body: { ...again, code: back.recovery } });
  });

  test("is made anew by the password alone, and by the owner; the one before opens nothing then", async () => {
    const { browser, people } = await arranged();
    const { ask } = browser();
    await ask("guest");
    expect(await refusal(ask("freshRecovery", { body: { password: "x" } }))).toBe("409 not-account");
    const { recovery: first, person } = await ask("claim", { body: account });
    expect(await refusal(ask("freshRecovery", { body: { password: "x" } }))).toBe("403 wrong-login");
    const { recovery: second } = await ask("freshRecovery", { body: { password: account.password } });
    const third = await people.issueRecovery(person.id);
    for (const code of [first, second])
      expect(await refusal(ask("recover", { body: { name: "Ann", code, password: fresh } }))).toBe(
        "401 wrong-code",
      );
    await ask("recover", { body: { name: "Ann", code: third, password: fresh } });
    expect(await people.issueRecovery("nobody")).toBeUndefined();
  });
});

describe("what is one's own", () => {
  test("is exported whole, and only one's own", async () => {
    const { store, browser } = await arranged();
    const { ask } = browser();
    await ask("guest");
    const { person } = await ask("claim", { body: account });
    await store.people.addBot(botPerson("greedy"));
    await finish(store, "table-number-one", person.id, "bot:greedy");
    await ask("mute", { body: { person: "bot:greedy" } });
    const all = await ask("exportMe");
    expect(all).toMatchObject({ format: "medallion-person", version: 1, person, muted: ["bot:greedy"] });
    expect(all.sessions).toHaveLength(1);
    expect(all.ratings).toHaveLength(1);
    expect(all.games).toHaveLength(1);
    expect(JSON.stringify(all)).not.toMatch(/scrypt|password|recovery|network/);
    for (let count = 1; count < 6; count++) await ask("exportMe");
    expect(await refusal(ask("exportMe"))).toBe("429 too-many");
  });

  test("is deleted by the password; then nobody is known by the token, and the name is kept for a while", async () => {
    const { browser, clock } = await arranged();
    const [ann, other] = [browser(), browser()];
    await ann.ask("guest");
    const { person } = await ann.ask("claim", { body: { ...account, name: "Anastasia" } });
    expect(await refusal(ann.ask("deleteMe", { body: { password: "x" } }))).toBe("403 wrong-login");
    await ann.ask("deleteMe", { body: { password: account.password } });
    expect(ann.cookie()).toBeUndefined();
    expect(await refusal(ann.ask("profile", { params: { person: person.id } }))).toBe("404 no-such-person");
    const login = { ...account, name: "Anastasia" };
    expect(await refusal(ann.ask("login", { body: login }))).toBe("401 wrong-login");
    await other.ask("guest");
    expect(await refusal(other.ask("rename", { body: { name: "Anastasia" } }))).toBe("409 name-taken");
    clock.at += 91 * 86_400_000;
    await other.ask("rename", { body: { name: "Anastasia" } });
  });

  test("of a guest goes without a password", async () => {
    const { ask, cookie } = (await arranged()).browser();
    await ask("guest");
    await ask("deleteMe");
    expect(cookie()).toBeUndefined();
    expect(await refusal(ask("me"))).toBe("401 not-known");
  });
});

describe("sessions", () => {
  test("are listed with the one that asks, and end one by one or all others at once", async () => {
    const { browser } = await arranged();
    const [desk, phone, library] = [browser(), browser(), browser()];
    await desk.ask("guest");
    await desk.ask("claim", { body: account });
    await phone.ask("login", { body: account });
    await library.ask("login", { body: account });
    const { sessions } = await library.ask("sessions");
    expect(sessions.map(({ agent }) => agent)).toEqual(["test", "test", "test"]);
    const current = sessions.filter((session) => session.current);
    expect(current).toHaveLength(1);
    const params = { session: current[0]?.id };
    await desk.ask("endSession", { params });
    expect(await refusal(library.ask("me"))).toBe("401 not-known");
    expect(await refusal(desk.ask("endSession", { params }))).toBe("404 no-such-session");
    expect(await phone.ask("endOtherSessions")).toEqual({ ended: 1 });
    expect(await refusal(desk.ask("me"))).toBe("401 not-known");
    const { sessions: last } = await phone.ask("sessions");
    await phone.ask("endSession", { params: { session: last[0]?.id } });
    expect(phone.cookie()).toBeUndefined();
  });

  test("of others cannot be ended", async () => {
    const { browser } = await arranged();
    const [ann, bob] = [browser(), browser()];
    await ann.ask("guest");
    await bob.ask("guest");
    const { sessions } = await ann.ask("sessions");
    expect(await refusal(bob.ask("endSession", { params: { session: sessions[0]?.id } }))).toBe(
      "404 no-such-session",
    );
    await ann.ask("me");
  });
});

/** A rated game at a table of its own, won by the first of two. */
async function finish(store: Store, table: string, winner: string, loser: string): Promise<void> {
  const summary: Append["summary"] = {
    game: "toy",
    mode: "duel",
    stage: "over",
    open: true,
    rated: true,
    seats: 2,
    free: 0,
    owner: winner,
    card: {},
    due: undefined,
    sitting: [],
  };
  await store.tables.found(table, {
    table,
    position: 0,
    entries: [],
    at: 1_000_000,
    summary,
    finished: [
      {
        number: 0,
        game: "toy",
        mode: "duel",
        open: true,
        rated: true,
        code: table,
        record: "{}",
        commitment: "c",
        by: "rules",
        players: [
          { seat: 0, person: winner, name: "W", place: 1, result: "win" },
          { seat: 1, person: loser, name: "L", place: 2, result: "loss" },
        ],
      },
    ],
  });
}

describe("what others see", () => {
  test("a profile shows ratings, statistics and finished games; the leaderboard marks bots", async () => {
    const { store, browser } = await arranged({ ...LIMITS, rankedGames: 1 });
    const { ask } = browser();
    const { person } = await ask("guest", { body: { name: "Ann" } });
    const bot = botPerson("greedy");
    await store.people.addBot(bot);
    await finish(store, "table-number-one", person.id, bot.id);
    const profile = await ask("profile", { params: { person: person.id } });
    expect(profile.person).toEqual(person);
    expect(profile.statistics).toEqual([{ game: "toy", mode: "duel", played: 1, won: 1, drawn: 0, lost: 0 }]);
    expect(profile.ratings[0]).toMatchObject({ game: "toy", mode: "duel", games: 1 });
    expect(profile.ratings[0]?.mu).toBeGreaterThan(25);
    expect(profile.history).toHaveLength(1);
    expect(profile.history[0]?.players[1]).toEqual({
      seat: 1,
      person: bot.id,
      name: "L",
      place: 2,
      result: "loss",
    });
    const { standings } = await ask("leaderboard", { query: { game: "toy", mode: "duel" } });
    expect(standings.map(({ person: { id, kind } }) => [id, kind])).toEqual([
      [bot.id, "bot"],
      [person.id, "guest"],
    ]);
    expect(standings[1]?.rating).toEqual(profile.ratings[0]);
    expect((await ask("leaderboard", { query: { game: "toy", mode: "other" } })).standings).toEqual([]);
    expect(
      (await ask("leaderboard", { query: { game: "toy", mode: "duel", limit: "1" } })).standings,
    ).toHaveLength(1);
  });

  test("a guest who logs in keeps the games", async () => {
    const { store, browser } = await arranged();
    const [desk, phone] = [browser(), browser()];
    await desk.ask("guest");
    const { person: ann } = await desk.ask("claim", { body: account });
    const { person: guest } = await phone.ask("guest");
    await store.people.addBot(botPerson("greedy"));
    await finish(store, "table-number-one", guest.id, "bot:greedy");
    await phone.ask("login", { body: account });
    expect((await phone.ask("profile", { params: { person: ann.id } })).history).toHaveLength(1);
    expect((await desk.ask("profile", { params: { person: ann.id } })).ratings).toHaveLength(1);
  });

  test("nobody has no profile", async () => {
    const { ask } = (await arranged()).browser();
    expect(await refusal(ask("profile", { params: { person: "nobody" } }))).toBe("404 no-such-person");
  });
});

test("mutes are one's own: made, listed, taken back, and only about people who exist", async () => {
  const { browser } = await arranged();
  const [ann, bob] = [browser(), browser()];
  await ann.ask("guest");
  const { person } = await bob.ask("guest");
  expect(await ann.ask("mute", { body: { person: person.id } })).toEqual({});
  await ann.ask("mute", { body: { person: person.id } });
  expect(await ann.ask("mutes")).toEqual({ muted: [person.id] });
  expect(await bob.ask("mutes")).toEqual({ muted: [] });
  expect(await refusal(ann.ask("mute", { body: { person: "nobody" } }))).toBe("404 no-such-person");
  await ann.ask("unmute", { params: { person: person.id } });
  await ann.ask("unmute", { params: { person: person.id } });
  expect(await ann.ask("mutes")).toEqual({ muted: [] });
});

test("routes for persons refuse those without a token", async () => {
  const { ask } = (await arranged()).browser();
  const session = "0".repeat(64);
  const parts = {
    body: {
      name: "Ann",
      password: "riverbank lantern",
      old: "x",
      code: "x",
      fresh: "lantern riverbank",
      person: "nobody",
    },
    params: { session, person: "nobody" },
  };
  const closed = Object.entries(ROUTES).flatMap(([name, route]) => (route.who === "person" ? [name] : []));
  const ours = [
    "logout",
    "me",
    "rename",
    "claim",
    "password",
    "sessions",
    "endSession",
    "endOtherSessions",
    "freshRecovery",
    "exportMe",
    "deleteMe",
  ] as const;
  for (const route of [...ours, "mutes", "mute", "unmute"] as const) {
    expect(closed).toContain(route);
    expect(await refusal(ask(route, parts)), route).toBe("401 not-known");
  }
});

const TABLE = "a-table-of-trials";

describe("one's own finished games", () => {
  async function played(limits: Partial<typeof LIMITS> = {}) {
    const place = await arranged({ ...LIMITS, loginsPerMinute: 100, ...limits });
    const ciri = place.browser();
    const { person } = await ciri.ask("guest", { body: { name: "Ciri" } });
    const games = [0, 1, 2].map((number) => {
      const game = finished(number, [person.id, "bot:greedy"]);
      const [, ...others] = game.players;
      const brought = { id: "deck", name: { key: "deck" } };
      return { ...game, players: [{ ...at(game.players, 0), score: 2, with: brought }, ...others] };
    });
    await place.store.tables.found(TABLE, append(TABLE, 0));
    for (const [index, game] of games.entries())
      await place.store.tables.append(append(TABLE, index + 1, { at: 500 + index, finished: [game] }));
    return { ...place, ciri };
  }

  test("a guest is told when each goes; a favourite stays, and a deleted one is in no list until it is restored", async () => {
    const { ciri, clock } = await played();
    const { games, kept, more } = await ciri.ask("ownGames", { query: { limit: 2 } });
    expect([games.length, more, kept]).toEqual([2, true, { latest: 0, days: 30, favourites: 200 }]);
    expect(games[0]).toMatchObject({ favourite: false, until: 502 + LIMITS.guestGame });
    expect(games[0]?.players).toMatchObject([{ score: 2, with: { id: "deck" } }, { person: "bot:greedy" }]);
    const params = { table: games[0]?.table, number: games[0]?.number };
    await ciri.ask("keepGame", { params, body: { favourite: true } });
    const listed = async () => (await ciri.ask("ownGames")).games;
    expect((await listed()).filter(({ favourite }) => favourite)).toMatchObject([params]);
    expect((await listed()).find(({ favourite }) => favourite)?.until).toBeUndefined();
    clock.at += 1;
    await ciri.ask("keepGame", { params, body: { deleted: true } });
    expect(await listed()).toHaveLength(2);
    expect((await ciri.ask("exportMe")).games).toHaveLength(3);
    await ciri.ask("keepGame", { params, body: { deleted: false } });
    expect((await listed()).filter(({ favourite }) => favourite)).toMatchObject([params]);
  });

  test("an account keeps its latest by itself", async () => {
    const { ciri } = await played({ gamesPerAccount: 2 });
    await ciri.ask("claim", { body: { name: "Ciri", password: "a long enough secret" } });
    const { games, kept } = await ciri.ask("ownGames");
    expect(kept.latest).toBe(2);
    expect(games.map(({ until }) => until !== undefined)).toEqual([false, false, true]);
  });

  test("too many favourites, games of others and games that are not there are refused", async () => {
    const { ciri, browser } = await played({ favouritesPerPerson: 1 });
    const stranger = browser("192.0.2.9");
    await stranger.ask("guest", { body: {} });
    const favour = (by: typeof ciri, table: string, number: number) =>
      refusal(by.ask("keepGame", { params: { table, number }, body: { favourite: true } }));
    const [first, second] = (await ciri.ask("ownGames")).games;
    await ciri.ask("keepGame", {
      params: { table: first?.table, number: first?.number },
      body: { favourite: true },
    });
    expect(await favour(ciri, second?.table ?? "", second?.number ?? 0)).toBe("409 too-many-favourites");
    expect(await favour(stranger, second?.table ?? "", second?.number ?? 0)).toBe("404 no-such-game");
    expect(await favour(ciri, second?.table ?? "", 9)).toBe("404 no-such-game");
  });
});
