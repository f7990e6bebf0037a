import type { Advice, CoachQuestion } from "@medallion/bots";
import type { BotTask } from "@medallion/table";

/** A question on its way to where bots think. */
export interface BotCall {
  readonly id: number;
  readonly task: BotTask;
}

/** What came of it. */
export type BotReply =
  | { readonly id: number; readonly choice: number }
  | { readonly id: number; readonly why: string };

/** A question to the coach, who thinks where bots do. */
export interface CoachCall {
  readonly id: number;
  readonly game: string;
  readonly coach: CoachQuestion;
}

export type CoachReply =
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly why: string };
