/** How often each card is among these, by id, in the order they are met. */
export function countsOf(cards: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of cards) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** A list less what is gone, one for one; what is gone need not be in it. */
export function without(list: readonly string[], gone: readonly string[]): string[] {
  const left = [...list];
  for (const id of gone) {
    const place = left.indexOf(id);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
