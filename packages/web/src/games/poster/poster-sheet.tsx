import type { ReactNode } from "react";

interface PosterSheetProps {
  /** What must be seen of it: left, top, width, height. */
  readonly view: readonly [number, number, number, number];
  readonly children: ReactNode;
}

/**
 * What a poster is drawn on. It goes on beyond what must be seen by three times as much on every side, so that it fills
 * whatever room it gets; `poster-art.module.css` lays it accordingly.
 */
export function PosterSheet({ view: [left, top, width, height], children }: PosterSheetProps) {
  const whole = [left - 3 * width, top - 3 * height, 7 * width, 7 * height];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={whole.join(" ")} aria-hidden="true">
      {children}
    </svg>
  );
}
