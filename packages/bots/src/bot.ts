import type { Choice, Kit, Question, Random } from "@medallion/kernel";

/** A player that picks a choice from what its seat may see, and from nothing else. */
export interface Bot {
  readonly id: string;
  /** The index of one of `choices`. */
  choose(kit: Kit, view: unknown, question: Question, choices: readonly Choice[], random: Random): number;
}
