import type { Ref } from "@medallion/gwent";
import type { Zone } from "../../../games/gwent/motion/plan/zones.ts";
import { zoneOf } from "../../../games/gwent/motion/plan/zones.ts";
import type { Timeline } from "../plan/cue.ts";
import type { Box } from "./box.ts";
import type { Sighting } from "./measured.ts";

export interface Keepsake {
  readonly drawing: SVGElement;
  readonly box: Box;
}

/** A texture that lay over a row. */
export interface KeptSky {
  readonly lane: Element;
  readonly style: Partial<Readonly<Record<"background" | "top" | "right" | "bottom" | "left", string>>>;
}

/** Copies of what will be gone when the table has changed, as far as it still has to be seen. */
export interface Keepsakes {
  readonly cards: ReadonlyMap<Ref, Keepsake>;
  readonly leaders: ReadonlyMap<Zone, Keepsake>;
  /** The last gem of each side that loses one. */
  readonly gems: ReadonlyMap<number, Keepsake>;
  readonly skies: readonly KeptSky[];
  /** Totals of sides, which may be ahead no longer. */
  readonly totals: ReadonlyMap<Zone, KeptTotal>;
}

export interface KeptTotal {
  readonly medal: HTMLElement;
  readonly box: Box;
  readonly leads: boolean;
}

export function keep(seen: Sighting, { cues }: Timeline): Keepsakes {
  const cards = new Map<Ref, Keepsake>();
  const leaders = new Map<Zone, Keepsake>();
  const gems = new Map<number, Keepsake>();
  const totals = new Map<Zone, KeptTotal>();
  const keepCard = (card: Ref | undefined) => {
    const kept = card === undefined || cards.has(card) ? undefined : copyOf(seen, seen.cards.get(card)?.face);
    if (card !== undefined && kept !== undefined) cards.set(card, kept);
  };
  for (const cue of cues)
    if (cue.kind === "travel") keepCard(cue.was ?? cue.card);
    else if (cue.kind === "count" && typeof cue.on === "number") keepCard(cue.on);
    else if (cue.kind === "count") keepTotal(totals, seen, cue.on);
    else if (cue.kind === "lift") put(leaders, cue.zone, copyOf(seen, drawnIn(seen, cue.zone, "svg")));
    else if (cue.kind === "gem")
      put(gems, cue.side, copyOf(seen, drawnIn(seen, zoneOf.gems(cue.side), "svg:not([data-lost])")));
  for (const [card, { element }] of seen.cards) if (element.closest('[data-zone^="pile:"]')) keepCard(card);
  const clears = cues.some((cue) => cue.kind === "sky" && !cue.comes);
  return { cards, leaders, gems, skies: clears ? skiesOf(seen) : [], totals };
}

function put<K>(map: Map<K, Keepsake>, key: K, kept: Keepsake | undefined): void {
  if (kept !== undefined) map.set(key, kept);
}

function copyOf(seen: Sighting, drawing: SVGElement | undefined): Keepsake | undefined {
  const box = drawing === undefined ? undefined : seen.boxOf(drawing);
  if (drawing === undefined || box === undefined) return undefined;
  return { drawing: drawing.cloneNode(true) as SVGElement, box };
}

/** Its copy lies outside of the table, so what it inherits there is written on it. */
function keepTotal(totals: Map<Zone, KeptTotal>, seen: Sighting, on: Ref | Zone): void {
  const total = typeof on === "number" ? undefined : seen.zones.get(on);
  if (typeof on === "number" || total === undefined || !on.startsWith("total:") || totals.has(on)) return;
  const { element, box } = total;
  const medal = document.createElement("div");
  medal.className = element.className;
  const number = element.querySelector("[data-strength]") ?? element;
  medal.style.setProperty("--score-type", getComputedStyle(number).fontSize);
  medal.append(number.cloneNode(true));
  const leads = element.dataset.leads !== undefined;
  if (leads) medal.dataset.leads = "";
  totals.set(on, { medal, box, leads });
}

/** The last such drawing there. */
function drawnIn(seen: Sighting, zone: Zone, selector: string): SVGElement | undefined {
  return [...(seen.zones.get(zone)?.element.querySelectorAll<SVGElement>(selector) ?? [])].at(-1);
}

function skiesOf(seen: Sighting): readonly KeptSky[] {
  return [...seen.zones].flatMap(([zone, { element }]) => {
    const lane = zone.startsWith("row:") ? element.closest("[data-sky]") : null;
    if (lane === null) return [];
    const { background, top, right, bottom, left } = getComputedStyle(lane, "::before");
    return [{ lane, style: { background, top, right, bottom, left } }];
  });
}
