import { InputError, type Say } from "@medallion/kernel";
import type { Text } from "../../language/words.ts";
import { failureText } from "../../table/refusal.ts";

/** Why a game cannot be shown: the record's own reason where it has one, else the host's. */
export function troubleText(error: unknown, text: Text, say: Say): string {
  if (!(error instanceof InputError)) return failureText(error, text);
  if (error.code === "no-such-replay") return text("replays.gone");
  try {
    return error.messages.length === 0 ? error.message : error.messages.map(say).join(" ");
  } catch {
    // Said by the game itself, whose words are not loaded here.
    return error.message;
  }
}
