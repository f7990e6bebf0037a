import type { Refusal } from "@medallion/table";
import type { Text, TextKey } from "../texts/index.ts";

/** The codes of a table and their texts. */
export const TABLE_REFUSALS: Readonly<Record<Refusal["code"], TextKey>> = {
  "no-question": "refusal.noQuestion",
  "stale-question": "refusal.staleQuestion",
  "no-such-choice": "refusal.noSuchChoice",
  "game-over": "refusal.gameOver",
  paused: "refusal.paused",
  "not-paused": "refusal.notPaused",
  "no-such-seat": "refusal.noSuchSeat",
  "no-takeback": "undo.none",
};

/** Why the table refused a command. */
export function refusalText({ code }: Refusal, text: Text): string {
  return text(TABLE_REFUSALS[code]);
}
