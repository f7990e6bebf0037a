import { hashOf, InputError, type Request, randomOf, speaker } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DATA_VERSION } from "./data/index.ts";
import { lobby } from "./lobby.ts";
import { MODES, modeOf, SEATS } from "./lobby-modes.ts";
import { RULE_NAMES, RULE_VALUES } from "./lobby-rules.ts";
import { DEFAULT_RULES, parseOptions } from "./options.ts";
import { texts } from "./texts.ts";
import { trial } from "./trial.ts";

const asked = (request: Request) => lobby.options(request, randomOf("lobby"));

const REQUESTS = MODES.flatMap((mode) => SEATS[mode].map((seats) => ({ mode, seats })));

describe("a request", () => {
  it.each(REQUESTS)("RO-16.1: for $seats in $mode has all defaults", ({ mode, seats }) => {
    const options = asked({ mode, seats });
    expect(options).toEqual({ humans: seats, dataVersion: DATA_VERSION, rules: DEFAULT_RULES });
    expect(modeOf(options)).toBe(mode);
  });

  it("RO-16.1: may name every option with every value", () => {
    for (const name of RULE_NAMES)
      for (const value of RULE_VALUES[name])
        expect(asked({ mode: "duo", rules: { [name]: value } }).rules[name]).toBe(value);
  });

  it("RO-2.1: the host names the first player by seat, counted from 1", () => {
    expect(asked({ mode: "alliance", rules: { firstPlayer: "host", firstSeat: "3" } }).first).toBe(2);
    expect(asked({ mode: "alliance", rules: { firstPlayer: "host" } }).first).toBe(0);
    expect(asked({ mode: "alliance", rules: { firstSeat: "1" } }).first).toBeUndefined();
  });

  it.each<[Request, string, string]>([
    [{ mode: "team" }, "mode", "alliance, duo, solo"],
    [{ mode: "alliance", seats: 2 }, "seats", "3, 4, 5"],
    [{ mode: "solo", picks: ["geralt"] }, "picks", ""],
    [{ mode: "solo", rules: { cardSet: "box" } }, "rule", "cardSet"],
    [{ mode: "solo", rules: { keptCardsPair: "old" } }, "rule", "old"],
    [{ mode: "duo", rules: { firstPlayer: "host", firstSeat: 3 } }, "rule", "firstSeat"],
    [{ mode: "duo", rules: { firstSeat: "2" } }, "first", ""],
  ])("%o is refused in a sentence that says what was wrong", (request, code, said) => {
    const message = expect.stringContaining(said);
    expect(() => asked(request)).toThrow(expect.objectContaining({ code, message }));
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

  it("says its values in words of its own, or as yes and no", () => {
    const words = (name: string) => lobby.rules?.find((rule) => rule.name === name)?.words;
    expect(words("allianceSide")).toEqual([{ key: "rule.allianceSide.A" }, { key: "rule.allianceSide.B" }]);
    expect(words("autoSideQuest")).toEqual([{ key: "rule.yes" }, { key: "rule.no" }]);
  });
});

describe("packed options", () => {
  it("have these letters in links that people keep", () => {
    const letters = RULE_NAMES.flatMap((name) =>
      RULE_VALUES[name].slice(1).map((value) => {
        const text = lobby.pack(parseOptions({ rules: { [name]: value } }));
        return text.replace(`${DATA_VERSION}-`, "");
      }),
    );
    expect(letters).toEqual(["3.0-a", "3-b", "3-c", "3-d", "3-e", "3-f", "3-g", "3-h", "3-i"]);
  });

  it("come back the same and stay short", () => {
    fc.assert(
      fc.property(fc.constantFrom(...trial.cases), fc.string(), (test, seed) => {
        const options = parseOptions(test.options(randomOf(seed)));
        const text = lobby.pack(options);
        expect(hashOf(lobby.unpack(text))).toBe(hashOf(options));
        expect(text).toMatch(/^[a-z0-9.-]{1,14}$/u);
      }),
    );
  });

  it.each(["99-3-", `${DATA_VERSION}-9-`, `${DATA_VERSION}-3.7-a`, `${DATA_VERSION}-3.1-b`, "0-3-z"])(
    "“%s” is refused",
    (text) => {
      expect(() => lobby.unpack(text)).toThrow(InputError);
    },
  );
});

it("RO-12.1: the Automas are named after the seats", async () => {
  const say = speaker("en", await texts("en"));
  const names = (mode: string) => lobby.others?.(asked({ mode })).map(say);
  expect(names("alliance")).toEqual([]);
  expect(names("duo")).toEqual(["Automa"]);
  expect(names("solo")).toEqual(["Automa 1", "Automa 2"]);
});
