import type { Page } from "playwright-core";

/** Runs in the page: names what does not fit, one line each. */
export const MISFITS = `(() => {
  const faults = new Set();
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) faults.add("the page is " + (root.scrollWidth - innerWidth) + " px too wide");
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode;
    const said = text.data.trim().replace(/\\s+/g, " ").slice(0, 60);
    const element = text.parentElement;
    if (said === "" || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      const fault = faultOf(element, inkOf(line, element));
      if (fault !== undefined) faults.add(fault + ": " + said);
    }
  }
  return [...faults];

  /** Words for those who do not see are hidden on purpose, and so is a hand that has sunk beneath something. */
  function isSeen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest("[data-sunk]") !== null) return false;
    // What a query of its container hides may still count as visible and keep the lines that it had before.
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 && height === 0 && styleOf(element).display !== "contents") return false;
    for (let box = element; box !== null; box = box.parentElement) {
      if (styleOf(box).clipPath.startsWith("inset(50%")) return false;
      if (box.tagName === "SELECT" || box.tagName === "TEXTAREA") return false;
    }
    return true;
  }

  /** A line without the room that every font keeps above its capitals and below its descenders. */
  function inkOf({ left, right, top, bottom }, element) {
    const reach = Number.parseFloat(styleOf(element).fontSize) * scaleOf(element);
    return { left, right, top: top + 0.2 * reach, bottom: bottom - 0.14 * reach };
  }

  /** How much larger or smaller than its units a drawing is on the screen. */
  function scaleOf(element) {
    return element instanceof SVGElement ? (element.getScreenCTM()?.d ?? 1) : 1;
  }

  function faultOf(element, ink) {
    let scrolls = { x: false, y: root.scrollHeight > innerHeight + 1 };
    let isOnBadge = false;
    let isOnPlate = false;
    for (let box = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = styleOf(box);
      const edge = edgeOf(box);
      // What lies on a map that can be moved under its pane comes into sight by moving it.
      if (box.dataset.pane === "") scrolls = { x: true, y: true };
      if (isCut(overflowX) && !scrolls.x && outside(ink.left, ink.right, edge.left, edge.right)) return "cut off";
      if (isCut(overflowY) && !scrolls.y && outside(ink.top, ink.bottom, edge.top, edge.bottom)) return "cut off";
      // The price of a place hangs beside its plaque on purpose.
      if (box.tagName === "svg" && element.closest("[data-hangs]") === null && box.contains(element) && outside(ink.left, ink.right, edge.left, edge.right))
        return "beside its drawing";
      scrolls = { x: scrolls.x || isScrolled(overflowX), y: scrolls.y || isScrolled(overflowY) };
      isOnBadge ||= isBadge(box) && !outside(ink.left, ink.right, edge.left, edge.right);
      if (isButton(box) && !isOnBadge && outside(ink.left, ink.right, edge.left, edge.right))
        return "beside its button";
      isOnPlate ||= (isBadge(box) || isBeside(box)) && !outside(ink.left, ink.right, edge.left, edge.right) && !outside(ink.top, ink.bottom, edge.top, edge.bottom);
      if (box.dataset.surface !== undefined && !isOnPlate && !scrolls.y && outside(ink.top, ink.bottom, edge.top, edge.bottom))
        return "beside its sheet";
    }
    if (!scrolls.x && outside(ink.left, ink.right, 0, innerWidth)) return "beside the page";
    if (!scrolls.y && outside(ink.top, ink.bottom, 0, innerHeight)) return "above or below the page";
    return isCovered(element, ink) ? "covered" : undefined;
  }

  /** Names and numbers on cards: the next card of the same hand or row must not lie over them. */
  function isCovered(element, ink) {
    const card = element.closest("[data-card]");
    const group = element.closest("[data-rove]");
    if (card === null || group === null) return false;
    const y = (ink.top + ink.bottom) / 2;
    return [0.1, 0.5, 0.9].some((part) => {
      const x = ink.left + (ink.right - ink.left) * part;
      const above = document.elementsFromPoint(x, y).map((found) => found.closest("[data-card]"));
      const first = above.find((found) => found !== null);
      return first !== undefined && first !== card && group.contains(first);
    });
  }

  function isButton(box) {
    return box.tagName === "BUTTON" || box.dataset.button !== undefined;
  }
  /** A plate of its own that is meant to bite out of what it lies on. */
  function isBadge(box) {
    const { position, backgroundColor, backgroundImage } = styleOf(box);
    return position === "absolute" && (backgroundImage !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)");
  }
  /** A sheet of its own that stands beside another, as what is told of a card beside what is asked. */
  function isBeside(box) {
    return box.dataset.surface !== undefined && box.parentElement !== null && styleOf(box.parentElement).position === "absolute";
  }
  function edgeOf(box) {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    return { left, top, right, bottom };
  }
  function isCut(overflow) {
    return overflow === "hidden" || overflow === "clip";
  }
  function isScrolled(overflow) {
    return overflow === "auto" || overflow === "scroll";
  }
  function outside(start, end, from, to) {
    return start < from - 1 || end > to + 1;
  }
})()`;

/**
 * Words that are cut off, lie beside the page or their drawing, under another card or out of their button, and a page that is wider than
 * its window.
 */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(MISFITS);
}
