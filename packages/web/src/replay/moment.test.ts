import * as fc from "fast-check";
import { expect, test } from "vitest";
import { momentIn, momentQuery } from "./moment.ts";

const viewer = fc.oneof(fc.constant(null), fc.constant("all" as const), fc.nat(4));

test("an address leads back to the moment it was made for, whoever opens it", () => {
  fc.assert(
    fc.property(fc.nat(400), viewer, viewer, (position, seen, own) => {
      const moment = { position, viewer: seen };
      expect(momentIn(momentQuery(moment), { seats: 5, last: 400, own })).toEqual(moment);
    }),
  );
});

test.each(["", "?at=x&seat=y", "?at=-1&seat=9", "?at=1.5&seat=-1"])(
  "%s is the beginning, with one’s own eyes",
  (search) => {
    expect(momentIn(search, { seats: 2, last: 50, own: 1 })).toEqual({ position: 0, viewer: 1 });
    expect(momentIn(search, { seats: 2, last: 50, own: null })).toEqual({ position: 0, viewer: null });
  },
);

test("a moment after the end is the end", () => {
  expect(momentIn("?at=999", { seats: 2, last: 50, own: null }).position).toBe(50);
});
