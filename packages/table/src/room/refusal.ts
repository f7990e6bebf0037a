import { InputError } from "@medallion/kernel";
import type { RefusalCode, RoomRefusal } from "./command.ts";

/** What a command's rule answers: nothing if it was done. */
export type Refused = RoomRefusal | undefined;

export function refuse(code: RefusalCode): RoomRefusal {
  return { code, sentence: SENTENCES[code] };
}

/** Not allowed for a reason that its sentence tells. */
export function notAllowed(sentence: string): RoomRefusal {
  return { code: "not-allowed", sentence };
}

/** Runs what reads a wish of people; what the game refuses becomes a refusal with its messages. */
export function readByGame(read: () => void): Refused {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, path, messages } = error;
    return { code: "bad-options", sentence: message, path, messages };
  }
}

const SENTENCES: Readonly<Record<RefusalCode, string>> = {
  "no-such-seat": "This table has no such seat; choose one of those it has.",
  "not-your-seat": "This seat is not yours; act for a seat that you hold.",
  "seat-taken": "Somebody has this seat; choose an open one.",
  "not-owner": "Only the owner of the table may do this; ask them.",
  "not-gathering": "The game has begun; wait until it is over.",
  "not-playing": "No game is running; begin one first.",
  "not-over": "The game is still running; finish it first.",
  "bad-options": "The game cannot be played with this; choose something else.",
  "unknown-bot": "There is no such bot; choose one of the list.",
  "no-question": "This seat owes no answer now.",
  "stale-question": "That question has been answered; look at the current one.",
  "no-such-choice": "There is no such choice; choose one of the list.",
  "game-over": "The game is over.",
  paused: "The game is paused; resume it first.",
  "not-paused": "The game is not paused.",
  "no-takeback": "There is no choice that may be taken back.",
  "already-proposed": "Something else has been proposed; answer that first, or wait until it is withdrawn.",
  "nothing-proposed": "Nothing is proposed.",
  "not-asked": "You are not asked, or you have answered.",
  "not-gone": "This seat is not gone, or not for long enough; wait a little.",
  "chat-closed": "The chat of this table is closed.",
  "not-at-table": "Take a seat at this table first.",
  "host-only": "Only the host may do this.",
  "not-allowed": "This is not allowed at this table.",
  "nothing-due": "Nothing is due yet.",
  "too-long": "This is too long; shorten it.",
};
