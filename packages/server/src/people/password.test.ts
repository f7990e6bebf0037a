import { describe, expect, test } from "vitest";
import { HttpRefusal } from "../http/handler.ts";
import { Passwords } from "./password.ts";

const passwords = new Passwords();

describe("a stored password", () => {
  test("holds its parameters and a salt of its own, and only the right password matches", async () => {
    const [one, two] = await Promise.all([passwords.hash("přípitek 42"), passwords.hash("přípitek 42")]);
    expect(one).toMatch(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    const decomposed = "přípitek 42".normalize("NFD");
    const tries = ["přípitek 42", decomposed, "přípitek 43", ""].map((text) => passwords.matches(text, one));
    expect(await Promise.all(tries)).toEqual([true, true, false, false]);
  });

  test("with other parameters is still read by its own", async () => {
    // scrypt("pleaseletmein", "SodiumChloride", N 16384, r 8, p 1), RFC 7914: its first 32 bytes.
    const hash = Buffer.from("7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2", "hex");
    const salt = Buffer.from("SodiumChloride").toString("base64url");
    const old = `scrypt$14$8$1$${salt}$${hash.toString("base64url")}`;
    expect(await passwords.matches("pleaseletmein", old)).toBe(true);
    expect(await passwords.matches("pleaseletmeout", old)).toBe(false);
  });

  test("that is damaged is an error that does not show it", async () => {
    await expect(passwords.matches("x", "scrypt$secret")).rejects.toThrow(/^a stored password is damaged$/);
  });
});

test("an unknown name costs the same work as a wrong password, and never matches", async () => {
  const stored = await passwords.hash("right password");
  const time = async (known: string | undefined): Promise<number> => {
    const began = process.cpuUsage();
    expect(await passwords.matches("wrong password", known)).toBe(false);
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const best = async (known: string | undefined): Promise<number> =>
    Math.min(await time(known), await time(known), await time(known));
  const [wrong, unknown] = [await best(stored), await best(undefined)];
  expect(unknown / wrong).toBeGreaterThan(0.5);
  expect(unknown / wrong).toBeLessThan(2);
});

test("few are computed at a time, some wait, the rest is refused with 429, and then all goes on", async () => {
  const few = new Passwords({ atOnce: 1, waiting: 1 });
  const results = await Promise.allSettled([few.hash("a"), few.hash("b"), few.hash("c"), few.hash("d")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
  const refusal = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []))[0];
  expect(refusal).toBeInstanceOf(HttpRefusal);
  expect(refusal).toMatchObject({ status: 429, code: "too-many" });
  await expect(few.hash("e")).resolves.toMatch(/^scrypt/);
  await expect(few.matches("x", "damaged")).rejects.toThrow();
  await expect(few.hash("f")).resolves.toMatch(/^scrypt/);
});
