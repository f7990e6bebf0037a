/** The place to which a key leads in a grid of `count` things with so many `columns`; none for other keys. */
export function placeAfter(key: string, place: number, count: number, columns: number): number | undefined {
  const to = target(key, place, count, columns);
  if (to === undefined || count === 0) return undefined;
  return to < 0 || to >= count ? place : to;
}

function target(key: string, place: number, count: number, columns: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return place + 1;
    case "ArrowLeft":
      return place - 1;
    case "ArrowDown":
      // From the last row but one, below which there is nothing, to the last thing there is.
      return place + columns >= count && Math.floor(place / columns) < Math.floor((count - 1) / columns)
        ? count - 1
        : place + columns;
    case "ArrowUp":
      return place - columns;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
