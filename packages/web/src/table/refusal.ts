import type { Message, Say } from "@medallion/kernel";
import { CallRefused, type WireRefusal } from "@medallion/protocol";
import type { Text } from "../language/words.ts";

/** The refusals that we have words for; each has a text `table.refusal.…`. */
const KNOWN = [
  "no-such-seat",
  "not-your-seat",
  "seat-taken",
  "not-owner",
  "not-gathering",
  "not-playing",
  "not-over",
  "unknown-bot",
  "no-question",
  "stale-question",
  "no-such-choice",
  "game-over",
  "paused",
  "not-paused",
  "no-takeback",
  "already-proposed",
  "nothing-proposed",
  "not-asked",
  "not-gone",
  "chat-closed",
  "not-at-table",
  "too-long",
  "too-fast",
  "too-many",
  "no-such-table",
  "not-allowed",
  "damaged",
  "outdated",
  "unwritten",
  "store-failed",
  "busy",
  "not-known",
  "wrong-login",
  "name-taken",
  "bad-name",
  "no-such-person",
  "too-many-tables",
  "too-many-bots",
  "failed",
] as const;

/** Why something was refused: in the game's words where the game did, else in ours, else as the host says it. */
export function refusalText({ code, sentence, messages = [] }: WireRefusal, text: Text, say?: Say): string {
  const said = say === undefined ? undefined : saidAll(messages, say);
  if (said !== undefined) return said;
  const known = KNOWN.find((one) => one === code);
  return known === undefined ? sentence : text(`table.refusal.${known}`);
}

/** A host of another version may use words that this program has not. */
function saidAll(messages: readonly Message[], say: Say): string | undefined {
  if (messages.length === 0) return undefined;
  try {
    return messages.map(say).join(" ");
  } catch {
    return undefined;
  }
}

/** Why the server refused a call; nothing if no server answered: a gateway that finds none says so with a 502, 503 or 504. */
export function refusalOf(error: unknown): WireRefusal | undefined {
  if (!(error instanceof CallRefused)) return undefined;
  return error.status >= 502 && error.status <= 504 ? undefined : error.refusal;
}

/** What went wrong with a call of the server: its refusal, or that nobody answered. */
export function failureText(error: unknown, text: Text, say?: Say): string {
  const refusal = refusalOf(error);
  return refusal === undefined ? text("table.unreachable") : refusalText(refusal, text, say);
}
