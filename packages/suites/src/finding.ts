import type { Seat } from "@medallion/kernel";

/** What a check throws when it finds something wrong. */
export class Finding extends Error {
  readonly seat: Seat | null | undefined;

  constructor(message: string, seat?: Seat | null) {
    super(message);
    this.seat = seat;
  }
}

export function found(message: string, seat?: Seat | null): never {
  throw new Finding(message, seat);
}

/** What was thrown as a sentence: a finding as it is, anything else as an exception of the game. */
export function sentenceOf(thrown: unknown): string {
  if (thrown instanceof Finding) return thrown.message;
  return `threw ${thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)}`;
}
