import { expect, test } from "vitest";
import { shortAddress } from "./short-address.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:0db8:85a3:1:2:8a2e:370:7334", "2001:db8:85a3::/48"],
  ["2001:db8::7334", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["64:ff9b::203.0.113.77", "203.0.113.0/24"],
  ["::ffff:cb00:714d", "203.0.113.0/24"],
  ["not an address", "unknown"],
  ["", "unknown"],
])("%s is shortened to %s", (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
