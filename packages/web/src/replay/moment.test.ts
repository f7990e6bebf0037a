import * as fc from "fast-check";
import { expect, test } from "vitest";
import { momentIn, momentQuery } from "./moment.ts";

test("an address leads back to the moment it was made for", () => {
  const viewers = fc.oneof(fc.constant(null), fc.constant("all" as const), fc.nat(4));
  fc.assert(
    fc.property(fc.nat(400), viewers, (position, viewer) => {
      expect(momentIn(momentQuery({ position, viewer }), 5, 400)).toEqual({ position, viewer });
    }),
  );
});

test.each(["", "?at=x&seat=y", "?at=-1&seat=9", "?at=1.5&seat=-1"])("%s is the beginning", (search) => {
  expect(momentIn(search, 2, 50)).toEqual({ position: 0, viewer: null });
});

test("a moment after the end is the end", () => {
  expect(momentIn("?at=999", 2, 50).position).toBe(50);
});
