import type { Advice, CoachQuestion } from "@medallion/bots";

/** A question to the coach on its way to the worker where bots think as well. */
export interface CoachCall {
  readonly id: number;
  readonly game: string;
  readonly coach: CoachQuestion;
}

/** What came of it. */
export type CoachReply =
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly why: string };
