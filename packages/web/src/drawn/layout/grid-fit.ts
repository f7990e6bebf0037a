import type { Room } from "../hand/hand-layout.ts";

interface GridShape {
  readonly count: number;
  /** Width by height. */
  readonly shape: number;
  readonly gap: number;
  /** No wider than this, however much room there is. */
  readonly most: number;
}

/** In how many columns so many equal things lie as large as they fit, and how wide they are then. */
export function gridFit(
  { width, height }: Room,
  { count, shape, gap, most }: GridShape,
): { readonly columns: number; readonly width: number } {
  let best = { columns: 1, width: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const lines = Math.ceil(count / columns);
    const across = (width - (columns - 1) * gap) / columns;
    const down = ((height - (lines - 1) * gap) / lines) * shape;
    const fits = Math.floor(Math.min(across, down, most));
    if (fits > best.width) best = { columns, width: fits };
  }
  return best;
}
