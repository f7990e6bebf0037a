import { InputError, type Say } from "@medallion/kernel";
import type { Text } from "../../language/words.ts";
import { failureText, refusalText } from "../../table/refusal.ts";

/** Why a game cannot be shown: the record's own reason where it has one, else the host's. */
export function troubleText(error: unknown, text: Text, say: Say): string {
  if (!(error instanceof InputError)) return failureText(error, text);
  const { code, message, messages } = error;
  if (code === "no-such-replay" || code === "no-such-table") return text("replays.gone");
  try {
    return messages.length === 0
      ? refusalText({ code, sentence: message }, text)
      : messages.map(say).join(" ");
  } catch {
    // Said by the game itself, whose words are not loaded here.
    return message;
  }
}
