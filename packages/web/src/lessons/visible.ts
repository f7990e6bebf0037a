/** What the selectors find that is to be seen: a table that is laid out in two ways has some things twice. */
export function visibleIn(field: HTMLElement | null, selectors: readonly string[]): readonly HTMLElement[] {
  if (field === null || selectors.length === 0) return [];
  return [...field.querySelectorAll<HTMLElement>(selectors.join(", "))].filter(
    (element) => element.getClientRects().length > 0,
  );
}
