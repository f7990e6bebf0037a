import { expect, test } from "vitest";
import { trustedBy } from "./trust.ts";

test("nobody, everybody, or the networks that were named", () => {
  expect(trustedBy(false)("127.0.0.1", 0)).toBe(false);
  expect(trustedBy(true)("203.0.113.9", 0)).toBe(true);
  const trusted = trustedBy("loopback, 10.0.0.0/8");
  expect(["127.0.0.1", "10.1.2.3", "203.0.113.9"].map((address) => trusted(address, 0))).toEqual([
    true,
    true,
    false,
  ]);
});

test("what names no proxies is refused with a sentence", () => {
  expect(() => trustedBy("nonsense")).toThrow("“nonsense” isn’t a proxy");
});
