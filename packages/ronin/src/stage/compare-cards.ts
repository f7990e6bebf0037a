import { differ, differHeld } from "@medallion/fittings";
import type { Difference } from "@medallion/kernel";
import { at, InputError } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { ActionCard } from "../data/index.ts";
import type { Path } from "../refuse.ts";
import type { Card, State } from "../state.ts";
import { cardName, coveredBits, isNameless, namelessCard, splitCovered, withCovered } from "./notation.ts";

/** The card that is meant; one that is written by what it shows may stand for several. */
export function meantCard(state: State, written: string, path: Path): ActionCard {
  const box = boxOf(state);
  const id = box.cardOf.get(written);
  if (id !== undefined) return at(box.cards, id);
  if (!isNameless(written)) throw new InputError("unknown-card", `There is no card "${written}".`, path);
  return namelessCard(written, () => 0, path);
}

/** The names that are written, with `3x red` as three. */
function writtenNames(state: State, written: readonly string[], path: Path): string[] {
  return written.flatMap((entry, place) => {
    const [, count = "1", of = entry] = /^(\d+)x\s+(.+)$/u.exec(entry) ?? [];
    const { card: name, marks } = splitCovered(of);
    const card = meantCard(state, name, [...path, place]);
    const shown = withCovered(card, coveredBits(card, marks, [...path, place]));
    return Array<string>(Number(count)).fill(shown);
  });
}

export function namesOf(state: State, cards: readonly Card[], covered: readonly number[] = []): string[] {
  const box = boxOf(state);
  return cards.map((card, place) => {
    const printed = at(box.cards, card);
    return covered.length === 0 ? cardName(printed) : withCovered(printed, at(covered, place));
  });
}

/** A number is how many cards lie there, a list which. */
export function compareZone(
  state: State,
  path: readonly string[],
  found: readonly string[],
  expected: number | readonly string[] | undefined,
  order: "ordered" | "any order",
): readonly Difference[] {
  if (expected === undefined) return [];
  if (typeof expected === "number") return differ(path.join(" "), expected, found.length);
  const wanted = writtenNames(state, expected, path);
  if (order === "ordered") return differ(path.join(" "), wanted, found);
  return differ(path.join(" "), wanted.sort(), [...found].sort());
}

/** That these cards lie there, as often as written, or that none of them does. */
export function compareHolds(
  state: State,
  path: readonly string[],
  found: readonly string[],
  expected: readonly string[] | undefined,
  present: boolean,
): readonly Difference[] {
  if (expected === undefined) return [];
  return differHeld(path.join(" "), writtenNames(state, expected, path), found, present);
}
