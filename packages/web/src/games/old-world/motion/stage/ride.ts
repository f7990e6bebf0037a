import { type Box, middle } from "../../../../drawn/film/stage/box.ts";
import { cardNode } from "../../../../drawn/film/stage/travel.ts";
import type { Stage, When } from "../../../../drawn/index.ts";
import { POINTS } from "../../map/geography/points.ts";
import { ROUTES } from "../../map/geography/routes.ts";
import { zoneOf } from "../../sight/zones.ts";
import type { OldWorldAct } from "../plan/old-world-draft.ts";
import type { KeptFigures } from "./kept.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** So often the road is looked at on the way. */
const STEPS = 14;

/** Spots along the drawn road between two places, in units of the sheet; straight where none is drawn. */
export function roadBetween(from: number, to: number): readonly Spot[] {
  const [start, end] = [POINTS[from], POINTS[to]];
  if (start === undefined || end === undefined) return [];
  const route = ROUTES.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  if (route === undefined) return [start, end];
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", route.path);
  const length = path.getTotalLength();
  const spots = Array.from({ length: STEPS + 1 }, (_, step) => {
    const { x, y } = path.getPointAtLength((length * step) / STEPS);
    return { x, y };
  });
  return [start, ...(route.a === from ? spots : spots.toReversed()), end];
}

/** A figure goes along the road on the map as it is shown now; where one of its ends is not shown, nothing moves. */
export function ride(
  { animations, after, kept }: Stage<KeptFigures>,
  { figure, from, to, first: isFirst }: Extract<OldWorldAct, { kind: "ride" }>,
  when: When,
): void {
  const target = after.card(figure);
  const drawing = target?.element.querySelector("svg");
  const [here, there] = [after.zones.get(zoneOf.place(from)), after.zones.get(zoneOf.place(to))];
  const road = roadBetween(from, to);
  const [first, last] = [road[0], road.at(-1)];
  if (target?.box === undefined || drawing == null || here === undefined || there === undefined) return;
  if (first === undefined || last === undefined) return;
  const pane = target.element.closest("[data-pane]");
  const shown = pane === null ? undefined : after.boxOf(pane);
  if (shown === undefined || !isIn(shown, middle(here.box)) || !isIn(shown, middle(there.box))) return;
  const box = target.box;
  const onSheet = sheetScale(first, last, middle(here.box), middle(there.box));
  const stood = kept.figures.get(String(figure));
  const final = asideOf(box, middle(there.box));
  const initial = stood === undefined ? final : asideOf(stood, middle(here.box));
  const node = animations.add(cardNode(box, drawing.cloneNode(true) as SVGElement));
  const frames = road.map((spot, step) => {
    const part = step / (road.length - 1);
    const aside = asideOnWay(part, initial, final, box);
    const hop = step === 0 || step === road.length - 1 ? 0 : (step % 2) * box.height * 0.05;
    const [x, y] = [onSheet(spot).x + aside.x, onSheet(spot).y + aside.y - hop];
    return { transform: `translate(${x - box.x}px, ${y - box.y}px)`, offset: part };
  });
  animations.move(node, frames, when, { easing: "ease-in-out" });
  if (!isFirst) animations.hideUntil(node, when.at);
  animations.hideFrom(node, when.at + when.ms);
  animations.hideUntil(target.element, when.at + when.ms);
}

function isIn({ x, y, width, height }: Box, spot: Spot): boolean {
  return spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;
}

/** From units of the sheet to pixels, known by two places. */
function sheetScale(first: Spot, last: Spot, here: Spot, there: Spot): (spot: Spot) => Spot {
  const scale =
    Math.hypot(there.x - here.x, there.y - here.y) / Math.hypot(last.x - first.x, last.y - first.y);
  return ({ x, y }) => ({ x: here.x + (x - first.x) * scale, y: here.y + (y - first.y) * scale });
}

/** So much of the way a figure needs to step down to the road from beside its place, and up again. */
const STEPPING = 0.2;

/** A figure stands beside the middle of its place; on the road it stands with its feet on it. */
function asideOnWay(part: number, initial: Spot, final: Spot, { width, height }: Box): Spot {
  const road = { x: -width / 2, y: -height * 0.86 };
  const from = part < 0.5 ? initial : final;
  const away = Math.min(1, Math.min(part, 1 - part) / STEPPING);
  return { x: from.x + (road.x - from.x) * away, y: from.y + (road.y - from.y) * away };
}

function asideOf({ x, y }: Box, place: Spot): Spot {
  return { x: x - place.x, y: y - place.y };
}
