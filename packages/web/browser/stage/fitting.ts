import type { Page } from "playwright-core";

/** Runs in the page: names what does not fit, one line each. */
const LOOK = `(() => {
  const faults = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) faults.push("the page is " + (root.scrollWidth - innerWidth) + " px too wide");
  const told = (element) => element.textContent.trim().replace(/\\s+/g, " ").slice(0, 60);
  for (const element of document.body.querySelectorAll("*")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
    // What is drawn is fitted by its drawing, and lies where its picture lies.
    if (!own || element.closest("svg") !== null) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { overflowX, overflowY, clip, clipPath, fontSize } = getComputedStyle(element);
    const { width, height, left, right } = element.getBoundingClientRect();
    if (width <= 2 || height <= 2 || clip !== "auto" || clipPath.startsWith("inset(50%")) continue;
    const cutAcross = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    // Letters may reach a little beyond a narrow line; half a letter more is a line that is missing.
    const line = Number.parseFloat(fontSize) / 2;
    const cutDown = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + line;
    if (cutAcross || cutDown) faults.push("cut off: " + told(element));
    else if ((right > innerWidth + 1 || left < -1) && !element.closest("[data-scrolls]") && !scrolled(element))
      faults.push("beside the page: " + told(element));
  }
  function scrolled(element) {
    for (let box = element.parentElement; box !== null; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
    return false;
  }
  return [...new Set(faults)];
})()`;

/** Texts that are cut off, or lie beside the page, and a page that is wider than its window. */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(LOOK);
}
