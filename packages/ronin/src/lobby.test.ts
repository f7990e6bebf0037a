import { hashOf, InputError, type Request, randomOf, speaker } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lobby } from "./lobby.ts";
import { MODES, modeOf, SEATS } from "./lobby-modes.ts";
import { RULE_NAMES, RULE_VALUES } from "./lobby-rules.ts";
import { DEFAULT_RULES, type Options, parseOptions } from "./options.ts";
import { texts } from "./texts.ts";
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
  it.each(REQUESTS)("RO-16.1: for $seats in $mode has all defaults", (request) => {
    const options = asked(request);
    expect(options.humans).toBe(request.seats);
    expect(options.rules).toEqual(DEFAULT_RULES);
    expect(modeOf(options)).toBe(request.mode);
    expect(parseOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
  });

  it("without a number of seats takes the smallest of its mode", () => {
    expect(MODES.map((mode) => asked({ mode }).humans)).toEqual([3, 2, 1]);
  });

  it("RO-16.1: may name every option with every value, as a word too", () => {
    for (const name of RULE_NAMES)
      for (const value of RULE_VALUES[name])
        for (const written of [value, String(value)])
          expect(asked({ mode: "duo", rules: { [name]: written } }).rules[name]).toBe(value);
  });

  it("RO-2.1: the host names the first player by seat, counted from 1", () => {
    expect(asked({ mode: "alliance", rules: { firstPlayer: "host", firstSeat: "3" } }).first).toBe(2);
    expect(asked({ mode: "alliance", rules: { firstPlayer: "host" } }).first).toBe(0);
    expect(asked({ mode: "alliance", rules: { firstSeat: "1" } }).first).toBeUndefined();
  });

  it.each<[Request, string, readonly (string | number)[]]>([
    [{ mode: "team" }, "mode", ["mode"]],
    [{ mode: "alliance", seats: 2 }, "seats", ["seats"]],
    [{ mode: "solo", picks: ["geralt"] }, "picks", ["picks", 0]],
    [{ mode: "solo", rules: { cardSet: "box" } }, "rule", ["rules", "cardSet"]],
    [{ mode: "solo", rules: { keptCardsPair: "old" } }, "rule", ["rules", "keptCardsPair"]],
    [{ mode: "duo", rules: { firstPlayer: "host", firstSeat: 3 } }, "rule", ["rules", "firstSeat"]],
    [{ mode: "duo", rules: { firstSeat: "2" } }, "first", ["rules", "firstSeat"]],
  ])("%o is refused", (request, code, path) => {
    expect(refusal(request)).toEqual({ code, path });
  });

  it("RO-16.1: an option says the modes it matters in, all others matter everywhere", () => {
    const modes = Object.fromEntries((lobby.rules ?? []).map((rule) => [rule.name, rule.modes]));
    expect(modes).toEqual({
      firstPlayer: ["alliance", "duo"],
      firstSeat: ["alliance", "duo"],
      automaCharacters: ["duo", "solo"],
      soloDifficulty: ["solo"],
      knownCards: ["alliance", "duo"],
    });
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
        expect(text.length).toBeLessThanOrEqual(14);
        expect(text).toMatch(/^[a-z0-9.-]+$/u);
      }),
    );
  });

  it("differ for different options", () => {
    const options: readonly Options[] = RULE_NAMES.flatMap((name) =>
      RULE_VALUES[name].slice(1).map((value) => parseOptions({ humans: 3, rules: { [name]: value } })),
    );
    expect(new Set(options.map(lobby.pack)).size).toBe(options.length);
  });

  it.each(["", "0", "0-3", "0-9-", "0-3-z", "99-3-", "0-3.7-a", "0-3-b-"])("“%s” is refused", (text) => {
    expect(() => lobby.unpack(text)).toThrow(InputError);
  });
});

it("RO-12.1: the Automas are named after the seats", async () => {
  const say = speaker("en", await texts("en"));
  const names = (mode: string) => lobby.others?.(asked({ mode })).map(say);
  expect(names("alliance")).toEqual([]);
  expect(names("duo")).toEqual(["Automa"]);
  expect(names("solo")).toEqual(["Automa 1", "Automa 2"]);
});
