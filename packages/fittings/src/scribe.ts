import type { Event, Finality, Tell } from "@medallion/kernel";

/** Writes down what happens: events for whoever listens, and whether the choice is now final. */
export interface Scribe<E extends Event> {
  readonly tell: Tell<E> | undefined;
  final: boolean;
}

export function scribeFor<E extends Event>(tell: Tell<E> | undefined): Scribe<E> {
  return { tell, final: false };
}

export function finality({ final }: Scribe<never>): Finality {
  return final ? "final" : "open";
}
