import type { Condition, Result } from "@medallion/ronin";
import { describe, expect, test } from "vitest";
import { colourless, drawn } from "../../../../drawn/test/markup.ts";
import { ConditionMark, ResultMark } from "../index.ts";

const CONDITIONS: { readonly [K in Condition["k"]]: Extract<Condition, { readonly k: K }> } = {
  C1: { k: "C1", symbol: "M" },
  C2: { k: "C2", symbol: "M" },
  C3: { k: "C3" },
  C4: { k: "C4", colour: "red" },
  C5: { k: "C5", colour: "red" },
  C6: { k: "C6", colour: "red" },
  C7: { k: "C7", colour: "red" },
  C8: { k: "C8", colour: "red" },
  C9: { k: "C9" },
  C10: { k: "C10" },
};

const RESULTS: { readonly [K in Result["k"]]: Extract<Result, { readonly k: K }> } = {
  R1: { k: "R1" },
  R2: { k: "R2" },
  R3: { k: "R3" },
  R4: { k: "R4" },
  R5: { k: "R5" },
  R6: { k: "R6" },
  R7: { k: "R7" },
  R8: { k: "R8", symbol: "C" },
  R9: { k: "R9", symbol: "C" },
  R10: { k: "R10", symbols: ["C", "M", "E"] },
};

describe("the icon language", () => {
  test("every condition and every result has its drawing, and no two look alike without colour", () => {
    const icons = [
      ...Object.values(CONDITIONS).map((condition) => drawn(<ConditionMark condition={condition} />)),
      ...Object.values(RESULTS).map((result) => drawn(<ResultMark result={result} />)),
    ];
    for (const icon of icons) expect(icon).toMatch(/<(use|path|rect)/);
    expect(new Set(icons.map(colourless)).size).toBe(20);
  });

  test("says which symbol is the active one of this chapter", () => {
    const active = ["M", "D"] as const;
    expect(drawn(<ResultMark result={RESULTS.R3} />)).toContain("post-LEFT-any");
    expect(drawn(<ResultMark result={RESULTS.R3} active={active} />)).toContain("post-LEFT-M");
    expect(drawn(<ResultMark result={RESULTS.R4} active={active} />)).toContain("post-RIGHT-D");
    expect(drawn(<ConditionMark condition={CONDITIONS.C1} active={active} />)).toContain("symbol-M-left");
  });
});
