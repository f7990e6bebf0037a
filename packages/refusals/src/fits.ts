import { InputError } from "@medallion/kernel";
import type { Path } from "./refuse.ts";

/** Refuses a state from outside that was written under other rules than those that are known. */
export function checkVersion(written: number, known: number): void {
  if (written === known) return;
  throw new InputError(
    "version",
    `This position is from version ${written} of the rules; this is version ${known}.`,
  );
}

/** Refuses a state from outside where it does not hold together. */
export function fits(holds: boolean, path: Path): void {
  if (!holds) throw new InputError("state", "This doesn’t fit the rest of the position.", path);
}

/** A whole number from `least` to below `count`. */
export function among(count: number, least: number, value: number, path: Path): void {
  fits(value >= least && value < count, path);
}

export function allAmong(count: number, least: number, values: readonly number[], path: Path): void {
  for (const [place, value] of values.entries()) among(count, least, value, [...path, place]);
}

/** Refuses a state from outside by the first of the sentences that its invariants break. */
export function unbroken([fault]: readonly string[]): void {
  if (fault !== undefined) throw new InputError("state", `It must hold that ${fault}.`);
}
