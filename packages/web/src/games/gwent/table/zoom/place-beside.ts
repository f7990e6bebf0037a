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

/**
 * Where the large card stands, inside the window: above a card of the hand, so that its neighbours stay in sight; else
 * right of the small one if there is room, and left of it if there is none.
 */
export function placeBeside(
  card: Box,
  large: Size,
  room: Size,
): { readonly left: number; readonly top: number } {
  const above = card.top - AIR - large.height;
  if (card.top > room.height / 2 && above >= AIR) {
    const middle = (card.left + card.right - large.width) / 2;
    return { left: Math.max(AIR, Math.min(room.width - large.width - AIR, middle)), top: above };
  }
  const right = card.right + AIR;
  const fits = right + large.width + AIR <= room.width;
  const wished = (card.top + card.bottom - large.height) / 2;
  return {
    left: fits ? right : Math.max(AIR, card.left - AIR - large.width),
    top: Math.max(AIR, Math.min(room.height - large.height - AIR, wished)),
  };
}
