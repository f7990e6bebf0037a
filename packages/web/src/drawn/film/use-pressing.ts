import { type RefObject, useEffect } from "react";
import { isTyping } from "../../keys/typing.ts";
import { isOverlaid } from "../../look/use-overlay.ts";
import { Hurrying } from "./hurrying.ts";
import type { Playback } from "./playback.ts";

/** What works while a film runs, and does not hurry it: what is no part of the game, and what lies above it. */
const ASIDE = "[data-aside], dialog, [popover]";

/** Keys that only lead about. */
const LEADING: ReadonlySet<string> = new Set([
  ...["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"],
  ...["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"],
]);

/**
 * A press while something is being told only hurries it: whatever lay under the finger was meant for another table than
 * the one that is there now. The next press acts; the same key again, unless it follows so fast that it was meant to
 * hurry, too. Whatever changes where things lie ends what moves as well.
 */
export function usePressing(root: RefObject<HTMLElement | null>, playback: Playback): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    const skip = () => playback.skip();
    const hurrying = new Hurrying();
    const isTelling = () => playback.frame.former !== undefined;
    let swallows = false;
    const press = (event: Event) => {
      swallows = false;
      if (event.target instanceof Element && event.target.closest(ASIDE) !== null) return;
      swallows = isTelling();
      skip();
      if (swallows) event.stopPropagation();
    };
    const click = (event: Event) => {
      if (swallows) stop(event);
      swallows = false;
    };
    const key = (event: KeyboardEvent) => {
      if (LEADING.has(event.key) || isOverlaid() || isTyping(event.target)) return;
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      const isMeant = !isCommand && hurrying.key(event.key, event.repeat, isTelling(), event.timeStamp);
      skip();
      if (isMeant) stop(event);
    };
    const letGo = (event: KeyboardEvent) => {
      if (hurrying.release(event.key)) stop(event);
    };
    table.addEventListener("pointerdown", press, { signal, capture: true });
    table.addEventListener("click", click, { signal, capture: true });
    addEventListener("keydown", key, { signal, capture: true });
    addEventListener("keyup", letGo, { signal, capture: true });
    document.addEventListener("visibilitychange", skip, { signal });
    const watched = watchSize(table, skip);
    return () => {
      watched.disconnect();
      stopped.abort();
    };
  }, [root, playback]);
}

function stop(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

function watchSize(table: HTMLElement, onChange: () => void): ResizeObserver {
  const { width, height } = table.getBoundingClientRect();
  let size = `${width} ${height}`;
  const watched = new ResizeObserver(([entry]) => {
    const now = entry === undefined ? size : `${entry.contentRect.width} ${entry.contentRect.height}`;
    if (now !== size) onChange();
    size = now;
  });
  watched.observe(table);
  return watched;
}
