import { describe, expect, test } from "vitest";
import { Passwords } from "./password.ts";

const passwords = new Passwords();
const NOBODY = { network: "192.0.2.1", familiar: false };

describe("a stored password", () => {
  test("holds its parameters and a salt of its own, and only the right password matches", async () => {
    const [one, two] = await Promise.all([
      passwords.hash("přípitek 42", NOBODY),
      passwords.hash("přípitek 42", NOBODY),
    ]);
    expect(one).toMatch(/^scrypt\$16\$8\$2\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    const decomposed = "přípitek 42".normalize("NFD");
    const tries = ["přípitek 42", decomposed, "přípitek 43", ""].map((text) =>
      passwords.matches(text, one, NOBODY),
    );
    expect(await Promise.all(tries)).toEqual([true, true, false, false]);
  });

  test("with other parameters is still read by its own", async () => {
    // scrypt("pleaseletmein", "SodiumChloride", N 16384, r 8, p 1), RFC 7914: its first 32 bytes.
    const hash = Buffer.from("7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2", "hex");
    const salt = Buffer.from("SodiumChloride").toString("base64url");
    const old = `scrypt$14$8$1$${salt}$${hash.toString("base64url")}`;
    expect(await passwords.matches("pleaseletmein", old, NOBODY)).toBe(true);
    expect(await passwords.matches("pleaseletmeout", old, NOBODY)).toBe(false);
  });

  test("that is damaged is an error that does not show it", async () => {
    await expect(passwords.matches("x", "scrypt$secret", NOBODY)).rejects.toThrow(
      /^a stored password is damaged$/,
    );
  });
});

test("an unknown name costs the same work as a wrong password, and never matches", async () => {
  const stored = await passwords.hash("right password", NOBODY);
  const time = async (known: string | undefined): Promise<number> => {
    const began = process.cpuUsage();
    expect(await passwords.matches("wrong password", known, NOBODY)).toBe(false);
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const best = async (known: string | undefined): Promise<number> =>
    Math.min(await time(known), await time(known), await time(known));
  const [wrong, unknown] = [await best(stored), await best(undefined)];
  expect(unknown / wrong).toBeGreaterThan(0.5);
  expect(unknown / wrong).toBeLessThan(2);
});

test("one at a lower cost than today's is outdated", async () => {
  const old = await new Passwords({ cost: { log2N: 15, r: 8, p: 1 } }).hash("right password", NOBODY);
  expect(passwords.isOutdated(old)).toBe(true);
  expect(await passwords.matches("right password", old, NOBODY)).toBe(true);
  expect(passwords.isOutdated(await passwords.hash("right password", NOBODY))).toBe(false);
});
