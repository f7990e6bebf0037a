import { expect, test } from "vitest";
import type { Visitor } from "../http/handler.ts";
import { SessionCache } from "./session-cache.ts";

function visitor(session: string, person = session): Visitor {
  return { session, person: { id: person, name: person, kind: "guest", created: 0 } };
}

/** A cache whose clock the test moves, and how often it asked for what. */
function arranged(most?: number) {
  const clock = { at: 0 };
  const cache = new SessionCache(() => clock.at, 5000, most);
  const asked: string[] = [];
  const get = (session: string, person?: string) =>
    cache.get(session, async () => {
      asked.push(session);
      return visitor(session, person);
    });
  return { clock, cache, asked, get };
}

test("a session is asked for once, also by many at the same time, until its lifetime is over", async () => {
  const { clock, asked, get } = arranged();
  const [one, two] = await Promise.all([get("s"), get("s")]);
  expect(one).toBe(two);
  clock.at = 4999;
  await get("s");
  expect(asked).toEqual(["s"]);
  clock.at = 5000;
  await get("s");
  expect(asked).toEqual(["s", "s"]);
});

test("a clock that is set back does not keep a session for longer", async () => {
  const { clock, asked, get } = arranged();
  clock.at = 100_000;
  await get("s");
  clock.at = 0;
  await get("s");
  expect(asked).toHaveLength(2);
});

test("a session that is dropped while it is asked for is asked for again", async () => {
  const { cache } = arranged();
  let answer = (_: Visitor | undefined): void => {};
  const slow = cache.get("s", () => new Promise((resolve) => (answer = resolve)));
  cache.drop("s");
  answer(visitor("s"));
  await slow;
  expect(await cache.get("s", async () => undefined)).toBeUndefined();
});

test("dropping a person forgets all their sessions and nobody else's", async () => {
  const { cache, asked, get } = arranged();
  for (const [session, person] of [
    ["s", "ann"],
    ["t", "ann"],
    ["u", "bob"],
  ] as const)
    await get(session, person);
  cache.dropPerson("ann");
  expect(cache.size).toBe(1);
  await get("u", "bob");
  expect(asked).toEqual(["s", "t", "u"]);
});

test("dropping a person forgets a session of which nobody knows yet whose it is", async () => {
  const { cache } = arranged();
  let answer = (_: Visitor | undefined): void => {};
  const slow = cache.get("s", () => new Promise((resolve) => (answer = resolve)));
  cache.dropPerson("ann");
  answer(visitor("s", "ann"));
  await slow;
  expect(await cache.get("s", async () => undefined)).toBeUndefined();
});

test("a failure is not kept", async () => {
  const { cache, get } = arranged();
  await expect(cache.get("s", () => Promise.reject(new Error("store")))).rejects.toThrow("store");
  await expect(get("s")).resolves.toEqual(visitor("s"));
});

test("no more sessions than allowed are kept, the newest", async () => {
  const { cache, asked, get } = arranged(10);
  for (let session = 0; session < 100; session++) await get(`s${session}`);
  expect(cache.size).toBe(10);
  await get("s99");
  expect(asked).toHaveLength(100);
  await get("s0");
  expect(asked).toHaveLength(101);
});
