import { scryptSync } from "node:crypto";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { derived } from "./password-thread.ts";

const derivation = { password: "riverbank lantern", salt: Buffer.from("salt"), bytes: 32 };

test("the thread hashes as scrypt does, and lowers nobody's priority but its own", async () => {
  const before = getPriority();
  const options = { N: 2 ** 10, r: 8, p: 1 };
  const expected = scryptSync(derivation.password, derivation.salt, derivation.bytes, options);
  expect(await derived({ ...derivation, options })).toEqual(expected);
  expect(getPriority()).toBe(before);
});

test("what cannot be worked out is an error, not a wait for ever", async () => {
  await expect(derived({ ...derivation, options: { N: 3, r: 8, p: 1 } })).rejects.toThrow();
});
