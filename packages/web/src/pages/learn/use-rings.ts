import { type RefObject, useEffect, useState } from "react";
import { visibleIn } from "../../lessons/visible.ts";

export interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Around something small, whose neighbours are near: it must not cover them. */
  readonly isSlim: boolean;
}

/** Room between a thing and the ring around it. */
const AIR = 3;
/** Things lower than this, in pixels, have a slim ring. */
const LOW = 40;

/** After a change things may still be on their way for so many milliseconds. */
const UNREST = 900;

/** Where on the screen the things are that the selectors find, as long as they move too. */
export function useRings(
  field: RefObject<HTMLElement | null>,
  selectors: readonly string[],
): readonly Ring[] {
  const [boxes, setBoxes] = useState<readonly Ring[]>([]);
  useEffect(() => {
    const root = field.current;
    if (root === null || selectors.length === 0) return setBoxes([]);
    let frame = 0;
    let until = 0;
    const measure = (): void => {
      const found = visibleIn(root, selectors).map(boxOf);
      setBoxes((before) => (areSame(before, found) ? before : found));
      frame = performance.now() < until ? requestAnimationFrame(measure) : 0;
    };
    const stir = (): void => {
      until = performance.now() + UNREST;
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(stir);
    changes.observe(root, { subtree: true, childList: true, attributes: true });
    const size = new ResizeObserver(stir);
    size.observe(root);
    root.addEventListener("scroll", stir, { capture: true, passive: true });
    stir();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      size.disconnect();
      root.removeEventListener("scroll", stir, { capture: true });
    };
  }, [field, selectors]);
  return boxes;
}

function boxOf(element: HTMLElement): Ring {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isSlim = height < LOW;
  const air = isSlim ? 0 : AIR;
  return { left: left - air, top: top - air, width: width + 2 * air, height: height + 2 * air, isSlim };
}

function areSame(some: readonly Ring[], others: readonly Ring[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
