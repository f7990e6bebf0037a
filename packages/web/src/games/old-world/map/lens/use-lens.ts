import { type RefObject, useLayoutEffect, useRef } from "react";
import { Lens } from "./lens.ts";

/** The lens over a sheet for as long as it lies there; absent before. */
export function useLens(
  pane: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
): RefObject<Lens | undefined> {
  const lens = useRef<Lens>(undefined);
  useLayoutEffect(() => {
    if (pane.current === null || sheet.current === null) return;
    const made = new Lens(pane.current, sheet.current);
    lens.current = made;
    return () => {
      made.stop();
      lens.current = undefined;
    };
  }, [pane, sheet]);
  return lens;
}
