/** What the lens shows of the sheet: how large it is, and how far it is moved from where it lies when seen whole. */
export interface Sighting {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The window through which the sheet is seen, and the sheet in it as it lies when seen whole, in pixels. */
export interface Pane {
  readonly width: number;
  readonly height: number;
  readonly sheet: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** A point of the pane, in pixels from its corner. */
export interface Spotted {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Sighting = { x: 0, y: 0, scale: 1 };
export const CLOSEST = 4;

/** Never smaller than whole; where the sheet is larger than the pane it leaves no gap, else it lies in the middle. */
export function within({ width, height, sheet }: Pane, { x, y, scale }: Sighting): Sighting {
  const size = Math.min(CLOSEST, Math.max(1, scale));
  return {
    scale: size,
    x: held(x, sheet.left, sheet.width * size, width),
    y: held(y, sheet.top, sheet.height * size, height),
  };
}

function held(moved: number, start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2 - start;
  return Math.min(-start, Math.max(room - length - start, moved));
}

/** So many times larger, while what lies under a point of the pane stays there. */
export function zoomed(pane: Pane, seen: Sighting, times: number, around: Spotted): Sighting {
  const scale = Math.min(CLOSEST, Math.max(1, seen.scale * times));
  const grown = scale / seen.scale;
  const { left, top } = pane.sheet;
  return within(pane, {
    scale,
    x: around.x - left - (around.x - left - seen.x) * grown,
    y: around.y - top - (around.y - top - seen.y) * grown,
  });
}

export function moved(pane: Pane, seen: Sighting, right: number, down: number): Sighting {
  return within(pane, { ...seen, x: seen.x + right, y: seen.y + down });
}

/** A point of the sheet, given as shares of its width and height, as near to the middle of the pane as it comes. */
export function centred(pane: Pane, scale: number, share: Spotted): Sighting {
  const { left, top, width, height } = pane.sheet;
  const size = Math.min(CLOSEST, Math.max(1, scale));
  return within(pane, {
    scale: size,
    x: pane.width / 2 - left - share.x * width * size,
    y: pane.height / 2 - top - share.y * height * size,
  });
}

/** Where a point of the sheet is in the pane. */
export function seenAt({ sheet }: Pane, { x, y, scale }: Sighting, share: Spotted): Spotted {
  return {
    x: sheet.left + x + share.x * sheet.width * scale,
    y: sheet.top + y + share.y * sheet.height * scale,
  };
}
