import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { letterOf } from "../../keys/letter.ts";
import { isTyping } from "../../keys/typing.ts";
import { isOverlaid } from "../../look/use-overlay.ts";
import { ARROWS, type Direction } from "./direction.ts";
import { focusLit, moveFocus, settleTabStops } from "./focus.ts";

/** What keys do at the table. */
export interface KeyActions {
  digit(key: string): void;
  /** A letter that the table may have a button for; false if there is none. */
  letter(letter: string): boolean;
  undo(): void;
  escape(): void;
  /** Enter while nothing has the focus. */
  enter(): void;
}

/**
 * Listens to the keys of the table; gives back whether keys are what the table is played with now. `asked` is the
 * question that is open: who plays by keys is led there when it opens.
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  asked: number | undefined,
  actions: KeyActions,
): boolean {
  const [keys, setKeys] = useState(false);
  // Who walks with Tab may leave the table.
  const stays = useRef(false);
  const seen = useRef<number>(undefined);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isElsewhere(event)) return;
    setKeys(true);
    stays.current = event.key !== "Tab";
    // Only now, just before the focus moves: it takes measuring everything on the table.
    if (event.key === "Tab" && root.current !== null) settleTabStops(root.current);
    if (act(event, root.current, actions)) event.preventDefault();
  });
  useEffect(() => {
    const pointed = () => setKeys(false);
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", pointed);
    // Whoever came here by keys goes on with them.
    if (isFocused("h1:focus-visible")) {
      stays.current = true;
      setKeys(true);
    }
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", pointed);
    };
  }, []);
  useLayoutEffect(() => {
    // What lies above the table is put away first.
    if (isOverlaid()) return;
    const isNew = asked !== undefined && asked !== seen.current;
    seen.current = asked;
    if (root.current === null || !keys || !stays.current || isTyping(document.activeElement)) return;
    // What had the focus has left the table: a player of keys must not start over from the top of the page.
    // Nor somebody who has just come: then the title of the table has it.
    const isLost = document.activeElement === null || isFocused("body, h1");
    if (isLost || (isNew && !isFocused("[data-spot]"))) focusLit(root.current);
  });
  return keys;
}

function isFocused(selector: string): boolean {
  return document.activeElement?.matches(selector) === true;
}

function act(event: KeyboardEvent, root: HTMLElement | null, actions: KeyActions): boolean {
  const { code, key, target } = event;
  const digit = /^(?:Digit|Numpad)([0-9])$/u.exec(code)?.[1];
  if (digit !== undefined) return done(() => actions.digit(digit));
  const arrow = ARROWS[key];
  if (arrow !== undefined) return root !== null && !scrolls(target, arrow) && moveFocus(root, arrow);
  const letter = letterOf(event);
  switch (letter ?? key) {
    case "u":
      return done(actions.undo);
    case "Escape":
      return done(actions.escape);
    case "Enter":
      return isFocused("body, h1") && done(actions.enter);
    default:
      return letter !== undefined && actions.letter(letter);
  }
}

function done(action: () => void): true {
  action();
  return true;
}

/** Up and down scroll a list that has the focus; all other keys play on, or one would be stuck in it. */
function scrolls(target: EventTarget | null, arrow: Direction): boolean {
  const within = target instanceof HTMLElement && target.closest("ol") !== null;
  return within && (arrow === "up" || arrow === "down");
}

/** Keys that are meant for the browser, for a field or for something that lies over the table. */
function isElsewhere({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (isOverlaid()) return true;
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}
