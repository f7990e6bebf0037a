import type { Seat } from "@medallion/kernel";
import * as z from "zod/mini";
import { type Holder, holderSchema } from "./holder.ts";
import { illegalEntry } from "./refuse.ts";

/** One table command of a game's history. */
export type Entry = Move | Takeback | HostEnding | SeatChange | Interruption;

/** What the rules answer to; a fallback is the question's own fallback choice. */
export type Move =
  | { readonly kind: "choice"; readonly seat: Seat; readonly question: number; readonly choice: number }
  | { readonly kind: "offer"; readonly seat: Seat; readonly choice: number }
  | { readonly kind: "fallback"; readonly seat: Seat; readonly question: number };

/** Keeps the first `to` entries in force of this segment; what happened to seats and clocks since stays. */
export interface Takeback {
  readonly kind: "takeback";
  readonly to: number;
}

/** What ends a game outside its rules. */
export type HostEnding =
  | { readonly kind: "resignation"; readonly seat: Seat }
  | { readonly kind: "draw" }
  | { readonly kind: "abort" };

/** A seat handed to a bot or taken back. */
export interface SeatChange {
  readonly kind: "seat";
  readonly seat: Seat;
  readonly holder: Holder;
}

export interface Interruption {
  readonly kind: "pause" | "resume";
}

const whole = z.int().check(z.nonnegative());

export const entrySchema: z.ZodMiniType<Entry> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("choice"), seat: whole, question: whole, choice: whole }),
  z.strictObject({ kind: z.literal("offer"), seat: whole, choice: whole }),
  z.strictObject({ kind: z.literal("fallback"), seat: whole, question: whole }),
  z.strictObject({ kind: z.literal("takeback"), to: whole }),
  z.strictObject({ kind: z.literal("resignation"), seat: whole }),
  z.strictObject({ kind: z.literal("draw") }),
  z.strictObject({ kind: z.literal("abort") }),
  z.strictObject({ kind: z.literal("seat"), seat: whole, holder: holderSchema }),
  z.strictObject({ kind: z.enum(["pause", "resume"]) }),
]);

/** An entry in force, with its place in the history as written. */
export interface Placed {
  readonly entry: Exclude<Entry, Takeback>;
  readonly place: number;
}

/** The history of one segment after its takebacks; throws `InputError` for one that keeps too much. */
export function inForce(history: readonly Entry[]): readonly Placed[] {
  let line: Placed[] = [];
  for (const [place, entry] of history.entries())
    if (entry.kind === "takeback") line = takenBack(line, entry, place);
    else line.push({ entry, place });
  return line;
}

/** The line after a takeback. */
export function takenBack<P extends Placed>(line: readonly P[], takeback: Takeback, place: number): P[] {
  if (takeback.to >= line.length) throw illegalEntry(place, "takeback", ["history", place]);
  return [...line.slice(0, takeback.to), ...line.slice(takeback.to).filter(outlivesTakeback)];
}

function outlivesTakeback({ entry }: Placed): boolean {
  return entry.kind === "seat" || entry.kind === "pause" || entry.kind === "resume";
}

export function isMove(entry: Entry): entry is Move {
  return entry.kind === "choice" || entry.kind === "offer" || entry.kind === "fallback";
}

export function isHostEnding(entry: Entry): entry is HostEnding {
  return entry.kind === "resignation" || entry.kind === "draw" || entry.kind === "abort";
}
