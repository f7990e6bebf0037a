import type { Ref } from "@medallion/gwent";
import { zoneOf } from "../../../games/gwent/motion/plan/zones.ts";
import { burn } from "../../../games/gwent/motion/stage/burning.ts";
import { skyComes, skyGoes } from "../../../games/gwent/motion/stage/skies.ts";
import type { Act, Cause, Cue } from "../plan/cue.ts";
import type { Troupe, When } from "./animations.ts";
import { area, around, besideUnits, middle } from "./box.ts";
import type { Keepsakes } from "./copies.ts";
import type { Sighting } from "./measured.ts";
import styles from "./stage.module.css";
import { cardNode, place, type Travellers } from "./travel.ts";

export interface Scenery {
  readonly troupe: Troupe;
  readonly after: Sighting;
  readonly kept: Keepsakes;
  readonly travellers: Travellers;
  /** What a reason is called, in few words. */
  readonly label: (cause: Cause) => string;
}

/** Everything that moves but is no card on its way and no number. */
export function act(scenery: Scenery, cue: Cue): void {
  const { troupe, after, kept, travellers } = scenery;
  switch (cue.kind) {
    case "travel":
    case "count":
      return;
    case "burn":
      for (const card of cue.cards) burn(troupe, travellers.nodeAt(card, cue.at), cue);
      return;
    case "sky":
      return cue.comes ? skyComes(troupe, after, cue.rows, cue) : skyGoes(troupe, kept.skies, cue);
    case "ripple":
      return ripple(scenery, cue);
    case "link":
      return link(scenery, cue);
    case "cause":
      return tell(scenery, cue);
    case "press":
      return press(scenery, cue);
    case "lift":
      return lift(scenery, cue);
    case "glance":
      return swell(troupe, elementOf(after, cue.on), 1.12, cue);
    case "reveal":
      return reveal(scenery, cue);
    case "ring":
      return ring(scenery, cue);
    case "gem":
      return gem(scenery, cue);
  }
}

type Timed<K extends Act["kind"]> = Extract<Act, { kind: K }> & When;

function elementOf(after: Sighting, on: Ref | string): HTMLElement | undefined {
  return typeof on === "number" ? after.cards.get(on)?.element : after.zones.get(on)?.element;
}

function swell(troupe: Troupe, element: Element | undefined, scale: number, when: When): void {
  if (element !== undefined) troupe.move(element, { scale: [1, scale, 1] }, when, { fill: "none" });
}

/** A gleam runs along the row from its slot. */
function ripple({ troupe, after }: Scenery, cue: Timed<"ripple">): void {
  const row = after.zones.get(zoneOf.row(cue.side, cue.row))?.box;
  if (row === undefined) return;
  const node = document.createElement("div");
  node.className = styles.ripple ?? "";
  place(node, row);
  const gleam = node.appendChild(document.createElement("i"));
  troupe.add(node);
  troupe.move(
    gleam,
    { transform: ["translateX(-70%)", "translateX(70%)"], opacity: [0.4, 1, 0.2] },
    { at: cue.at, ms: cue.ms * 1.6 },
    { easing: "ease-in-out" },
  );
  troupe.hideUntil(node, cue.at);
  troupe.hideFrom(node, cue.at + cue.ms * 1.6);
}

/** A chain of brass through those that stand together. */
function link({ troupe, after }: Scenery, cue: Timed<"link">): void {
  const boxes = cue.cards.flatMap((card) => after.cards.get(card)?.box ?? []).toSorted((a, b) => a.x - b.x);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (first === undefined || last === undefined || first === last) return;
  const [from, to] = [middle(first), middle(last)];
  const node = document.createElement("div");
  node.className = styles.link ?? "";
  place(node, { x: from.x, y: from.y + first.height * 0.3, width: to.x - from.x, height: 5 });
  troupe.add(node);
  const { at, ms } = cue;
  troupe.move(node, { transform: ["scaleX(0)", "scaleX(1)"] }, { at, ms: ms * 0.4 });
  troupe.move(node, { opacity: [1, 0] }, { at: at + ms * 0.75, ms: ms * 0.25 }, { fill: "forwards" });
  troupe.hideUntil(node, at);
}

/** What a letter of a reason takes at most, and a line of it. */
const LETTER = 7.4;
const LINE = 23;

/** The reason in a few words: beside the cards of the row if there is room, else above the units it changed. */
function tell({ troupe, after, label }: Scenery, cue: Timed<"cause">): void {
  const boxes = cue.cards.flatMap((card) => after.cards.get(card)?.box ?? []);
  const units = around(boxes);
  if (units === undefined) return;
  const node = document.createElement("div");
  node.className = styles.cause ?? "";
  node.textContent = label(cue);
  troupe.add(node);
  const zone = zoneOf.row(cue.side, cue.row);
  const row = after.zones.get(zone)?.box ?? units;
  // Measuring it would lay out the whole table once more.
  const width = node.textContent.length * LETTER + 16;
  const { x, y } = besideUnits(units, row, after.lyingIn(zone) ?? units, { width, height: LINE });
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px` });
  const { at, ms } = cue;
  troupe.move(
    node,
    { transform: ["translateY(8px)", "none"], opacity: [0, 1] },
    { at, ms: Math.min(180, ms * 0.2) },
  );
  troupe.move(node, { opacity: [1, 0] }, { at: at + ms * 0.84, ms: ms * 0.16 }, { fill: "forwards" });
}

/** Wax is pressed on; where a player's whole plate tells it, that only nods. */
function press({ troupe, after }: Scenery, cue: Timed<"press">): void {
  const seal = after.zones.get(zoneOf.seal(cue.seat));
  if (seal === undefined) return;
  if (area(seal.box) > LARGEST_SEAL) return swell(troupe, seal.element, 1.04, cue);
  troupe.move(seal.element, { scale: [1.7, 0.94, 1], opacity: [0, 1, 1] }, cue);
}

const LARGEST_SEAL = 150 * 150;

/** The leader steps forward as it was, and what is left behind is spent. */
function lift({ troupe, kept }: Scenery, cue: Timed<"lift">): void {
  const leader = kept.leaders.get(cue.zone);
  if (leader === undefined) return;
  const node = troupe.add(cardNode(leader.box, leader.drawing));
  const forward = "translateY(-8%) scale(1.3)";
  troupe.move(
    node,
    { transform: ["none", forward, forward, "none"], opacity: [1, 1, 1, 0], offset: [0, 0.3, 0.7, 1] },
    { at: cue.at, ms: cue.ms * 1.5 },
    { easing: "ease-in-out" },
  );
}

function reveal({ troupe, after }: Scenery, cue: Timed<"reveal">): void {
  const news = after.zones.get(cue.zone)?.element;
  if (news !== undefined)
    troupe.move(news, { translate: ["0 14px", "0 0"], opacity: [0, 1] }, cue, { fill: "backwards" });
}

function ring({ troupe, after }: Scenery, cue: Timed<"ring">): void {
  const total = after.zones.get(zoneOf.total(cue.side));
  if (total === undefined) return;
  swell(troupe, total.element, cue.won ? 1.16 : 1.05, cue);
  if (!cue.won) return;
  const node = document.createElement("div");
  node.className = styles.ring ?? "";
  place(node, total.box);
  troupe.add(node);
  troupe.move(node, { transform: ["none", "scale(1.7)"], opacity: [1, 0] }, { at: cue.at, ms: cue.ms * 1.4 });
  troupe.hideUntil(node, cue.at);
}

/** A gem drops out of its socket; points come with a nod. */
function gem({ troupe, after, kept }: Scenery, cue: Timed<"gem">): void {
  const lost = cue.by < 0 ? kept.gems.get(cue.side) : undefined;
  if (lost === undefined) return swell(troupe, after.zones.get(zoneOf.gems(cue.side))?.element, 1.35, cue);
  const node = troupe.add(cardNode(lost.box, lost.drawing));
  const fall = lost.box.height * 2.4;
  troupe.move(
    node,
    [
      { transform: "none", opacity: 1, offset: 0 },
      { transform: "translateY(-20%) scale(1.3)", opacity: 1, offset: 0.3 },
      { transform: `translateY(${fall}px) rotate(70deg) scale(0.9)`, opacity: 0, offset: 1 },
    ],
    { at: cue.at, ms: cue.ms * 1.6 },
    { easing: "cubic-bezier(0.5, 0, 0.7, 1)" },
  );
}
