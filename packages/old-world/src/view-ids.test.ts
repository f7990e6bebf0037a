import fc from "fast-check";
import { expect, it } from "vitest";
import { sorted } from "./view-ids.ts";

it("sorts any numbers of things, equal ones too", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 700 }), { maxLength: 60 }), (numbers) => {
      expect(sorted(numbers)).toEqual(numbers.toSorted((one, other) => one - other));
    }),
  );
});
