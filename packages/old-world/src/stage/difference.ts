import { differ, differHeld } from "@medallion/fittings";
import type { Difference } from "@medallion/kernel";
import { InputError } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Path } from "../data/index.ts";
import type { Card, State } from "../state.ts";
import { isNameless, repeated } from "./notation.ts";
import { namesIn } from "./wording.ts";

type Order = "ordered" | "any order";

/** A number is how many there are, a list which. */
export function differList(
  path: string,
  expected: number | readonly unknown[] | undefined,
  found: readonly (string | number)[],
  order: Order = "any order",
): readonly Difference[] {
  if (expected === undefined) return [];
  if (typeof expected === "number") return differ(path, expected, found.length);
  if (order === "ordered") return differ(path, expected, found);
  return differ(path, [...expected].map(String).sort(), found.map(String).sort());
}

/** The names that are written, with `3x filler` as three. */
function writtenNames(state: State, written: readonly (string | number)[], path: Path): string[] {
  const { cardOf } = boxOf(state);
  return written.flatMap((entry, place) =>
    repeated(entry).map((name) => {
      if (name === "none" || cardOf.has(name) || isNameless(name)) return name;
      throw new InputError("unknown-card", `There is no card "${name}".`, [...path, place]);
    }),
  );
}

/** A number is how many cards lie there, a list which. */
export function differCards(
  state: State,
  path: readonly string[],
  expected: number | readonly (string | number)[] | undefined,
  cards: readonly Card[],
  order: Order,
): readonly Difference[] {
  if (expected === undefined) return [];
  const found = namesIn(state, cards);
  if (typeof expected === "number") return differ(path.join(" "), expected, found.length);
  return differList(path.join(" "), writtenNames(state, expected, path), found, order);
}

/** That these cards lie there, as often as written, or that none of them does. */
export function differHolds(
  state: State,
  path: readonly string[],
  expected: readonly (string | number)[] | undefined,
  cards: readonly Card[],
  present: boolean,
): readonly Difference[] {
  if (expected === undefined) return [];
  const wanted = writtenNames(state, expected, path);
  return differHeld(path.join(" "), wanted, namesIn(state, cards), present);
}
