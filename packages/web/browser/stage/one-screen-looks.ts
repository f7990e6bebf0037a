/** The log, the text of a story and what came of it, sheets that were opened; hands and timelines, which are swiped. */
const MAY_SCROLL = `section > ol[tabindex], [data-zone="story"], [role="dialog"], dialog, [data-zone^="hand:"], [data-zone^="timeline:"]`;

/**
 * Runs in the page: what can be pressed is large enough for a finger, with the room that it keeps around itself, and
 * nothing lies outside of the screen. Hands and timelines may be swiped beyond the edge, the map under its pane; their
 * cards are looked at by `misfits`. A mark that ends a line of text is as large as its line.
 */
export const OUTSIDE = `[...document.querySelectorAll("main section, main dialog, main button")].flatMap((thing) => {
  if (!thing.checkVisibility({ visibilityProperty: true }) || thing.closest('[data-zone^="hand:"], [data-zone^="timeline:"], ol button[data-rule]') !== null) return [];
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const name = thing.className + " " + thing.textContent.slice(0, 40);
  const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const around = getComputedStyle(thing, "::before");
  const room = around.position === "absolute" ? [around.width, around.height].map(Number.parseFloat) : [];
  const [wide, high] = [right - left, bottom - top].map((length, way) => Math.max(length, room[way] || 0));
  const small = thing.tagName === "BUTTON" && (wide < 39 || high < 39);
  const moves = thing.closest("[data-pane]") !== null;
  const cut = thing.tagName === "BUTTON" && !moves && isCut(thing, left, right);
  return [...(out && !moves ? ["outside: " + name] : []), ...(small ? ["small: " + name] : []), ...(cut ? ["cut off: " + name] : [])];
  function isCut({ parentElement: box }, left, right) {
    if (box === null) return false;
    const { overflowX } = getComputedStyle(box);
    if (overflowX === "auto" || overflowX === "scroll") return false;
    const edge = box.getBoundingClientRect();
    return (overflowX !== "visible" && (left < edge.left - 1 || right > edge.right + 1)) || isCut(box, left, right);
  }
})`;

/**
 * Runs in the page: lines of text that are written over each other. A plate that lies over the table hides what is below
 * it, as a seal on a card does; hidden words are for those who do not see.
 */
export const OVERLAPPING = `(() => {
  const isUnseen = (box) => box !== null && (getComputedStyle(box).clipPath.startsWith("inset(50%") || isUnseen(box.parentElement));
  const lines = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    const said = words.currentNode.data.trim().slice(0, 40);
    if (said === "" || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width: wide, height: high } = element.getBoundingClientRect();
    // What a query of its container hides may keep the lines that it had before.
    if ((wide === 0 && high === 0) || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const scale = element instanceof SVGElement ? (element.getScreenCTM()?.d ?? 1) : 1;
    const reach = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const line = { element, said, left, right, top: top + 0.25 * reach, bottom: bottom - 0.2 * reach };
      // What is beyond the edge of its box is not seen.
      for (let box = element; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === "visible") continue;
        const edge = box.getBoundingClientRect();
        line.left = Math.max(line.left, edge.left);
        line.right = Math.min(line.right, edge.right);
        line.top = Math.max(line.top, edge.top);
        line.bottom = Math.min(line.bottom, edge.bottom);
      }
      if (line.right > line.left && line.bottom > line.top) lines.push(line);
    }
  }
  const isPlate = (box) => {
    const { position, backgroundColor, backgroundImage } = getComputedStyle(box);
    return position !== "static" && (backgroundImage !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)");
  };
  const onPlate = ({ element }, other) => {
    for (let box = element; box !== null && !box.contains(other.element); box = box.parentElement)
      if (box.tagName === "svg" || isPlate(box)) return true;
    return false;
  };
  const faults = new Set();
  for (const [place, one] of lines.entries())
    for (const other of lines.slice(place + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (one.element !== other.element && wide > 2 && high > 2 && !onPlate(one, other) && !onPlate(other, one))
        faults.add("written over each other: " + one.said + " and " + other.said);
    }
  return [...faults];
})()`;

/** Runs in the page: what would have to be scrolled, besides what may be. */
export const SCROLLED = `[...document.querySelectorAll("main *")].flatMap((box) => {
  const { overflowX, overflowY } = getComputedStyle(box);
  const isCut = (overflow) => overflow === "auto" || overflow === "scroll";
  const scrolls = (isCut(overflowY) && box.scrollHeight > box.clientHeight + 1) || (isCut(overflowX) && box.scrollWidth > box.clientWidth + 1);
  return scrolls && box.checkVisibility({ visibilityProperty: true }) && box.closest(${JSON.stringify(MAY_SCROLL)}) === null
    ? ["scrolls: " + box.className + " " + box.textContent.slice(0, 40)] : [];
})`;
