interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const AIR = 14;

/** Where the large card stands: right of the small one if there is room, else left of it, inside the window. */
export function placeBeside(
  card: Box,
  large: Size,
  room: Size,
): { readonly left: number; readonly top: number } {
  const right = card.right + AIR;
  const fits = right + large.width + AIR <= room.width;
  const wished = (card.top + card.bottom - large.height) / 2;
  return {
    left: fits ? right : Math.max(AIR, card.left - AIR - large.width),
    top: Math.max(AIR, Math.min(room.height - large.height - AIR, wished)),
  };
}
