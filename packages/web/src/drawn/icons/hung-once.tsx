import { type ComponentType, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";

/**
 * A hook that sees to it that what drawings refer to is on the page: once for all of them, wherever they are drawn. It
 * hangs in a tree of its own beside the page's: it belongs to no page, and stays when one goes. Asked for in a layout
 * effect, it is there before the first drawing is seen.
 */
export function hungOnce(Defs: ComponentType): () => void {
  let isHung = false;
  const hang = (): void => {
    if (isHung) return;
    isHung = true;
    const place = document.createElement("div");
    document.body.append(place);
    createRoot(place).render(<Defs />);
  };
  return () => useLayoutEffect(hang, []);
}
