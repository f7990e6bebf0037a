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
