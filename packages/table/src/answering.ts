import type { Answer, Question } from "@medallion/kernel";
import type { Move } from "@medallion/records";

/** What a move answers to the rules, given the seat's open question. */
export function answerOf(entry: Move, open: Question | undefined): Answer {
  const { seat } = entry;
  switch (entry.kind) {
    case "choice":
      return { seat, question: entry.question, choice: entry.choice };
    case "offer":
      return { seat, question: "offer", choice: entry.choice };
    case "fallback":
      return { seat, question: entry.question, choice: open?.fallback ?? 0 };
  }
}
