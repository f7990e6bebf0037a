import type { Page } from "playwright-core";
import { audited, HARMLESS, ONLY_FAULTS } from "./axe.ts";

/*
 * The audit of a page in which one table after the other is laid, in one look after the other. It takes most of the time of
 * a look, and finds the same again and again: so a structure in which nothing was found is not audited twice by this
 * page, and neither is a text of the same colours on the same ground.
 */

/**
 * Runs in the page: all that rules about structure look at, but for the words themselves. Drawings count by what is said
 * of them, what is written by whether there is something.
 */
const STRUCTURE = `(() => {
  const WORDS = new Set(["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "alt", "placeholder"]);
  const NAMES = new Set(["id", "for", "list", "headers", "aria-labelledby", "aria-describedby", "aria-details", "aria-controls", "aria-owns", "aria-activedescendant", "aria-errormessage", "aria-flowto"]);
  const PLAIN = new Set(["role", "tabindex", "type", "href", "disabled", "hidden", "inert", "open", "autocomplete", "contenteditable", "scope", "controls", "accesskey"]);
  const LANGUAGE = /^(en|cs|pl|uk)$/;
  const numbers = new Map();
  const numberOf = (name) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name);
  };
  const told = ({ name, value }) => {
    if (WORDS.has(name)) return name + (value.trim() === "" ? "" : "=words");
    if (NAMES.has(name)) return name + "=" + value.split(" ").map(numberOf);
    if (name === "lang") return "lang=" + (LANGUAGE.test(value) ? "known" : value);
    if (name === "style") return value.includes("!important") ? value : "";
    return PLAIN.has(name) || name.startsWith("aria-") ? name + "=" + value : "";
  };
  const scrolls = (box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const isCut = (overflow) => overflow === "auto" || overflow === "scroll";
    return (isCut(overflowY) && box.scrollHeight > box.clientHeight) || (isCut(overflowX) && box.scrollWidth > box.clientWidth);
  };
  const isWritten = (box) => [...box.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== "");
  const outline = (box) => {
    const inDrawing = box instanceof SVGElement;
    const own = box.tagName + " " + [...box.attributes].map(told).filter(Boolean).join(" ");
    const state = (box.checkVisibility({ visibilityProperty: true }) ? "" : " hidden") + (isWritten(box) ? " words" : "") + (!inDrawing && scrolls(box) ? " scrolls" : "");
    const within = [...box.children].map(outline).filter(Boolean).join();
    return inDrawing && within === "" && state.trim() === "" && !own.includes("=") ? "" : own + state + "(" + within + ")";
  };
  return outline(document.documentElement);
})()`;

/**
 * Runs in the page: whatever bears words, with its colours and those of all that lies where its words begin and end. Of
 * drawings the audit knows no colours.
 */
const INSCRIBED = `(() => {
  const seen = (element) => element.getClientRects().length > 0;
  const isClear = (colour) => colour === "rgba(0, 0, 0, 0)" || colour === "transparent";
  const grounds = [];
  for (const box of document.querySelectorAll("body, body *:not(svg *)")) {
    const { backgroundColor, backgroundImage, opacity, mixBlendMode } = getComputedStyle(box);
    const isPicture = ["svg", "IMG", "CANVAS", "VIDEO"].includes(box.tagName);
    if (!isPicture && isClear(backgroundColor) && backgroundImage === "none" && opacity === "1") continue;
    if (!seen(box)) continue;
    const image = isPicture ? "picture" : backgroundImage === "none" ? "" : "image";
    grounds.push({ box: box.getBoundingClientRect(), colours: [backgroundColor, image, opacity, mixBlendMode].join(" ") });
  }
  const groundsAt = (x, y) =>
    grounds.flatMap(({ box, colours }) => (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom ? [colours] : []));
  const inscribed = [];
  const note = (element, lines) => {
    const { color, fill, fontSize, fontWeight, textShadow, opacity } = getComputedStyle(element);
    // Large letters need less contrast: from 18 points on, bold ones from 14.
    const isLarge = Math.ceil(72 * Number.parseFloat(fontSize)) / 96 >= (Number(fontWeight) >= 700 ? 14 : 18);
    const [first, last] = [lines[0], lines.at(-1)];
    const middle = (line) => (line.top + line.bottom) / 2;
    const around = [groundsAt(first.left + 1, middle(first)), groundsAt(last.right - 1, middle(last))];
    inscribed.push({ element, key: JSON.stringify([color, fill, isLarge, textShadow, opacity, around]) });
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    if (words.currentNode.data.trim() === "") continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const lines = [...range.getClientRects()];
    if (lines.length > 0) note(words.currentNode.parentElement, lines);
  }
  for (const field of document.querySelectorAll("input, select, textarea")) if (seen(field)) note(field, [...field.getClientRects()]);
  return inscribed;
})()`;

/** Runs in the page: the rules about structure, unless this one is known. */
const OF_STRUCTURE = `await (async () => {
  const { structures } = globalThis.auditedOnce;
  const structure = ${STRUCTURE};
  if (structures.has(structure)) return [];
  const rules = { ...${HARMLESS}, "color-contrast": { enabled: false } };
  const { violations } = await axe.run(document, { rules, ...${ONLY_FAULTS} });
  if (violations.length === 0) structures.add(structure);
  return violations;
})()`;

/** Runs in the page: the contrast of what bears words in colours that are not known yet. */
const OF_COLOURS = `await (async () => {
  const { colours } = globalThis.auditedOnce;
  const fresh = ${INSCRIBED}.filter(({ key }) => !colours.has(key));
  if (fresh.length === 0) return [];
  const include = [...new Set(fresh.map(({ element }) => element))];
  const { violations } = await axe.run({ include }, { runOnly: ["color-contrast"], elementRef: true, ...${ONLY_FAULTS} });
  const faulty = new Set(violations.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  for (const { element, key } of fresh) if (!faulty.has(element)) colours.add(key);
  return violations.map(({ nodes, ...rest }) => ({ ...rest, nodes: nodes.map(({ target }) => ({ target })) }));
})()`;

const REMEMBERED = "globalThis.auditedOnce ??= { structures: new Set(), colours: new Set() }";

/** What `barriers` would find, in a page that is audited again and again. */
export function barriersOnce(page: Page): Promise<readonly string[]> {
  return audited(page, `(${REMEMBERED}, [...(${OF_STRUCTURE}), ...(${OF_COLOURS})])`);
}

/** What `barriersOfColour` would find. */
export function barriersOfColourOnce(page: Page): Promise<readonly string[]> {
  return audited(page, `(${REMEMBERED}, ${OF_COLOURS})`);
}
