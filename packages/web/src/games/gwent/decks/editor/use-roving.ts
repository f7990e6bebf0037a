import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { placeAfter } from "./roving.ts";

/** Things in a list are marked with this attribute and their id. */
export const STOP = "data-stop";

/**
 * One stop for the Tab key in a whole grid or list; arrows go on from there. Spread `props` on the container, and give
 * every thing in it `data-stop` and the `tabIndex` that `tabIndexOf` says.
 */
export function useRoving(ids: readonly string[]) {
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && ids.includes(last) ? last : ids[0];
  return {
    tabIndexOf: (id: string) => (id === stop ? 0 : -1),
    props: {
      onFocus: (event: FocusEvent) => {
        const id = stopAround(event.target);
        if (id !== undefined) setLast(id);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const id = stopAround(event.target);
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${STOP}]`)];
        const place = stops.findIndex((element) => element.getAttribute(STOP) === id);
        if (id === undefined || place < 0) return;
        const to = placeAfter(event.key, place, stops.length, columnsOf(stops));
        if (to === undefined) return;
        event.preventDefault();
        stops[to]?.focus();
      },
    },
  };
}

function stopAround(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest(`[${STOP}]`)?.getAttribute(STOP) ?? undefined;
}

/** How many of them stand in the first line. */
function columnsOf(stops: readonly HTMLElement[]): number {
  const top = stops[0]?.getBoundingClientRect().top;
  const below = stops.findIndex((element) => element.getBoundingClientRect().top !== top);
  return below < 0 ? stops.length : below;
}
