import { useEffect, useEffectEvent } from "react";
import { letterOf } from "../../keys/letter.ts";
import { isTyping } from "../../keys/typing.ts";
import type { Zooming } from "./zoomed.ts";

/** Z shows the card that has the focus and puts it away again; Esc puts it away, and whatever lies below stays open. */
export function useZoomKeys(zooming: Zooming): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (act(event, zooming)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  });
  useEffect(() => {
    // Before anybody else: Esc would close the dialog in which the card lies.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}

/** Whether the key was meant for the large card. */
function act(event: KeyboardEvent, { zoomed, at, close }: Zooming): boolean {
  const isLetter = letterOf(event) === "z";
  if (zoomed === undefined) return isLetter && at(document.activeElement);
  const isAway = isLetter || event.key === "Escape";
  if (isAway || !zoomed.pinned) close();
  return isAway;
}
