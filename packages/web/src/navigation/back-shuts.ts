import { useEffect, useEffectEvent } from "react";

/** What shuts the things that lie over the page, the topmost last. */
const open: (() => void)[] = [];
/** A step back of our own is on its way: until it has been made, the history is left alone. */
let isGoing = false;

/** The entry of the history that going back takes away instead of the page; there is one while anything is open. */
function isMarked(): boolean {
  return (history.state as { readonly over?: unknown } | null)?.over === true;
}

function settle(): void {
  if (isGoing || isMarked() === open.length > 0) return;
  if (open.length > 0) return history.pushState({ over: true }, "");
  isGoing = true;
  history.back();
}

/** Who shuts one thing and opens another in the same moment needs no other entry. */
function settleSoon(): void {
  setTimeout(settle);
}

function moved(): void {
  const wasOurs = isGoing;
  isGoing = false;
  if (!wasOurs && !isMarked()) open.at(-1)?.();
  settleSoon();
}

/** As long as something lies open over the page, going back shuts it and leaves the page as it is. */
export function useBackShuts(isOpen: boolean, shut: () => void): void {
  const shutIt = useEffectEvent(shut);
  useEffect(() => {
    if (!isOpen) return;
    const shuts = () => shutIt();
    open.push(shuts);
    // Listening once more changes nothing, and it goes on: an entry may be left behind by whoever went to another page from there.
    addEventListener("popstate", moved);
    settleSoon();
    return () => {
      open.splice(open.indexOf(shuts), 1);
      settleSoon();
    };
  }, [isOpen]);
}
