import type { Answer, Finality, Refusal as KernelRefusal, Seat } from "@medallion/kernel";
import type { Entry, GameRecord, Holder } from "@medallion/records";

/** What a host asks of a table. */
export type Command =
  | ({ readonly kind: "answer" } & Answer)
  /** Answers a seat's open question by its fallback: a clock ran out, a player is gone. */
  | { readonly kind: "fallback"; readonly seat: Seat }
  | { readonly kind: "resign"; readonly seat: Seat }
  | { readonly kind: "takeback"; readonly seat: Seat }
  /** Hands a seat to a bot or a person. */
  | { readonly kind: "seat"; readonly seat: Seat; readonly holder: Holder }
  | { readonly kind: "pause" }
  | { readonly kind: "resume" };

export type Reply =
  | { readonly kind: "done"; readonly finality: Finality }
  /** It did not fit; nothing changed. */
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** Our bug: the command was rolled back and the table plays on. */
  | { readonly kind: "failed"; readonly report: Report };

export interface Refusal {
  readonly code: KernelRefusal["code"] | "paused" | "not-paused" | "no-such-seat" | "no-takeback";
  readonly sentence: string;
}

/** What reproduces a bug: replay the record, then apply the entry. Holds the seed: for the host alone. */
export interface Report {
  readonly error: string;
  readonly stack: string;
  readonly record: GameRecord;
  /** Absent if a bot failed before it chose. */
  readonly entry?: Entry;
}

export function reportOf(failure: unknown, record: GameRecord, entry?: Entry): Report {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  const report = { error: error.message, stack: error.stack ?? "", record };
  return entry === undefined ? report : { ...report, entry };
}

export function refused(code: Refusal["code"], sentence: string): Reply {
  return { kind: "refused", refusal: { code, sentence } };
}
