import { InputError } from "@medallion/kernel";
import type { Text } from "../texts/index.ts";

/** How much a bot may think about one question; whoever is not told thinks as it likes. */
export interface Budget {
  /** Steps of a search: the same games on any machine. */
  readonly iterations?: number;
  /** Milliseconds: as strong as the machine is fast. */
  readonly milliseconds?: number;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000 };

/** `2000` for iterations, `500ms` or `0.5s` for time; throws `InputError`. */
export function budgetFrom(given: string, text: Text): Budget {
  const [, amount = "", unit] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s)?$/.exec(given) ?? [];
  const value = Number(amount) * (unit === undefined ? 1 : (UNITS[unit] ?? 1));
  if (amount === "" || value < 1 || !Number.isInteger(value))
    throw new InputError("wrong-budget", text("error.budget", { given }));
  return unit === undefined ? { iterations: value } : { milliseconds: value };
}
