import { type Box, middle } from "../../../../drawn/film/stage/box.ts";
import { swell } from "../../../../drawn/film/stage/effects.ts";
import type { Stage, When } from "../../../../drawn/index.ts";
import type { RoninAct } from "../plan/ronin-draft.ts";
import { zoneOf } from "../plan/zones.ts";
import styles from "./own-acts.module.css";

/**
 * A stone goes from space to space and stands still where the marker stops; the marker itself is out of sight
 * meanwhile. A board whose spaces are not shown only nods.
 */
export function climb(
  { animations, after }: Stage<undefined>,
  { board, stops }: Extract<RoninAct, { kind: "climb" }>,
  when: When,
): void {
  const zone = after.zones.get(zoneOf.alliance(board));
  if (zone === undefined) return;
  const marker = zone.element.querySelector("[data-marker]");
  const boxes = stops.map(({ space }) => boxAt(zone.element, space, (element) => after.boxOf(element)));
  const spaces = boxes.filter((box) => box !== undefined);
  const first = spaces[0];
  if (marker === null || first === undefined || spaces.length < stops.length)
    return swell(animations, zone.element, 1.05, when);
  const stone = document.createElement("div");
  stone.className = styles.stone ?? "";
  const size = Math.max(14, Math.min(first.width, first.height));
  Object.assign(stone.style, { width: `${size}px`, height: `${size}px` });
  animations.add(stone);
  const at = (box: Box): string => {
    const { x, y } = middle(box);
    return `translate(${x - size / 2}px, ${y - size / 2}px)`;
  };
  animations.stations(
    stone,
    spaces.map((box, place) => ({ transform: at(box), offset: stops[place]?.when ?? 1 })),
    when,
    { easing: "ease-in-out" },
  );
  animations.hideUntil(stone, when.at);
  animations.hideFrom(stone, when.at + when.ms);
  animations.move(marker, { opacity: [0, 0] }, when, { fill: "none" });
}

function boxAt(
  board: HTMLElement,
  space: number,
  boxOf: (element: Element) => Box | undefined,
): Box | undefined {
  const element = board.querySelector(`[data-space="${space}"]`);
  return element === null ? undefined : boxOf(element);
}
