import type { Page } from "playwright-core";

/** Runs in the page: names what does not fit, one line each. */
const LOOK = `(() => {
  const faults = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) faults.push("the page is " + (root.scrollWidth - innerWidth) + " px too wide");
  const told = (element) => element.textContent.trim().replace(/\\s+/g, " ").slice(0, 60);
  for (const element of document.body.querySelectorAll("*")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
    if (!own || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element);
    const { width, height, left, right } = element.getBoundingClientRect();
    if (width <= 2 || height <= 2 || clip !== "auto" || clipPath.startsWith("inset(50%")) continue;
    const cutAcross = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const cutDown = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
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
