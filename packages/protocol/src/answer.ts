import { TABLE_NAME } from "./cards.ts";
import type { ClientMessage } from "./socket.ts";

export type AnswerMessage = Extract<ClientMessage, { kind: "command" }>;

/**
 * The message if it is the commonest of all, an answer in a game, read without the schema, which says the same but takes
 * longer. Nothing if it is another one, or none: the schema says which.
 */
export function answerIn(message: unknown): AnswerMessage | undefined {
  if (!hasKeys(message, 4) || !("command" in message) || !hasKeys(message.command, 4)) return undefined;
  const { kind, request, table } = message as Partial<Record<string, unknown>>;
  const { kind: wish, seat, question, choice } = message.command as Partial<Record<string, unknown>>;
  if (kind !== "command" || wish !== "answer") return undefined;
  if (typeof table !== "string" || !TABLE_NAME.test(table)) return undefined;
  if (!isUpTo(request, Number.MAX_SAFE_INTEGER) || !isUpTo(seat, 99)) return undefined;
  if (!isUpTo(question, 1_000_000) || !isUpTo(choice, 1_000_000)) return undefined;
  return { kind, request, table, command: { kind: wish, seat, question, choice } };
}

function hasKeys(value: unknown, count: number): value is object {
  return typeof value === "object" && value !== null && Object.keys(value).length === count;
}

function isUpTo(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
}
