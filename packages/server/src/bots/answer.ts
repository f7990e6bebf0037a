import type { BotTask } from "@medallion/table";
import type { Thought } from "./worker-messages.ts";

/** How a task was answered, without its secrets. `waited` and `took` are in milliseconds. */
export interface BotAnswer {
  readonly table: string;
  readonly game: string;
  readonly bot: string;
  /** Everything but `chosen` gave the question's fallback: the bot broke, was too slow, or took its thread with it. */
  readonly kind: "chosen" | "broke" | "late" | "died";
  readonly choice: number;
  /** What went wrong, for the log. */
  readonly why: string | undefined;
  readonly waited: number;
  readonly took: number;
}

/** A task whose thread was lost over it. */
export interface Lost {
  readonly kind: "late" | "died";
  readonly why: string;
  readonly took: number;
}

/** What becomes of what the thread thought: its choice if there is such a one, else the fallback. */
export function outcomeOf(
  task: BotTask,
  thought: Thought | Lost,
): Pick<BotAnswer, "kind" | "choice" | "why"> {
  const { fallback } = task.question;
  if (thought.kind !== "chose") return { kind: thought.kind, choice: fallback, why: thought.why };
  if (task.choices[thought.choice] !== undefined)
    return { kind: "chosen", choice: thought.choice, why: undefined };
  const why = `The bot took choice ${thought.choice} of ${task.choices.length}.`;
  return { kind: "broke", choice: fallback, why };
}
