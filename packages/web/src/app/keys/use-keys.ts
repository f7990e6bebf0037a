import { useEffect, useEffectEvent } from "react";
import { isTyping } from "./typing.ts";

/** Hears keys that are pressed on the page itself: not while somebody writes, and not below an open dialog. */
export function useKeys(press: (key: string, event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]") !== null) return;
    press(event.key, event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => hear(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

/** What single letters do anywhere on the page, large or small. */
export function useLetters(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  useKeys((key, event) => {
    const act = acts[key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}
