import { InputError } from "@medallion/kernel";
import { readEffect } from "./read.ts";
import type { Condition, Effect, Result } from "./types.ts";

const WRITTEN = /^(C\d+)(?:\((\w+)\))?>(R\d+)(?:\(([\w,]+)\))?$/u;

/** An effect as the rules file writes it, `C3>R9(C)`; the timing follows from the result (RO-6.2). */
export function parseEffect(text: string): Effect {
  const [, condition, of, result, gained] = WRITTEN.exec(text) ?? [];
  if (condition === undefined || result === undefined)
    throw new InputError("data", `Write an effect as C1(E)>R1 or C3>R9(C), not ${text}.`);
  const asked = of === undefined ? {} : /^[A-Z]$/u.test(of) ? { symbol: of } : { colour: of };
  const symbols = gained?.split(",") ?? [];
  return readEffect({
    timing: result === "R1" || result === "R2" ? "tea" : "standard",
    condition: { k: condition, ...asked },
    result: {
      k: result,
      ...(symbols.length === 1 && { symbol: symbols[0] }),
      ...(symbols.length > 1 && { symbols }),
    },
  });
}

export function effectNotation({ condition, result }: Effect): string {
  return `${conditionNotation(condition)}>${resultNotation(result)}`;
}

function conditionNotation(condition: Condition): string {
  if ("symbol" in condition) return `${condition.k}(${condition.symbol})`;
  if ("colour" in condition) return `${condition.k}(${condition.colour})`;
  return condition.k;
}

function resultNotation(result: Result): string {
  if ("symbol" in result) return `${result.k}(${result.symbol})`;
  if ("symbols" in result) return `${result.k}(${result.symbols.join(",")})`;
  return result.k;
}
