import { InputError, type Message, type Say } from "@medallion/kernel";
import { CallRefused, type WireRefusal } from "@medallion/protocol";
import type { Text } from "../language/words.ts";
import { isGatewayStatus } from "../network/answerer.ts";
import { SAID_AS, SPOKEN } from "./refusal-codes.ts";

/** Why something was refused: in the game's words where the game did, else in ours, else as the host says it. */
export function refusalText(refusal: WireRefusal, text: Text, say?: Say): string {
  const { code, sentence, messages = [] } = refusal;
  const said = say === undefined ? undefined : saidAll(messages, say);
  if (said !== undefined) return said;
  if (code === "banned" && refusal.until !== undefined) return bannedText(refusal, refusal.until, text);
  const known = SAID_AS[code] ?? SPOKEN.find((one) => one === code);
  return known === undefined ? sentence : text(`table.refusal.${known}`);
}

function bannedText({ reason = "" }: WireRefusal, until: number, text: Text): string {
  const when = new Date(until).toLocaleString();
  return text("table.refusal.banned", { when, why: reason === "" ? "untold" : "told", reason });
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

/** Why the server refused a call; nothing if no server answered: a gateway that finds none says 502, 503 or 504 in its own words. */
export function refusalOf(error: unknown): WireRefusal | undefined {
  if (!(error instanceof CallRefused)) return undefined;
  const { status, refusal } = error;
  return isGatewayStatus(status) && refusal.code === "unreadable-reply" ? undefined : refusal;
}

/** What went wrong with something that was asked of the server or of this device. */
export function failureText(error: unknown, text: Text, say?: Say): string {
  const refusal = error instanceof InputError ? refusalIn(error) : refusalOf(error);
  if (refusal !== undefined) return refusalText(refusal, text, say);
  // A call that nobody answers fails with a TypeError in every browser; a store never does.
  if (error instanceof CallRefused || error instanceof TypeError) return text("table.unreachable");
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  return text(isFull ? "table.refusal.unwritten" : "table.device");
}

function refusalIn({ code, message, messages }: InputError): WireRefusal {
  return { code, sentence: message, messages: messages.map((each) => ({ ...each })) };
}
