import { type RefObject, useEffect } from "react";
import type { Way } from "./way.ts";

/** Marks what the advised choices are made by pointing at, the best first (`data-advised="1"`), wherever it is drawn. */
export function useAdvised<Spot extends string>(
  root: RefObject<HTMLElement | null>,
  ways: readonly Way<Spot>[],
  advised: readonly number[] | undefined,
): void {
  // Looked at after every drawing: a piece may have come or gone.
  useEffect(() => {
    const marked: Element[] = [];
    for (const [place, choice] of (advised ?? []).entries())
      for (const spot of spotsOf(ways.find((way) => way.choice === choice)))
        for (const element of root.current?.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`) ?? [])
          if (!element.hasAttribute("data-advised")) {
            element.setAttribute("data-advised", String(place + 1));
            marked.push(element);
          }
    return () => {
      for (const element of marked) element.removeAttribute("data-advised");
    };
  });
}

/** What is pointed at first; without that where it goes. */
function spotsOf<Spot extends string>(way: Way<Spot> | undefined): readonly Spot[] {
  if (way === undefined) return [];
  if (way.parts !== undefined) return way.parts.flat();
  return way.from === undefined ? way.to.slice(0, 1) : [way.from];
}
