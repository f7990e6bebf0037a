import fc from "fast-check";
import { expect, it } from "vitest";
import { canonical, equal, hashOf } from "./canon.ts";

const plain = fc.jsonValue();

it("equal data have one text, whatever the order of their keys", () => {
  expect(canonical({ b: [1, { d: null, c: "x" }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
});

it("the text is JSON of the same data", () => {
  fc.assert(
    fc.property(plain, (data) => {
      expect(JSON.parse(canonical(data))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

it("data are equal exactly when their texts are", () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(equal(one, other)).toBe(canonical(one) === canonical(other) || Object.is(one, other));
      expect(equal(one, structuredClone(one))).toBe(true);
    }),
  );
  expect(equal({ a: undefined }, {})).toBe(true);
  expect(equal([], {})).toBe(false);
  expect(equal({ a: 1, b: 1 }, { a: 1, c: 1 })).toBe(false);
});
