import { hashOf, InputError, type Request, randomOf } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lobby } from "./lobby.ts";
import { MODES, modeOf, SEATS } from "./lobby-modes.ts";
import { RULE_NAMES, RULE_VALUES } from "./lobby-rules.ts";
import { DEFAULT_RULES, type Options, parseOptions } from "./options.ts";
import { trial } from "./trial.ts";

const asked = (request: Request) => lobby.options(request, randomOf("lobby"));

function refusal(request: Request): { code: string; path: readonly (string | number)[] } {
  try {
    asked(request);
  } catch (error) {
    if (error instanceof InputError) return { code: error.code, path: error.path };
    throw error;
  }
  throw new Error("it was not refused");
}

const REQUESTS: readonly Request[] = MODES.flatMap((mode) => SEATS[mode].map((seats) => ({ mode, seats })));

describe("a request", () => {
  it.each(REQUESTS)("OW-21.1: for $seats in $mode has all defaults", (request) => {
    const options = asked(request);
    expect(options.seats).toBe(request.seats);
    expect(options.rules).toEqual(DEFAULT_RULES);
    expect(modeOf(options)).toBe(request.mode);
    expect(parseOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
  });

  it("without a number of seats takes the smallest of its mode", () => {
    expect(MODES.map((mode) => asked({ mode }).seats)).toEqual([2, 1]);
  });

  it("OW-21.1: may name every option with every value, as a word too", () => {
    for (const name of RULE_NAMES)
      for (const value of RULE_VALUES[name])
        for (const written of [value, String(value)])
          expect(asked({ mode: "adventure", rules: { [name]: written } }).rules[name]).toBe(value);
  });

  it("may write the supply of gold as a number", () => {
    expect(asked({ mode: "solo", rules: { goldSupply: 35 } }).rules.goldSupply).toBe("35");
  });

  it("OW-2.2: the host names the starting player by seat, counted from 1", () => {
    expect(
      asked({ mode: "adventure", seats: 3, rules: { startingPlayer: "host", firstSeat: "3" } }).first,
    ).toBe(2);
    expect(asked({ mode: "adventure", rules: { startingPlayer: "host" } }).first).toBe(0);
    expect(asked({ mode: "adventure", rules: { firstSeat: "1" } }).first).toBeUndefined();
  });

  it.each<[Request, string, readonly (string | number)[]]>([
    [{ mode: "team" }, "mode", ["mode"]],
    [{ mode: "adventure", seats: 1 }, "seats", ["seats"]],
    [{ mode: "solo", picks: ["wolf"] }, "picks", ["picks", 0]],
    [{ mode: "solo", rules: { cardSet: "box" } }, "rule", ["rules", "cardSet"]],
    [{ mode: "solo", rules: { goldSupply: "36" } }, "rule", ["rules", "goldSupply"]],
    [{ mode: "adventure", rules: { startingPlayer: "host", firstSeat: 3 } }, "rule", ["rules", "firstSeat"]],
    [{ mode: "adventure", rules: { firstSeat: "2" } }, "first", ["rules", "firstSeat"]],
  ])("%o is refused", (request, code, path) => {
    expect(refusal(request)).toEqual({ code, path });
  });

  it("OW-21.1: an option says the modes it matters in, all others matter everywhere", () => {
    const limited = (lobby.rules ?? []).filter(({ modes }) => modes !== undefined);
    expect(limited.map(({ name, modes }) => [name, modes])).toEqual([
      ["startingPlayer", ["adventure"]],
      ["firstSeat", ["adventure"]],
      ["secretBets", ["adventure"]],
    ]);
  });
});

describe("packed options", () => {
  const drawn = fc.tuple(fc.constantFrom(...trial.cases), fc.string());

  it("come back the same and stay short", () => {
    fc.assert(
      fc.property(drawn, ([test, seed]) => {
        const options = parseOptions(test.options(randomOf(seed)));
        const text = lobby.pack(options);
        expect(hashOf(lobby.unpack(text))).toBe(hashOf(options));
        expect(text.length).toBeLessThanOrEqual(18);
        expect(text).toMatch(/^[a-z0-9.-]+$/u);
      }),
    );
  });

  it("differ for different options", () => {
    const options: readonly Options[] = RULE_NAMES.flatMap((name) =>
      RULE_VALUES[name].slice(1).map((value) => parseOptions({ seats: 3, rules: { [name]: value } })),
    );
    expect(new Set(options.map(lobby.pack)).size).toBe(options.length);
  });

  it.each(["", "0", "0-3", "0-9-", "0-3-z", "99-3-", "0-3.7-e", "0-3-b-"])("“%s” is refused", (text) => {
    expect(() => lobby.unpack(text)).toThrow(InputError);
  });
});
