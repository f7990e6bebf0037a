import { InputError } from "@medallion/kernel";
import type { Path } from "../read.ts";
import type { Components } from "../types.ts";

/** Throws if something the rules or the facts say about the components does not hold. */
export type Constraint<T = Components> = (data: T) => void;

/** The rule stands in the sentence, so that a designer finds it. */
export function hold(holds: boolean, rule: string, sentence: string, path: Path): void {
  if (!holds) throw new InputError("data", `${rule}: ${sentence}`, path);
}

export function count<T>(list: readonly T[], test: (element: T) => boolean): number {
  return list.reduce((sum, element) => sum + (test(element) ? 1 : 0), 0);
}

export function sum<T>(list: readonly T[], value: (element: T) => number): number {
  return list.reduce((total, element) => total + value(element), 0);
}

/** Refuses a table whose rows are not numbered on from the first number. */
export function holdOrder(
  numbers: readonly number[],
  first: number,
  last: number,
  rule: string,
  path: Path,
): void {
  for (const [index, number] of numbers.entries())
    hold(number === first + index, rule, `This row must be number ${first + index}.`, [...path, index]);
  hold(
    numbers.length === last - first + 1,
    rule,
    `The rows go from ${first} to ${last}, but there are ${numbers.length}.`,
    path,
  );
}
