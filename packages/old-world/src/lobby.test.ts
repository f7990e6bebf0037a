import { hashOf, InputError, type Request, randomOf } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { DATA_VERSION } from "./data/index.ts";
import { lobby } from "./lobby.ts";
import { MODES, modeOf, SEATS } from "./lobby-modes.ts";
import { RULE_NAMES, RULE_VALUES } from "./lobby-rules.ts";
import { DEFAULT_RULES, parseOptions } from "./options.ts";
import { trial } from "./trial.ts";

const asked = (request: Request) => lobby.options(request, randomOf("lobby"));

it("OW-21.1: every mode is played with its numbers of seats and all defaults", () => {
  for (const mode of MODES)
    for (const seats of SEATS[mode]) {
      const options = asked({ mode, seats });
      expect(options).toEqual({ seats, dataVersion: DATA_VERSION, rules: DEFAULT_RULES });
      expect(modeOf(options)).toBe(mode);
    }
});

it.each(RULE_NAMES)("OW-21.1: a request may name %s with each of its values", (name) => {
  for (const value of RULE_VALUES[name])
    expect(asked({ mode: "adventure", rules: { [name]: value } }).rules[name]).toBe(value);
});

it("the supply of gold may be written as a number", () => {
  expect(asked({ mode: "solo", rules: { goldSupply: 35 } }).rules.goldSupply).toBe("35");
});

it("OW-2.2: the host names the starting player by seat, counted from 1", () => {
  const first = (rules: Request["rules"]) => asked({ mode: "adventure", seats: 3, rules: rules ?? {} }).first;
  expect(first({ startingPlayer: "host", firstSeat: "3" })).toBe(2);
  expect(first({ startingPlayer: "host" })).toBe(0);
  expect(first({ firstSeat: "1" })).toBeUndefined();
});

it("OW-21.1: who starts and secret bets matter only among several", () => {
  const limited = (lobby.rules ?? []).filter(({ modes }) => modes !== undefined);
  expect(limited.map(({ name, modes }) => [name, modes])).toEqual([
    ["startingPlayer", ["adventure"]],
    ["firstSeat", ["adventure"]],
    ["secretBets", ["adventure"]],
  ]);
});

it("every option has words of its own for yes and no", () => {
  const bets = lobby.rules?.find(({ name }) => name === "secretBets");
  expect(bets?.words).toEqual([{ key: "rule.secretBets.false" }, { key: "rule.secretBets.true" }]);
});

it.each<[Request, string]>([
  [{ mode: "team" }, "mode: There is no mode “team”"],
  [{ mode: "adventure", seats: 1 }, "seats: adventure takes 2, 3, 4, 5 players"],
  [{ mode: "solo", picks: ["wolf"] }, "picks.0: "],
  [{ mode: "solo", rules: { cardSet: "box" } }, "rules.cardSet: There is no rule option cardSet"],
  [{ mode: "solo", rules: { goldSupply: "36" } }, "rules.goldSupply: "],
  [{ mode: "adventure", rules: { startingPlayer: "host", firstSeat: 3 } }, "rules.firstSeat: "],
  [{ mode: "adventure", rules: { firstSeat: "2" } }, "rules.firstSeat: "],
])("%o is refused with its place", (request, sentence) => {
  expect(() => asked(request)).toThrow(sentence);
});

describe("packed options", () => {
  it.each([
    ["3-", {}],
    ["2.1-ad", { seats: 2, rules: { goldSupply: "35", startingPlayer: "host" }, first: 1 }],
    ["3-fgk", { rules: { schoolSelection: "free", attributeRows: "level", secretBets: true } }],
    ["1-cl", { seats: 1, rules: { deckListAlwaysVisible: false, autoResolveSingle: false } }],
  ])("are %s in links that people keep", (packed, options) => {
    const text = lobby.pack(parseOptions(options));
    expect(text).toBe(`${DATA_VERSION}-${packed}`);
    expect(hashOf(lobby.unpack(text))).toBe(hashOf(parseOptions(options)));
  });

  it("of random games come back the same and stay short", () => {
    for (const { options } of trial.cases)
      for (let n = 0; n < 20; n++) {
        const drawn = parseOptions(options(randomOf(`packed ${n}`)));
        expect(lobby.unpack(lobby.pack(drawn))).toEqual(drawn);
        expect(lobby.pack(drawn)).toMatch(/^[a-z0-9.-]{1,18}$/u);
      }
  });

  it.each(["99-3-", `${DATA_VERSION}-9-`, `${DATA_VERSION}-3.7-d`, `${DATA_VERSION}-3.1-`, "0-3-z"])(
    "“%s” is refused",
    (text) => {
      expect(() => lobby.unpack(text)).toThrow(InputError);
    },
  );
});
