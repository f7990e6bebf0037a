import type { Subject } from "@medallion/kernel";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** What a click on the table can mean. */
export interface ClickActions<Spot extends string> {
  point(spot: Spot): void;
  release(): void;
  open(what: string): void;
  why(subject: Subject, beside: Element): void;
  zoom(bearer: Element): void;
  rule(rule: string): void;
}

const MEANINGS = "[data-spot], [data-open], [data-release], [data-rule], [data-why], [data-zoom]";

/** One listener for the whole table: what things mean is written on them. */
export function useClicks<Spot extends string>(
  root: RefObject<HTMLElement | null>,
  actions: ClickActions<Spot>,
): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const element = event.target.closest<HTMLElement>(MEANINGS);
    if (element !== null) return mean(element, actions);
    if (event.target.closest("button, a, dialog") === null) actions.release();
  });
  useEffect(() => {
    const table = root.current;
    table?.addEventListener("click", onClick);
    return () => table?.removeEventListener("click", onClick);
  }, [root]);
}

function mean<Spot extends string>(element: HTMLElement, actions: ClickActions<Spot>): void {
  const { spot, open, release, rule, why, zoom } = element.dataset;
  if (spot !== undefined) actions.point(spot as Spot);
  else if (open !== undefined) actions.open(open);
  else if (release !== undefined) actions.release();
  else if (rule !== undefined) actions.rule(rule);
  else if (why !== undefined) actions.why(JSON.parse(why) as Subject, element);
  else if (zoom !== undefined) actions.zoom(element);
}
