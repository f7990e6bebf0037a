export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The room between the two, and to the edge of the screen. */
const GAP = 8;

/** Where a panel stands next to a box: at its right, else its left, else below or above it; always wholly on the screen. */
export function placeBeside(box: Box, panel: Size, screen: Size): Point {
  const right = box.left + box.width + GAP;
  const left = box.left - GAP - panel.width;
  const y = within(box.top + box.height / 2 - panel.height / 2, panel.height, screen.height);
  if (right + panel.width + GAP <= screen.width) return { x: right, y };
  if (left >= GAP) return { x: left, y };
  const x = within(box.left + box.width / 2 - panel.width / 2, panel.width, screen.width);
  const below = box.top + box.height + GAP;
  const fits = below + panel.height + GAP <= screen.height;
  return { x, y: fits ? below : within(box.top - GAP - panel.height, panel.height, screen.height) };
}

function within(wanted: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(wanted, room - length - GAP));
}
