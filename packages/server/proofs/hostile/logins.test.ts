import { type BodyOf, ROUTES } from "@medallion/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Call, HttpRefusal } from "../../src/http/handler.ts";
import { LIMITS } from "../../src/limits.ts";
import { peopleHandlers } from "../../src/people/handlers.ts";
import { Passwords } from "../../src/people/password.ts";
import { People } from "../../src/people/people.ts";
import { rate } from "../../src/ratings/rate.ts";
import { openStore } from "../../src/store/open.ts";
import type { Store } from "../../src/store/store.ts";

/** The real routes with the limits of a real server; only the hashes are cheaper, so that hundreds fit into a second. */
let store: Store;
let handlers: ReturnType<typeof peopleHandlers>;
let people: People;
beforeAll(async () => {
  store = await openStore("sqlite::memory:", { rate });
  const passwords = new Passwords({ cost: { log2N: 12, r: 8, p: 1 } });
  people = await People.open(store, { limits: LIMITS, passwords });
  handlers = peopleHandlers({ store, people, limits: LIMITS });
});
afterAll(() => store.close());

/** Somebody at an address, who keeps cookies. */
function browser(address: string) {
  const cookies: { token?: string; device?: string } = {};
  const call = async <N extends "guest" | "claim" | "login" | "logout">(
    route: N,
    body: object = {},
  ): Promise<string> => {
    const parts = {
      ...{ params: {}, query: {}, body: ROUTES[route].body.parse(body) },
      visitor: await people.visitor(cookies.token),
      ...{ address, agent: "test", origin: "https://table.example", device: cookies.device },
      setToken: (token?: string) => {
        if (token === undefined) delete cookies.token;
        else cookies.token = token;
      },
      setDevice: (device: string) => {
        cookies.device = device;
      },
    };
    try {
      // The schemas of the route have just made it so.
      await (handlers[route] as (call: unknown) => Promise<unknown>)(parts as unknown as Call<N>);
      return "done";
    } catch (error) {
      if (error instanceof HttpRefusal) return error.code;
      throw error;
    }
  };
  return { call };
}

const WRONG = { name: "Vesna", password: "not the password at all" };
const RIGHT: BodyOf<"claim"> = { name: "Vesna", password: "riverbank lantern" };

/** So many addresses, each guessing so often at the same time. */
function attack(network: string, addresses: number, each: number, body: object = WRONG): Promise<string[]> {
  const guesses = Array.from({ length: addresses }, (_, last) => browser(`${network}.${last}`));
  return Promise.all(guesses.flatMap(({ call }) => Array.from({ length: each }, () => call("login", body))));
}

test("sixty addresses that log in at once, again and again, shut nobody out", async () => {
  const honest = browser("192.0.2.1");
  await honest.call("guest");
  expect(await honest.call("claim", RIGHT)).toBe("done");
  await honest.call("logout");
  const wave = attack("198.51.100", 60, 4, { name: "Somebody", password: "guess" });
  // A stranger and a known device, in the middle of it.
  const newcomer = browser("192.0.2.200");
  await newcomer.call("guest");
  const [claimed, back] = await Promise.all([
    newcomer.call("claim", { name: "Newcomer", password: "seven green wagons" }),
    honest.call("login", RIGHT),
  ]);
  expect({ claimed, back }).toEqual({ claimed: "done", back: "done" });
  await wave;
});

test("one account's password can be guessed only so often an hour from all addresses together, and its own device still gets in", async () => {
  const own = browser("192.0.2.2");
  expect(await own.call("login", RIGHT)).toBe("done");
  await own.call("logout");
  const answers = await attack("203.0.113", 100, 1);
  expect(answers.filter((answer) => answer === "wrong-login")).toHaveLength(LIMITS.wrongPasswordsPerHour);
  expect(answers.filter((answer) => answer === "too-many-guesses")).toHaveLength(
    100 - LIMITS.wrongPasswordsPerHour,
  );
  // Nobody learns by it whether a guess was right.
  expect(await browser("203.0.113.200").call("login", RIGHT)).toBe("too-many-guesses");
  expect(await own.call("login", RIGHT)).toBe("done");
});

test.each(["password", "passwordpassword", "Vesna is my name", "medallion medallion", "123456789012345"])(
  "%s is no password",
  async (password) => {
    const { call } = browser("192.0.2.3");
    await call("guest");
    expect(await call("claim", { name: "Vesna", password })).toBe("weak-password");
  },
);
