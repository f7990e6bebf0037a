import type { Timeline, When } from "../plan/cue.ts";
import { windowsOf } from "../plan/windows.ts";
import type { Reports } from "../playback.ts";
import { Animations } from "./animations.ts";
import { type Box, shift } from "./box.ts";
import type { Copies } from "./copies.ts";
import { countAll } from "./counting.ts";
import { act, type Stage } from "./effects.ts";
import { Measured, zoneAround } from "./measured.ts";
import { report } from "./report.ts";
import { cardNode, Travellers } from "./travel.ts";
import type { Zones } from "./zones.ts";

/** All that it takes to move from what was seen to what is drawn now. */
export interface Film {
  readonly timeline: Timeline<unknown>;
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly zones: Zones;
  readonly before: Measured;
  readonly copies: Copies;
  readonly kept: unknown;
  /** How much slower than normal. */
  readonly pace: number;
  /** Nothing travels. */
  readonly still: boolean;
  /** Where cards were let go that were dragged, by their `data-ref`. */
  readonly dropped: ReadonlyMap<string, Box>;
  readonly backIn: (zone: string) => string | undefined;
  readonly largeOf: (id: string | undefined) => string | undefined;
  readonly sounds: readonly { readonly at: number; play(): void }[];
  /** Moves what only the game has. */
  act(stage: Stage<unknown>, own: unknown, when: When): void;
}

/** Measures the table as it is drawn now and sets everything going, all before it is seen. */
export function runFilm(film: Film, reports: Reports): Animations {
  const { timeline, root, layer, zones, before, copies, kept, pace, still, dropped, backIn, largeOf } = film;
  const { cues } = timeline;
  const after = new Measured(root, zones);
  const animations = new Animations(layer, pace, still);
  const drawings = drawingsIn(layer);
  const draw = (face: string | undefined) =>
    face === undefined ? undefined : (drawings.get(face)?.cloneNode(true) as SVGElement | undefined);
  coverPiles(film, after, animations);
  const travellers = new Travellers(
    { animations, zones, before, after, copies, draw, backIn, largeOf, dropped },
    cues,
  );
  slide(film, after, travellers.arrived, animations);
  countAll(animations, cues, after, copies);
  const large = (id: string | undefined) => draw(largeOf(id));
  const stage = { animations, after, copies, kept, travellers, large };
  for (const cue of cues)
    if (cue.kind === "own") film.act(stage, cue.own, cue);
    else act(stage, cue);
  for (const { at, play } of film.sounds) animations.cue(at, play);
  report(animations, timeline, reports);
  return animations;
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
  { timeline, before }: Film,
  after: Measured,
  arrived: ReadonlySet<string>,
  animations: Animations,
): void {
  const windows = windowsOf(timeline.cues);
  for (const [card, { element, box }] of after.cards) {
    const former = before.cards.get(card)?.box;
    if (former === undefined || box === undefined || arrived.has(card)) continue;
    const moved = Math.hypot(former.x - box.x, former.y - box.y, former.height - box.height);
    if (moved < 1) continue;
    const zone = zoneAround(element) ?? "";
    const when = windows.get(zone) ?? { at: 0, ms: 200 };
    // As tall as it was, too: a hand that grows smaller makes its cards larger.
    animations.move(element, { transform: [shift(box, former), "none"] }, when, { fill: "backwards" });
  }
}

/** The card on top of a pile is seen until another has come to lie on it. */
function coverPiles(
  { timeline, zones, before, copies }: Film,
  after: Measured,
  animations: Animations,
): void {
  for (const [card, { element, box }] of before.cards) {
    const zone = zoneAround(element);
    const drawing = copies.cards.get(card)?.drawing;
    if (
      zone === undefined ||
      !zones.isPile(zone) ||
      box === undefined ||
      drawing === undefined ||
      after.cards.has(card)
    )
      continue;
    const moves = timeline.cues.filter((cue) => cue.kind === "travel");
    if (moves.some((cue) => String(cue.was ?? cue.card) === card)) continue;
    const covered = moves.filter(({ to }) => to === zone).map(({ at, ms }) => at + ms);
    const node = animations.add(cardNode(box, drawing.cloneNode(true) as SVGElement));
    animations.hideFrom(node, Math.max(0, ...covered));
  }
}
