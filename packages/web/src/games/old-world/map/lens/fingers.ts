import type { Spotted } from "./sighting.ts";

/** What fingers on the map do to it; a mouse is one finger. */
interface FingerActions {
  drag(right: number, down: number): void;
  /** So many times larger around a point of the pane, which has moved by so much. */
  pinch(times: number, around: Spotted, right: number, down: number): void;
  /** Whether there is more to see than what is seen. */
  mayDrag(): boolean;
}

/** So far a finger may tremble and still tap. */
const TREMBLE = 8;

/** Follows the fingers on a pane: one drags, two pinch. What was dragged is not clicked. */
export class Fingers {
  readonly #pane: HTMLElement;
  readonly #actions: FingerActions;
  readonly #down = new Map<number, Spotted>();
  #start: Spotted | undefined;
  #isMoving = false;

  constructor(pane: HTMLElement, signal: AbortSignal, actions: FingerActions) {
    this.#pane = pane;
    this.#actions = actions;
    pane.addEventListener("pointerdown", this.#press, { signal });
    pane.addEventListener("pointermove", this.#move, { signal });
    pane.addEventListener("pointerup", this.#lift, { signal });
    pane.addEventListener("pointercancel", this.#lift, { signal });
    addEventListener("pointerdown", this.#forget, { signal, capture: true });
    addEventListener("click", this.#swallow, { signal, capture: true });
  }

  /** A drag that no click followed is over. */
  readonly #forget = (): void => {
    if (this.#down.size === 0) this.#isMoving = false;
  };

  readonly #press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.#down.size === 0) this.#start = at(event);
    this.#down.set(event.pointerId, at(event));
    if (this.#down.size > 1) this.#begin();
  };

  readonly #move = (event: PointerEvent): void => {
    const before = this.#down.get(event.pointerId);
    if (before === undefined) return;
    const now = at(event);
    const others = [...this.#down].filter(([finger]) => finger !== event.pointerId);
    const other = others[0]?.[1];
    // Nobody else is pointed at meanwhile.
    if (this.#isMoving) event.stopPropagation();
    if (other === undefined) this.#drag(before, now, event.pointerId);
    else {
      this.#down.set(event.pointerId, now);
      this.#pinch(before, now, other);
    }
  };

  #drag(before: Spotted, now: Spotted, finger: number): void {
    if (!this.#isMoving) {
      const start = this.#start ?? before;
      if (Math.hypot(now.x - start.x, now.y - start.y) <= TREMBLE || !this.#actions.mayDrag()) return;
      this.#begin();
    }
    this.#down.set(finger, now);
    this.#actions.drag(now.x - before.x, now.y - before.y);
  }

  #pinch(before: Spotted, now: Spotted, other: Spotted): void {
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    const wider = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, apart);
    const { left, top } = this.#pane.getBoundingClientRect();
    const around = { x: (before.x + other.x) / 2 - left, y: (before.y + other.y) / 2 - top };
    this.#actions.pinch(wider, around, (now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** From now on all that these fingers do is for the map, even outside of it. */
  #begin(): void {
    this.#isMoving = true;
    for (const finger of this.#down.keys()) this.#pane.setPointerCapture(finger);
  }

  readonly #lift = (event: PointerEvent): void => {
    this.#down.delete(event.pointerId);
  };

  readonly #swallow = (event: MouseEvent): void => {
    const isByKey = event.detail === 0;
    if (!this.#isMoving || isByKey) return;
    this.#isMoving = false;
    event.stopPropagation();
    event.preventDefault();
  };
}

function at({ clientX, clientY }: PointerEvent): Spotted {
  return { x: clientX, y: clientY };
}
