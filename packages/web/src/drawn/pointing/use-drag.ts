import { type RefObject, useEffect, useEffectEvent } from "react";

interface DragActions<Spot extends string> {
  /** Takes something up, so that the places for it light. */
  hold(spot: Spot): void;
  /** Lets go of it over a place. */
  drop(spot: Spot): void;
}

/** So far a pointer may tremble and still click. */
const TREMBLE = 10;

interface Drag<Spot extends string> {
  readonly pointer: number;
  readonly element: HTMLElement;
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

/** What has `data-drag` may be dragged to where they go; a click does the same, so nobody has to. */
export function useDrag<Spot extends string>(
  root: RefObject<HTMLElement | null>,
  { hold, drop }: DragActions<Spot>,
): void {
  const onHold = useEffectEvent(hold);
  const onDrop = useEffectEvent(drop);
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let drag: Drag<Spot> | undefined;
    const down = (event: PointerEvent) => {
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drag]") : null;
      const spot = element?.dataset.spot;
      if (element === null || spot === undefined || event.button !== 0) return;
      drag = {
        pointer: event.pointerId,
        element,
        spot: spot as Spot,
        x: event.clientX,
        y: event.clientY,
        moving: false,
      };
    };
    const move = (event: PointerEvent) => {
      if (drag === undefined || event.pointerId !== drag.pointer) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moving && Math.hypot(dx, dy) < TREMBLE) return;
      if (!drag.moving) onHold(drag.spot);
      drag.moving = true;
      drag.element.dataset.dragged = "";
      drag.element.style.translate = `${dx}px ${dy}px`;
    };
    const up = (event: PointerEvent) => {
      const ended = drag;
      drag = undefined;
      if (ended === undefined || !ended.moving) return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      delete ended.element.dataset.dragged;
      ended.element.style.translate = "";
      const place = under?.closest<HTMLElement>("[data-spot]")?.dataset.spot;
      // The click that follows belongs to the drag.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (event.type === "pointerup" && place !== undefined && place !== ended.spot) onDrop(place as Spot);
    };
    table.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      table.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, [root]);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
