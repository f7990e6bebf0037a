import { expect, test } from "vitest";
import { digitOf, lightsOf as lit, meaningOf, spotOfDigit } from "./lights.ts";
import type { Way as Pointed } from "./way.ts";

type Way = Pointed<string>;
const isNumbered = (spot: string): boolean => spot !== "pass" && spot !== "leader";

const lightsOf = (ways: readonly Way[], wished: string | undefined) => lit(ways, wished, { isNumbered });

const PASS: Way = { choice: 0, from: undefined, to: ["pass"] };
const LEADER: Way = { choice: 1, from: undefined, to: ["leader"] };
const VES: Way = { choice: 2, from: "card:-8", to: ["row:0:close", "card:-8"] };
const AGILE_CLOSE: Way = { choice: 3, from: "card:-16", to: ["row:0:close"] };
const AGILE_RANGED: Way = { choice: 4, from: "card:-16", to: ["row:0:ranged"] };
const TURN = [PASS, LEADER, VES, AGILE_CLOSE, AGILE_RANGED];

test("nothing is lit on the field until a card is taken up", () => {
  const { sources, targets } = lightsOf(TURN, undefined);
  expect([...sources]).toEqual(["card:-8", "card:-16"]);
  expect([...targets]).toEqual([
    ["pass", 0],
    ["leader", 1],
  ]);
});

test("a card with one way is played by pointing at it again, or at its place", () => {
  expect(meaningOf(lightsOf(TURN, undefined), "card:-8")).toEqual({ kind: "select", spot: "card:-8" });
  const held = lightsOf(TURN, "card:-8");
  expect(meaningOf(held, "card:-8")).toEqual({ kind: "choose", choice: 2 });
  expect(meaningOf(held, "row:0:close")).toEqual({ kind: "choose", choice: 2 });
  expect(meaningOf(held, "row:0:ranged")).toBeUndefined();
});

test("a card with several ways needs a place; pointing at it again lets go of it", () => {
  const held = lightsOf(TURN, "card:-16");
  expect(meaningOf(held, "card:-16")).toEqual({ kind: "release" });
  expect(meaningOf(held, "row:0:ranged")).toEqual({ kind: "choose", choice: 4 });
  expect(meaningOf(held, "card:-8")).toEqual({ kind: "select", spot: "card:-8" });
});

test("a place that would mean two choices means none", () => {
  const ways: readonly Way[] = [
    { choice: 0, from: "card:-8", to: ["row:1:close", "side:1"] },
    { choice: 1, from: "card:-8", to: ["row:1:ranged", "side:1"] },
  ];
  const held = lightsOf(ways, "card:-8");
  expect(meaningOf(held, "side:1")).toBeUndefined();
  expect(meaningOf(held, "row:1:ranged")).toEqual({ kind: "choose", choice: 1 });
});

test("what was taken up and is no longer on offer is let go of", () => {
  expect(lightsOf(TURN, "card:-24").selected).toBeUndefined();
});

test("digits point at cards, then at the places of the card, never at what is not numbered", () => {
  const free = lightsOf(TURN, undefined);
  expect(free.numbered).toEqual(["card:-8", "card:-16"]);
  expect(spotOfDigit(free, "2")).toBe("card:-16");
  expect(digitOf(free, "card:-16")).toBe("2");
  expect(lightsOf(TURN, "card:-8").numbered).toEqual(["card:-8", "card:-16"]);
  expect(lightsOf(TURN, "card:-16").numbered).toEqual(["row:0:close", "row:0:ranged"]);
  expect(spotOfDigit(free, "9")).toBeUndefined();
  expect(spotOfDigit(free, "x")).toBeUndefined();
});

test("the tenth is reached with 0", () => {
  const ways = Array.from(
    { length: 12 },
    (_, choice): Way => ({ choice, from: `card:${-8 * (choice + 1)}`, to: [] }),
  );
  const lights = lightsOf(ways, undefined);
  expect(spotOfDigit(lights, "0")).toBe("card:-80");
  expect(lights.numbered).toHaveLength(10);
});

test("what bears a printed digit answers to it, whatever else is taken", () => {
  const ways: readonly Way[] = ["deck", "row:2", "row:4", "other"].map((from, choice) => ({
    choice,
    from,
    to: [],
  }));
  const printedDigit = (spot: string) =>
    spot === "deck" ? 0 : Number(/\d/u.exec(spot)?.[0] ?? Number.NaN) || undefined;
  const lights = lit(ways, undefined, { printedDigit });
  expect(spotOfDigit(lights, "2")).toBe("row:2");
  expect(spotOfDigit(lights, "4")).toBe("row:4");
  expect(digitOf(lights, "deck")).toBe("0");
  expect(digitOf(lights, "other")).toBe("1");
  expect(spotOfDigit(lights, "3")).toBeUndefined();
});

test("questions without cards number their places", () => {
  const ways: readonly Way[] = [
    { choice: 0, from: undefined, to: ["player:0"] },
    { choice: 1, from: undefined, to: ["player:1"] },
  ];
  expect(lightsOf(ways, undefined).numbered).toEqual(["player:0", "player:1"]);
});
