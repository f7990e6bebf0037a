import { useState } from "react";
import { useKeys } from "../../keys/use-keys.ts";
import { typeNumber } from "./number-entry.ts";

/** Digits anywhere on the page choose by number; Enter decides where more could follow, Backspace leads back. */
export function useTypedNumber(
  count: number,
  take: (number: number) => void,
  back: (() => void) | undefined,
): string {
  const [typed, setTyped] = useState("");
  useKeys((key, event) => {
    const entry = typeNumber(typed, key, count);
    if (entry === undefined && (key !== "Backspace" || back === undefined)) return;
    event.preventDefault();
    setTyped(entry?.typed ?? "");
    if (entry === undefined) back?.();
    else if (entry.chosen !== undefined) take(entry.chosen);
  });
  return typed;
}
