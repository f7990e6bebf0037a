import { InputError } from "@medallion/kernel";
import { COMPONENTS } from "../components.ts";
import { parseEffect } from "../notation.ts";
import type { Components, Effect } from "../types.ts";

/** The components with nothing read-only about them. */
export type Draft<T> = { -readonly [K in keyof T]: Draft<T[K]> };

export function draft(): Draft<Components> {
  return structuredClone(COMPONENTS) as Draft<Components>;
}

/** The card of the draft with this id, to be spoilt by a test. */
export function cardIn(components: Draft<Components>, id: string): Draft<Components>["action"][number] {
  const card = [...components.action, ...components.starting].find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

export function give(components: Draft<Components>, id: string, effect: string): void {
  cardIn(components, id).effect = structuredClone(parseEffect(effect)) as Draft<Effect>;
}

/** What was refused and where, as `path: sentence`. */
export function refused(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return "nothing was refused";
}
