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
  "no-such-seat": "This table has no such seat. Choose another one.",
  "not-your-seat": "That isn’t your seat.",
  "seat-taken": "That seat is taken. Choose another one.",
  "put-out": "The host gave your seat away. Watch, or find another table.",
  "not-owner": "Only the host can do that.",
  "not-gathering": "The game has already started.",
  "not-playing": "No game is running.",
  "not-over": "The game isn’t over yet. Finish it first.",
  "bad-options": "The game can’t be played like this. Change the options.",
  "unknown-bot": "There’s no such bot. Choose another one.",
  "no-question": "It’s not your turn to choose.",
  "stale-question": "Too late: that was already decided.",
  "no-such-choice": "That’s not one of your choices.",
  "game-over": "The game is over.",
  paused: "The game is paused. Resume it first.",
  "not-paused": "The game isn’t paused.",
  "no-takeback": "There’s nothing to undo.",
  "already-proposed": "There’s already an open request. Answer that one first.",
  "nothing-proposed": "There’s no open request.",
  "not-asked": "You weren’t asked, or you’ve already answered.",
  "not-gone": "They haven’t been away long enough. Wait a little.",
  "chat-closed": "Chat is off at this table.",
  closed: "The server owner has closed this table.",
  "not-at-table": "Only players at this table can chat.",
  "host-only": "Only the server can do that.",
  "not-allowed": "That isn’t allowed at this table.",
  "nothing-due": "Nothing is due yet.",
  "too-long": "That’s too long. Shorten it.",
  "game-too-long": "This game has grown too long and was aborted. It doesn’t count; play a rematch.",
  "asked-already": "You’ve already asked for that this turn. Ask again after the next move.",
  "too-often": "You’ve done that too often in this game. Play on.",
  "table-too-long": "This table has seen too many games. Create a new one.",
  "too-many-bots": "That’s too many bots for one table. Leave a seat to someone.",
  "too-many-takebacks": "You’ve undone this move too often. Play on.",
};
