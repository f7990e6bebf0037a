/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;

/** Where something of this size stands beside a box: on the side with more room, and wholly on the screen. */
export function placeBeside(beside: Box, size: Size, screen: Size): { left: number; top: number } {
  const right = screen.width - beside.left - beside.width;
  const left = right >= beside.left ? beside.left + beside.width + GAP : beside.left - GAP - size.width;
  const middle = beside.top + beside.height / 2 - size.height / 2;
  return {
    left: within(left, screen.width - size.width),
    top: within(middle, screen.height - size.height),
  };
}

function within(value: number, most: number): number {
  return Math.round(Math.max(GAP, Math.min(value, most - GAP)));
}
