import { InputError } from "@medallion/kernel";
import { COMPONENTS } from "../components.ts";
import type { Components } from "../types.ts";

/** The components with nothing read-only about them. */
export type Draft<T> = { -readonly [K in keyof T]: Draft<T[K]> };
export type DraftComponents = Draft<Components>;

/** What a test does to the components, and what is said about it. */
export type Spoilt = readonly [what: string, spoil: (components: DraftComponents) => void, sentence: string];

export function draft(): DraftComponents {
  return structuredClone(COMPONENTS) as DraftComponents;
}

/** The row that fits; there must be one. */
export function find<T>(list: readonly T[], test: (row: T) => boolean): T {
  const row = list.find(test);
  if (row === undefined) throw new Error("no such row");
  return row;
}

export function byId<T extends { id: string }>(list: readonly T[], id: string): T {
  return find(list, (row) => row.id === id);
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
