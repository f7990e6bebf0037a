import { type Request, randomOf } from "@medallion/kernel";
import { describe, expect, it, test } from "vitest";
import { lobbyOf } from "./index.ts";
import { PLAN, refusal } from "./test/plan.ts";

const lobby = lobbyOf(PLAN);
const asked = (request: Request) => lobby.options(request, randomOf("lobby"));

test("modes come in the order of the plan with their texts", () => {
  expect(lobby.modes).toEqual([
    { id: "crowd", seats: [3, 4], name: { key: "mode.crowd" }, about: { key: "mode.crowd.about" } },
    { id: "alone", seats: [1], name: { key: "mode.alone" }, about: { key: "mode.alone.about" } },
  ]);
  expect(lobby.picks("alone")).toEqual([]);
  expect(refusal(() => lobby.picks("nowhere"))).toEqual(["mode", ["mode"]]);
});

test("those without a seat are named where the plan names them", () => {
  expect(lobby.others).toBeUndefined();
  const named = lobbyOf({ ...PLAN, others: () => [{ key: "automaton" }] });
  expect(named.others?.(asked({ mode: "alone" }))).toEqual([{ key: "automaton" }]);
});

describe("a request", () => {
  it("without a number of seats takes the first of its mode", () => {
    expect(asked({ mode: "crowd" }).seats).toBe(3);
    expect(asked({ mode: "crowd", seats: 4 }).seats).toBe(4);
  });

  it("may write values as they are or as words, numbers too", () => {
    for (const open of [false, "false"])
      expect(asked({ mode: "alone", rules: { open } }).rules.open).toBe(false);
    for (const length of [3, "3"]) expect(asked({ mode: "alone", rules: { length } }).rules.length).toBe("3");
  });

  it("names the first player by seat, counted from 1, if the host does", () => {
    expect(asked({ mode: "crowd", rules: { start: "host", firstSeat: "3" } })).toMatchObject({ first: 2 });
    expect(asked({ mode: "crowd", rules: { start: "host" } })).toMatchObject({ first: 0 });
    expect(asked({ mode: "crowd", rules: { firstSeat: "1" } })).not.toHaveProperty("first");
  });

  it.each<[Request, string, readonly (string | number)[]]>([
    [{ mode: "duo" }, "mode", ["mode"]],
    [{ mode: "crowd", seats: 1 }, "seats", ["seats"]],
    [{ mode: "crowd", picks: [undefined, "deck"] }, "picks", ["picks", 1]],
    [{ mode: "alone", rules: { luck: true } }, "rule.name", ["rules", "luck"]],
    [{ mode: "alone", rules: { length: "endless" } }, "rule.value", ["rules", "length"]],
    [{ mode: "crowd", rules: { start: "host", firstSeat: 4 } }, "rule.value", ["rules", "firstSeat"]],
    [{ mode: "crowd", rules: { firstSeat: "2" } }, "first.surplus", ["rules", "firstSeat"]],
  ])("%o is refused", (request, code, path) => {
    expect(refusal(() => asked(request))).toEqual([code, path]);
  });

  it("is said back short", () => {
    const long = "x".repeat(41);
    expect(() => asked({ mode: long })).toThrow(`"${"x".repeat(40)}…"`);
    expect(() => asked({ mode: long.slice(1) })).toThrow(`"${"x".repeat(40)}"`);
  });
});

describe("packed options", () => {
  const base = { seats: 4, dataVersion: 7, rules: { start: "random", length: "short", open: true } };

  it.each([
    ["7-4-", base],
    ["7-4.2-a", { ...base, first: 2, rules: { ...base.rules, start: "host" } }],
    ["7-4-b", { ...base, rules: { ...base.rules, length: "3" } }],
    ["7-4-cd", { ...base, rules: { ...base.rules, length: "long", open: false } }],
    ["12-3-", { ...base, seats: 3, dataVersion: 12 }],
  ])("“%s” is a letter for each changed rule, and comes back the same", (text, options) => {
    expect(lobby.pack(options)).toBe(text);
    expect(lobby.unpack(text)).toEqual(options);
  });

  it.each(["", "7", "7-4", "7-10-", "7-4-e", "7-4.-", "7-4-b-", "-4-"])("“%s” is refused", (text) => {
    expect(refusal(() => lobby.unpack(text))).toEqual(["broken-options", []]);
  });
});
