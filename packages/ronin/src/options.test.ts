import { InputError } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { DATA_VERSION } from "./data/index.ts";
import { changedRules, DEFAULT_RULES, parseOptions } from "./options.ts";

function pathOf(input: unknown): string {
  try {
    parseOptions(input);
  } catch (error) {
    if (error instanceof InputError) return error.path.join(".");
    throw error;
  }
  return "accepted";
}

describe("options", () => {
  it("are the defaults of the table without names (RO-CK-16.1, RO-16.1)", () => {
    expect(parseOptions({ humans: 4 })).toEqual({
      humans: 4,
      dataVersion: DATA_VERSION,
      rules: {
        firstPlayer: "random",
        allianceSide: "A",
        automaCharacters: "random",
        soloDifficulty: "autumn",
        keptCardsPair: "ending",
        endAbilityAfterChapter3: false,
        autoSideQuest: true,
        knownCards: "shown",
      },
    });
  });

  it.each([
    [{ humans: 6 }, "humans"],
    [{ humans: 0 }, "humans"],
    [{ humans: 3, rules: { keptCardsPair: "old" } }, "rules.keptCardsPair"],
    [{ humans: 3, rules: { teaTime: true } }, "rules.teaTime"],
    [{ humans: 3, decks: [] }, "decks"],
    [{ humans: 3, dataVersion: DATA_VERSION + 1 }, "dataVersion"],
    [{ humans: 3, first: 1 }, "first"],
    [{ humans: 3, first: 3, rules: { firstPlayer: "host" } }, "first"],
    ["three", ""],
  ])("refuse %j at %s (RO-CK-16.2, RO-16.1)", (input, path) => {
    expect(pathOf(input)).toBe(path);
  });

  it("take the first seat where the host names none", () => {
    expect(parseOptions({ humans: 3, rules: { firstPlayer: "host" } }).first).toBe(0);
  });

  it("say which of them were changed", () => {
    expect(changedRules({ ...DEFAULT_RULES, allianceSide: "B", knownCards: "hidden" })).toEqual([
      "allianceSide",
      "knownCards",
    ]);
  });
});
