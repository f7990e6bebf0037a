import type { Cue, Ref, Zone } from "../plan/cue.ts";
import type { Box } from "./box.ts";
import { type Measured, zoneAround } from "./measured.ts";
import type { Zones } from "./zones.ts";

export interface Copy {
  readonly drawing: SVGElement;
  readonly box: Box;
}

/** A number of which one leads, with what it lies on. */
export interface RankedCopy {
  readonly medal: HTMLElement;
  readonly box: Box;
  readonly leads: boolean;
}

/** Copies of what will be gone when the table has changed, as far as it still has to be seen. */
export interface Copies {
  /** By their `data-ref`. */
  readonly cards: ReadonlyMap<string, Copy>;
  /** What is lifted out of its place. */
  readonly lifted: ReadonlyMap<Zone, Copy>;
  readonly ranked: ReadonlyMap<Zone, RankedCopy>;
}

export function copiesFor(seen: Measured, cues: readonly Cue<unknown>[], zones: Zones): Copies {
  const cards = new Map<string, Copy>();
  const lifted = new Map<Zone, Copy>();
  const ranked = new Map<Zone, RankedCopy>();
  const copyCard = (card: Ref | undefined) => {
    const key = String(card);
    const copy = card === undefined || cards.has(key) ? undefined : copyOf(seen, seen.card(card)?.face);
    if (copy !== undefined) cards.set(key, copy);
  };
  for (const cue of cues)
    if (cue.kind === "travel") copyCard(cue.was ?? cue.card);
    else if (cue.kind === "count" && "card" in cue.on) copyCard(cue.on.card);
    else if (cue.kind === "count" && "zone" in cue.on && zones.isRanked?.(cue.on.zone) === true)
      copyRanked(ranked, seen, cue.on.zone);
    else if (cue.kind === "lift") {
      const copy = copyOf(seen, cardDrawing(seen, cue.zone));
      if (copy !== undefined) lifted.set(cue.zone, copy);
    }
  for (const [card, { element }] of seen.cards) if (zones.isPile(zoneAround(element) ?? "")) copyCard(card);
  return { cards, lifted, ranked };
}

export function copyOf(seen: Measured, drawing: SVGElement | undefined): Copy | undefined {
  const box = drawing === undefined ? undefined : seen.boxOf(drawing);
  if (drawing === undefined || box === undefined) return undefined;
  return { drawing: drawing.cloneNode(true) as SVGElement, box };
}

/** The last such drawing in a zone. */
export function lastDrawing(seen: Measured, zone: Zone, selector = "svg"): SVGElement | undefined {
  return [...(seen.zones.get(zone)?.element.querySelectorAll<SVGElement>(selector) ?? [])].at(-1);
}

/** What a copy of a number elsewhere does not inherit; `font` alone is empty where it could not be said in one. */
const INK = [
  "color",
  "fontFamily",
  "fontSize",
  "fontStyle",
  "fontVariantNumeric",
  "fontWeight",
  "letterSpacing",
  "lineHeight",
] as const;

/** The card in a zone, whatever else is drawn there; a closed one bears no name. */
function cardDrawing(seen: Measured, zone: Zone): SVGElement | undefined {
  return lastDrawing(seen, zone, "svg[data-card]") ?? lastDrawing(seen, zone);
}

/** How a number is written. */
export function inkOf(number: Element): Partial<Pick<CSSStyleDeclaration, (typeof INK)[number]>> {
  const style = getComputedStyle(number);
  return Object.fromEntries(INK.map((name) => [name, style[name]]));
}

/** Its copy lies outside of the table, so what it inherits there is written on it. */
function copyRanked(ranked: Map<Zone, RankedCopy>, seen: Measured, zone: Zone): void {
  const total = seen.zones.get(zone);
  if (total === undefined || ranked.has(zone)) return;
  const { element, box } = total;
  const medal = document.createElement("div");
  medal.className = element.className;
  const number = element.querySelector("[data-number]") ?? element;
  const copied = medal.appendChild(number.cloneNode(true) as HTMLElement);
  Object.assign(copied.style, inkOf(number));
  const leads = element.dataset.leads !== undefined;
  if (leads) medal.dataset.leads = "";
  ranked.set(zone, { medal, box, leads });
}
