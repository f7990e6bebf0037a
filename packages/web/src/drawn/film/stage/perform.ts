import type { Ref } from "@medallion/gwent";
import type { Cause, Timeline } from "../plan/cue.ts";
import { windowsOf } from "../plan/windows.ts";
import type { Performance } from "../playback.ts";
import { Troupe } from "./animations.ts";
import type { Box } from "./box.ts";
import type { Keepsakes } from "./copies.ts";
import { countAll } from "./counting.ts";
import { act } from "./effects.ts";
import { Sighting } from "./measured.ts";
import { cardNode, Travellers } from "./travel.ts";

/** All that it takes to move from what was seen to what is drawn now. */
export interface Piece {
  readonly timeline: Timeline;
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly before: Sighting;
  readonly kept: Keepsakes;
  /** How much slower than normal. */
  readonly pace: number;
  readonly dropped: ReadonlyMap<Ref, Box>;
  readonly backIn: (zone: string) => string | undefined;
  readonly label: (cause: Cause) => string;
  readonly sounds: readonly { readonly at: number; play(): void }[];
}

/** Measures the table as it is drawn now and sets everything going, all before it is seen. */
export function perform(piece: Piece, onEnd: () => void): Performance {
  const { timeline, root, layer, before, kept, pace, dropped, backIn, label } = piece;
  const { cues } = timeline;
  const after = new Sighting(root);
  const troupe = new Troupe(layer, pace);
  const drawings = drawingsIn(layer);
  const draw = (face: string | undefined) =>
    face === undefined ? undefined : (drawings.get(face)?.cloneNode(true) as SVGElement | undefined);
  coverPiles(piece, after, troupe);
  const travellers = new Travellers({ troupe, before, after, kept, draw, backIn, dropped }, cues);
  slide(piece, after, travellers.arrived, troupe);
  countAll(troupe, cues, after, kept);
  for (const cue of cues) act({ troupe, after, kept, travellers, label }, cue);
  for (const { at, play } of piece.sounds) troupe.cue(at, play);
  troupe.endAfter(timeline.ms, onEnd);
  return troupe;
}

function drawingsIn(layer: HTMLElement): ReadonlyMap<string, SVGElement> {
  const found = new Map<string, SVGElement>();
  for (const holder of layer.querySelectorAll<HTMLElement>("[data-face]")) {
    const drawing = holder.querySelector("svg");
    if (drawing !== null) found.set(holder.dataset.face ?? "", drawing);
  }
  return found;
}

/** Cards that stay make room for those that come, or close up behind those that go. */
function slide(
  { timeline, before }: Piece,
  after: Sighting,
  arrived: ReadonlySet<Ref>,
  troupe: Troupe,
): void {
  const windows = windowsOf(timeline.cues);
  for (const [card, { element, box }] of after.cards) {
    const former = before.cards.get(card)?.box;
    if (former === undefined || box === undefined || arrived.has(card)) continue;
    const [dx, dy] = [former.x - box.x, former.y - box.y];
    if (Math.hypot(dx, dy) < 1) continue;
    const zone = element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
    const when = windows.get(zone) ?? { at: 0, ms: 200 };
    troupe.move(element, { transform: [`translate(${dx}px, ${dy}px)`, "none"] }, when, { fill: "backwards" });
  }
}

/** The card on top of a pile is seen until another has come to lie on it. */
function coverPiles({ timeline, before, kept }: Piece, after: Sighting, troupe: Troupe): void {
  for (const [card, { element, box }] of before.cards) {
    const zone = element.closest<HTMLElement>('[data-zone^="pile:"]')?.dataset.zone;
    const drawing = kept.cards.get(card)?.drawing;
    if (zone === undefined || box === undefined || drawing === undefined || after.cards.has(card)) continue;
    const moves = timeline.cues.filter((cue) => cue.kind === "travel");
    if (moves.some((cue) => (cue.was ?? cue.card) === card)) continue;
    const covered = moves.filter(({ to }) => to === zone).map(({ at, ms }) => at + ms);
    const node = troupe.add(cardNode(box, drawing.cloneNode(true) as SVGElement));
    troupe.hideFrom(node, Math.max(0, ...covered));
  }
}
