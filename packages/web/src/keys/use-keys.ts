import { useEffect, useEffectEvent } from "react";
import { isOverlaid } from "../look/use-overlay.ts";
import { letterOf } from "./letter.ts";
import { isTyping } from "./typing.ts";

/** Hears keys that are pressed on the page itself: not while somebody writes, and not below an open dialog. */
export function useKeys(press: (key: string, event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isOverlaid()) return;
    press(event.key, event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => hear(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

/** What single letters and marks do anywhere on the page, large or small, on whatever keyboard. */
export function useLetters(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  useKeys((key, event) => {
    const act = acts[letterOf(event) ?? key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}
