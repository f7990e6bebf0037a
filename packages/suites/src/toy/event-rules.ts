import type { ToyEvent } from "./state.ts";

/** The rule that tells of each kind of event; the plain ones need none, and say so. */
const RULES: Readonly<Record<ToyEvent["kind"], string | undefined>> = {
  started: "TOY-1",
  dealt: undefined,
  handDealt: undefined,
  exchanged: "TOY-1",
  exchangedHidden: "TOY-1",
  played: "TOY-2",
  called: "TOY-2",
  drew: undefined,
  drewHidden: undefined,
  peeked: undefined,
  peekedHidden: undefined,
  blown: undefined,
  renewed: undefined,
  shown: undefined,
  passed: "TOY-1",
  ended: "TOY-2",
};

export function ruleOf({ kind }: ToyEvent): string | undefined {
  return RULES[kind];
}

export const MILESTONES: readonly ToyEvent["kind"][] = ["started", "ended"];
