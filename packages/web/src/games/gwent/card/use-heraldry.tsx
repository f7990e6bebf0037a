import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { HeraldryDefs } from "./heraldry-defs.tsx";

let isHung = false;

/** Sees to it that what cards refer to is on the page: once for all of them, wherever they are drawn. */
export function useHeraldry(): void {
  useLayoutEffect(hang, []);
}

/**
 * A tree of its own beside the page's: it belongs to no page, and stays when one goes. Asked for in a layout effect, it
 * is drawn before the first card is seen.
 */
function hang(): void {
  if (isHung) return;
  isHung = true;
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(<HeraldryDefs />);
}
