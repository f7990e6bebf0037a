import { type RefObject, useEffect, useState } from "react";

/** A card that is looked at closely. */
export interface Zoomed {
  readonly id: string;
  readonly strength: number | undefined;
  /** Where it lies on the table. */
  readonly beside: DOMRect;
  /** Stays until it is closed, and its rules can be followed; otherwise it goes as the pointer leaves. */
  readonly pinned: boolean;
}

const HOVER = 420;
const PRESS = 450;

/** Hover and long press show a card large. */
export function useZoom(
  root: RefObject<HTMLElement | null>,
): readonly [Zoomed | undefined, (zoomed: Zoomed | undefined) => void] {
  const [zoomed, setZoomed] = useState<Zoomed>();
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hovered: HTMLElement | undefined;
    const leave = () => {
      clearTimeout(timer);
      hovered = undefined;
      setZoomed((now) => (now?.pinned === true ? now : undefined));
    };
    const over = (event: PointerEvent) => {
      const card = cardUnder(event);
      if (event.pointerType !== "mouse" || event.buttons !== 0 || card === hovered) return;
      leave();
      if (card === undefined) return;
      hovered = card;
      timer = setTimeout(() => setZoomed(zoomOf(card, false)), HOVER);
    };
    const down = (event: PointerEvent) => {
      const card = cardUnder(event);
      leave();
      // Who clicks a card knows it: it must not cover the places that light up for it.
      hovered = card;
      if (event.pointerType === "mouse" || card === undefined) return;
      timer = setTimeout(() => {
        setZoomed(zoomOf(card, true));
        addEventListener("click", swallow, { capture: true, once: true });
        addEventListener(
          "pointerup",
          () => setTimeout(() => removeEventListener("click", swallow, { capture: true })),
          {
            once: true,
          },
        );
      }, PRESS);
    };
    const stop = () => clearTimeout(timer);
    const noMenu = (event: Event) => {
      if (cardUnder(event) !== undefined) event.preventDefault();
    };
    table.addEventListener("pointerover", over);
    table.addEventListener("pointerleave", leave);
    table.addEventListener("pointerdown", down);
    table.addEventListener("contextmenu", noMenu);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
    addEventListener("pointermove", cancelOnMove);
    let from: readonly [number, number] | undefined;
    function cancelOnMove(event: PointerEvent): void {
      if (event.pointerType === "mouse" || event.buttons === 0) {
        from = undefined;
        return;
      }
      from ??= [event.clientX, event.clientY];
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > 8) stop();
    }
    return () => {
      clearTimeout(timer);
      table.removeEventListener("pointerover", over);
      table.removeEventListener("pointerleave", leave);
      table.removeEventListener("pointerdown", down);
      table.removeEventListener("contextmenu", noMenu);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      removeEventListener("pointermove", cancelOnMove);
    };
  }, [root]);
  return [zoomed, setZoomed];
}

function cardUnder({ target }: Event): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-zoom]") ?? undefined;
}

/** The card of an element that bears one. */
export function zoomOf(element: HTMLElement, pinned: boolean): Zoomed | undefined {
  const { zoom, strengthNow } = element.dataset;
  if (zoom === undefined) return undefined;
  return {
    id: zoom,
    strength: strengthNow === undefined ? undefined : Number(strengthNow),
    beside: element.getBoundingClientRect(),
    pinned,
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
