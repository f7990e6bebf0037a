import { type Direction, nextIn } from "./direction.ts";

const ITEMS = "[data-nav]";

/** In every group of things one is reached with Tab, the one that had the focus last; arrows lead to the others. */
export function settleTabStops(root: Element): void {
  for (const group of root.querySelectorAll("[data-rove]")) {
    const items = [...group.querySelectorAll<HTMLElement>(ITEMS)].filter(isReachable);
    const stop =
      items.find((item) => item === document.activeElement) ?? items.find(({ tabIndex }) => tabIndex === 0);
    for (const item of items) item.tabIndex = item === (stop ?? items[0]) ? 0 : -1;
  }
}

/** Moves the focus to what lies next in that direction; false if there is nothing. */
export function moveFocus(root: Element, direction: Direction): boolean {
  const from = document.activeElement;
  if (from === null || !root.contains(from)) return focusFirst(root);
  const items = [...root.querySelectorAll<HTMLElement>(ITEMS)].filter(
    (item) => item !== from && isReachable(item),
  );
  const next =
    items[
      nextIn(
        from.getBoundingClientRect(),
        items.map((item) => item.getBoundingClientRect()),
        direction,
      )
    ];
  next?.focus();
  return next !== undefined;
}

/** What is lit, what lies in the hand, and whatever else there is. */
const LIT = ["[data-first] [data-spot]", "[data-spot]", "[data-first] [data-nav]"];

/** Where somebody who plays by keys wants to be: at what is lit, or at the hand; false while there is neither. */
export function focusLit(root: Element): boolean {
  return focusOneOf(root, LIT);
}

/** Moves the focus to what was pointed at, so that the next key is meant for it. */
export function focusSpot(root: Element, spot: string): void {
  focusOneOf(root, [`[data-first] [data-spot="${CSS.escape(spot)}"]`, `[data-spot="${CSS.escape(spot)}"]`]);
}

function focusFirst(root: Element): boolean {
  return focusOneOf(root, [...LIT, ITEMS]);
}

function focusOneOf(root: Element, wanted: readonly string[]): boolean {
  for (const selector of wanted) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].find(isReachable);
    if (found === undefined) continue;
    found.focus();
    return true;
  }
  return false;
}

function isReachable(item: HTMLElement): boolean {
  return item.getClientRects().length > 0 && !(item instanceof HTMLButtonElement && item.disabled);
}

/** Presses the button that says it is pressed by this letter (`aria-keyshortcuts`), in whichever layout it stands. */
export function pressButton(root: Element, letter: string): boolean {
  const buttons = root.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${letter.toUpperCase()}"]`);
  const button = [...buttons].find(isReachable);
  button?.click();
  return buttons.length > 0;
}
