import type { CardRow } from "@medallion/gwent/cards";
import { createContext, type MouseEvent, type PointerEvent, useContext, useRef } from "react";

/** How a zoomed card was asked for: by pointing, by a finger resting on it, or by the key. */
export type ZoomBy = "pointer" | "finger" | "key";

export interface Zoomer {
  show(card: CardRow, beside: Element, by: ZoomBy): void;
  /** `only` leaves one that was asked for otherwise: a mouse lying about must not close what a finger holds. */
  hide(only?: ZoomBy): void;
}

export const ZoomContext = createContext<Zoomer>({ show: () => {}, hide: () => {} });

/** Elements that show a card carry its id here, so that the key knows which one has the focus. */
export const CARD = "data-card";

const POINTING = 380;
const RESTING = 450;

/** What makes an element show its card large: spread it on the element. */
export function useZoom(card: CardRow | undefined) {
  const zoomer = useContext(ZoomContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rested = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const later = (event: PointerEvent, by: ZoomBy, after: number) => {
    const beside = event.currentTarget;
    stop();
    timer.current = setTimeout(() => {
      if (card === undefined || !beside.isConnected) return;
      rested.current = by === "finger";
      zoomer.show(card, beside, by);
    }, after);
  };
  return {
    [CARD]: card?.id,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") later(event, "pointer", POINTING);
    },
    onPointerLeave: (event: PointerEvent) => {
      stop();
      if (event.pointerType === "mouse") zoomer.hide("pointer");
    },
    onPointerDown: (event: PointerEvent) => {
      rested.current = false;
      if (event.pointerType === "mouse") {
        stop();
        zoomer.hide();
      } else later(event, "finger", RESTING);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (rested.current) event.preventDefault();
    },
    /** A finger that rested wanted to look, not to choose. */
    onClickCapture: (event: MouseEvent) => {
      if (!rested.current) return;
      rested.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
