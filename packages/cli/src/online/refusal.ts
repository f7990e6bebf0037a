import type { Say } from "@medallion/kernel";
import type { WireRefusal } from "@medallion/protocol";
import { TABLE_REFUSALS } from "../session/refusal.ts";
import type { Text, TextKey } from "../texts/index.ts";
import { moment } from "./moment.ts";

const TEXTS: Readonly<Record<string, TextKey>> = {
  ...TABLE_REFUSALS,
  "not-your-seat": "refusal.notYourSeat",
  "seat-taken": "refusal.seatTaken",
  "not-owner": "refusal.notOwner",
  "wrong-owner-token": "refusal.wrongOwnerToken",
  "not-gathering": "refusal.notGathering",
  "not-playing": "refusal.notPlaying",
  "not-over": "refusal.notOver",
  "unknown-bot": "refusal.unknownBot",
  "already-proposed": "refusal.alreadyProposed",
  "nothing-proposed": "refusal.nothingProposed",
  "not-asked": "refusal.notAsked",
  "not-gone": "refusal.notGone",
  "chat-closed": "refusal.chatClosed",
  closed: "refusal.closed",
  "not-at-table": "refusal.notAtTable",
  "too-long": "refusal.tooLong",
  "game-too-long": "refusal.gameTooLong",
  "asked-already": "refusal.askedAlready",
  "too-often": "refusal.tooOften",
  "table-too-long": "refusal.tableTooLong",
  "too-many-takebacks": "refusal.tooManyTakebacks",
  "too-fast": "refusal.tooFast",
  "too-many": "refusal.tooFast",
  "no-such-table": "refusal.noSuchTable",
  "no-such-game": "refusal.noSuchGame",
  "name-taken": "refusal.nameTaken",
  "wrong-login": "refusal.wrongLogin",
  "account-needed": "refusal.accountNeeded",
  "same-network": "refusal.sameNetwork",
  "played-often": "refusal.playedOften",
  "wrong-code": "refusal.wrongCode",
  "weak-password": "refusal.weakPassword",
  "too-many-guesses": "refusal.tooManyGuesses",
  "not-guest": "refusal.notGuest",
  "not-account": "refusal.notAccount",
  "no-such-person": "refusal.noSuchPerson",
  "too-many-tables": "refusal.tooManyTables",
  "too-many-bot-tables": "refusal.tooManyBotTables",
};

/**
 * Why a server refused: in the words of the game where the game itself did, else in our own; what we have no words for
 * is said as the server says it.
 */
export function wireRefusalText(refusal: WireRefusal, text: Text, say?: Say): string {
  const { code, sentence, messages = [] } = refusal;
  if (say !== undefined && messages.length > 0) {
    try {
      return messages.map(say).join(" ");
    } catch {
      // A server of another version may use words that this program has not.
    }
  }
  if (code === "banned" && refusal.until !== undefined) return bannedText(refusal, refusal.until, text);
  const key = TEXTS[code];
  return key === undefined ? printable(sentence) : text(key);
}

function bannedText({ reason = "" }: WireRefusal, until: number, text: Text): string {
  const why = reason === "" ? "untold" : "told";
  return text("refusal.banned", { when: moment(until), why, reason: printable(reason) });
}

/** What others wrote, without what could disturb a terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
