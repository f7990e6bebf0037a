import { InputError } from "@medallion/kernel";
import type { Path } from "../schema.ts";

/** Throws if a constraint of the components does not hold. */
export type Constraint<T> = (data: T) => void;

/** The id of the constraint stands in the sentence, so that a designer finds it in the facts file. */
export function hold(holds: boolean, id: string, sentence: string, path: Path): void {
  if (!holds) throw new InputError("data", `${id}: ${sentence}`, path);
}

export function count<T>(list: readonly T[], test: (element: T) => boolean): number {
  return list.reduce((sum, element) => sum + (test(element) ? 1 : 0), 0);
}

/** How often each of `all` occurs in the list. */
export function tally<T extends string>(all: readonly T[], list: readonly T[]): Readonly<Record<T, number>> {
  const entries = all.map((key) => [key, count(list, (element) => element === key)] as const);
  return Object.fromEntries(entries) as Record<T, number>;
}

/** Whether every number lies between the two, both included; sums of decimal fractions may be off by a hair. */
export function within(numbers: readonly number[], least: number, most: number): boolean {
  return numbers.every((number) => number >= least - 1e-9 && number <= most + 1e-9);
}

/** Checks everything a table of constraints says about the data. */
export function checkAll<T>(constraints: Readonly<Record<string, Constraint<T>>>, data: T): void {
  for (const constraint of Object.values(constraints)) constraint(data);
}
