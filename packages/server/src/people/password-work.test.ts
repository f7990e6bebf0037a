import { expect, test } from "vitest";
import { HttpRefusal } from "../http/handler.ts";
import { type Asker, PasswordWork } from "./password-work.ts";
import { siteOf } from "./rate-limit.ts";

/** Work that ends when the test says so, and the order in which it began. */
function arranged(limits: ConstructorParameters<typeof PasswordWork>[0]) {
  const work = new PasswordWork(limits);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, asker: Partial<Asker> = {}) =>
    work.run({ network: name, familiar: false, ...asker }, async () => {
      began.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  const endOne = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, began, endOne, work };
}

test("no more are computed at once than is allowed, whoever asks", async () => {
  const { ask, began, endOne } = arranged({ atOnce: 2 });
  const all = ["a", "b", "c", "d"].map((name) => ask(name));
  await endOne();
  expect(began).toEqual(["a", "b", "c"]);
  for (let count = 0; count < 3; count++) await endOne();
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("networks take turns: one with many waits between its own", async () => {
  const { ask, began, endOne } = arranged({ atOnce: 1 });
  const all = ["x", "x", "x", "y", "z"].map((name) => ask(name));
  for (let count = 0; count < 5; count++) await endOne();
  await Promise.all(all);
  expect(began).toEqual(["x", "y", "z", "x", "x"]);
});

test("who is familiar goes before strangers, but not before all of them for ever", async () => {
  const { ask, began, endOne } = arranged({ atOnce: 1 });
  const all = ["s1", "s2", "s3"].map((name) => ask(name));
  for (const name of ["f1", "f2", "f3", "f4", "f5"]) all.push(ask(name, { familiar: true }));
  for (let count = 0; count < 8; count++) await endOne();
  await Promise.all(all);
  expect(began).toEqual(["s1", "f1", "f2", "f3", "s2", "f4", "f5", "s3"]);
});

test("of one network only so many wait, and of all only so many; a full line of strangers keeps no familiar one out", async () => {
  const { ask, endOne } = arranged({ atOnce: 1, waiting: 3, perNetwork: 2 });
  const first = ask("first");
  await new Promise((resolve) => setImmediate(resolve));
  const waiting = [ask("a"), ask("a")];
  const refusal = await ask("a").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(HttpRefusal);
  expect(refusal).toMatchObject({ status: 429, code: "too-many" });
  waiting.push(ask("b"));
  await expect(ask("c")).rejects.toMatchObject({ code: "too-many" });
  waiting.push(ask("c", { familiar: true }));
  for (let count = 0; count < 5; count++) await endOne();
  expect(await Promise.all([first, ...waiting])).toEqual(["first", "a", "a", "b", "c"]);
});

test("what fails leaves its place to the next", async () => {
  const { work, ask, endOne } = arranged({ atOnce: 1 });
  const asker = { network: "x", familiar: false };
  await expect(work.run(asker, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const next = ask("x");
  await new Promise((resolve) => setImmediate(resolve));
  await endOne();
  expect(await next).toBe("x");
});

test("a few networks that ask for as many as they may leave half of the line to others", async () => {
  const { ask, endOne } = arranged({ atOnce: 1, waiting: 20, perNetwork: 4 });
  const asked = Array.from({ length: 10 }, (_, index) =>
    Array.from({ length: 4 }, () => ask(`flood ${index}`)),
  );
  const all = asked.flat().map((one) => one.catch(() => "refused"));
  const honest = Array.from({ length: 3 }, (_, index) => ask(`honest ${index}`));
  for (let count = 0; count < 60; count++) await endOne();
  expect(await Promise.all(honest)).toEqual(["honest 0", "honest 1", "honest 2"]);
  expect((await Promise.all(all)).filter((one) => one === "refused").length).toBeGreaterThan(20);
});

test("all that one customer of a provider has counts as one", () => {
  expect(siteOf("2001:db8:1:ab01::/64")).toBe(siteOf("2001:db8:1:abff::/64"));
  expect(siteOf("2001:db8:1:ac01::/64")).not.toBe(siteOf("2001:db8:1:abff::/64"));
  expect(siteOf("198.51.100.1")).toBe("198.51.100.1");
});

test("who comes new goes before those who have just had their turn, but not before all of them for ever", async () => {
  const { ask, began, endOne } = arranged({ atOnce: 1 });
  const all = ["a", "b", "a", "b", "a", "c", "d", "e", "f"].map((name) => ask(name));
  for (let count = 0; count < 9; count++) await endOne();
  await Promise.all(all);
  expect(began).toEqual(["a", "b", "c", "d", "a", "e", "f", "b", "a"]);
});

test("who waits too long for their turn is told so, and takes nobody's place any more", async () => {
  const { ask, began, endOne } = arranged({ atOnce: 1, patience: 50 });
  const first = ask("first");
  await expect(ask("late")).rejects.toMatchObject({ status: 429, code: "too-many" });
  await endOne();
  expect(await first).toBe("first");
  const next = ask("next");
  await endOne();
  expect(await next).toBe("next");
  expect(began).toEqual(["first", "next"]);
});
