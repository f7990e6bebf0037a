import { InputError } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { changedRules, DEFAULT_RULES, parseOptions } from "./options.ts";

function fault(input: unknown): InputError {
  try {
    parseOptions(input);
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error("nothing was refused");
}

describe("options", () => {
  it("have the defaults of the rules (OW-21.1)", () => {
    expect(parseOptions({})).toMatchObject({ seats: 3, rules: DEFAULT_RULES });
    expect(DEFAULT_RULES).toEqual({
      goldSupply: "unlimited",
      location0Terrain: "any",
      deckListAlwaysVisible: true,
      startingPlayer: "random",
      schoolSelection: "draft",
      attributeRows: "board",
      duplicateTrailQuests: true,
      explorationReshuffle: true,
      levelOneBite: "shield",
      secretBets: false,
      autoResolveSingle: true,
    });
  });

  it("say which of them were changed", () => {
    const { rules } = parseOptions({ rules: { secretBets: true, levelOneBite: "shield" } });
    expect(changedRules(rules)).toEqual(["secretBets"]);
  });

  it("name the starting player only if the host does (OW-2.2)", () => {
    expect(fault({ first: 1 }).path).toEqual(["first"]);
    expect(parseOptions({ first: 1, rules: { startingPlayer: "host" } }).first).toBe(1);
    expect(parseOptions({ rules: { startingPlayer: "host" } }).first).toBe(0);
    expect(fault({ seats: 2, first: 2, rules: { startingPlayer: "host" } }).path).toEqual(["first"]);
  });

  it.each([
    [{ seats: 6 }, ["seats"]],
    [{ seats: 0 }, ["seats"]],
    [{ rules: { secretBets: "yes" } }, ["rules", "secretBets"]],
    [{ rules: { goldSupply: "36" } }, ["rules", "goldSupply"]],
    [{ rules: { speed: 1 } }, ["rules", "speed"]],
    [{ dataVersion: 99 }, ["dataVersion"]],
  ])("refuse %j", (input, path) => {
    expect(fault(input).path).toEqual(path);
  });
});
