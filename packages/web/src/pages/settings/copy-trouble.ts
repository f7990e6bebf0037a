import { InputError } from "@medallion/kernel";
import type { Text } from "../../language/words.ts";
import { failureText } from "../../table/refusal.ts";

/** Why a copy was not brought back, and what to do about it. */
export function copyTrouble(error: unknown, text: Text): string {
  if (!(error instanceof InputError)) return failureText(error, text);
  switch (error.code) {
    case "newer-copy":
      return text("shell.set.restore.newer");
    case "damaged-copy":
      return text("shell.set.restore.damaged", { place: error.path.join(".") });
    default:
      return text("shell.set.restore.foreign");
  }
}
