import type { Difference, Reason } from "@medallion/kernel";
import { canonical } from "@medallion/kernel";
import { ronin } from "../game.ts";
import type { State } from "../state.ts";

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

/** The chain of rules behind a number on the table: the subject with these properties. */
export function reasons(state: State, counted: Readonly<Record<string, unknown>>): () => readonly Reason[] {
  return () => {
    const view = ronin.view(state, null);
    const isMeant = (subject: object): boolean =>
      Object.entries(counted).every(([key, value]) => Reflect.get(subject, key) === value);
    const subject = ronin.subjects(view).find(isMeant);
    return subject === undefined ? [] : ronin.explain(view, subject);
  };
}
