export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the upper left corner of something is on the screen, in pixels. */
export interface Placement {
  readonly left: number;
  readonly top: number;
}

/** A rectangle on the screen. */
export type Rectangle = Placement & Size;

export type Side = "right" | "left" | "below" | "above";

/** The room between the two, and to the edge of the screen. */
const GAP = 12;

const SIDES: readonly Side[] = ["right", "left", "below", "above"];

/**
 * Where something stands that belongs to a box: on the first of these sides that has room for it, level with the middle
 * of the box. It stays wholly on the screen, even where no side has room.
 */
export function placeBeside(
  box: Rectangle,
  size: Size,
  screen: Size,
  sides: readonly Side[] = SIDES,
): Placement {
  const onScreen = ({ left, top }: Placement): Placement => ({
    left: within(left, size.width, screen.width),
    top: within(top, size.height, screen.height),
  });
  const places = sides.map((side) => {
    const wished = placeAt(side, box, size);
    const place = onScreen(wished);
    const axis = side === "right" || side === "left" ? "left" : "top";
    return { place, fits: place[axis] === wished[axis] };
  });
  return (places.find(({ fits }) => fits) ?? places.at(-1))?.place ?? onScreen(box);
}

function placeAt(side: Side, box: Rectangle, size: Size): Placement {
  const middle = {
    left: box.left + (box.width - size.width) / 2,
    top: box.top + (box.height - size.height) / 2,
  };
  switch (side) {
    case "right":
      return { ...middle, left: box.left + box.width + GAP };
    case "left":
      return { ...middle, left: box.left - GAP - size.width };
    case "below":
      return { ...middle, top: box.top + box.height + GAP };
    case "above":
      return { ...middle, top: box.top - GAP - size.height };
  }
}

function within(wished: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(wished, room - length - GAP));
}
