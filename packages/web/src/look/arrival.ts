import { type RefObject, useEffect, useRef } from "react";

let moved = false;

/** Told by the shell when one has gone from one page to another. */
export function pageWasLeft(): void {
  moved = true;
}

/** Gives the focus to an element when its page opens, so that a screen reader says where one is; not on the first page. */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (moved) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
