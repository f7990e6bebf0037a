import type { Difference, Reason } from "@medallion/kernel";
import { canonical } from "@medallion/kernel";
import { gwent } from "../game.ts";
import type { Ref, State } from "../state.ts";

/** A difference, if something is expected and something else is found. */
export function differ(
  path: string,
  expected: unknown,
  found: unknown,
  why?: () => readonly Reason[],
): readonly Difference[] {
  if (expected === undefined || canonical(expected) === canonical(found ?? null)) return [];
  return [{ path, expected, found, ...(why === undefined ? {} : { why: why() }) }];
}

/** A number on the table: a card's strength, a row's or a side's total. */
interface Counted {
  readonly kind: "strength" | "row" | "total";
  readonly side: number;
  readonly row?: number;
  readonly card?: Ref;
}

/** The chain of rules behind a number on the table. */
export function reasons(state: State, counted: Counted): () => readonly Reason[] {
  return () => {
    const view = gwent.view(state, null);
    const isMeant = (subject: object): boolean =>
      Object.entries(counted).every(([key, value]) => Reflect.get(subject, key) === value);
    const subject = gwent.subjects(view).find(isMeant);
    return subject === undefined ? [] : gwent.explain(view, subject);
  };
}
