import type { Box } from "../../../../drawn/film/stage/box.ts";
import { place } from "../../../../drawn/film/stage/travel.ts";
import type { Stage, When } from "../../../../drawn/index.ts";
import styles from "./own-acts.module.css";

type Animations = Stage<undefined>["animations"];

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

const SVG = "http://www.w3.org/2000/svg";

/** Lines over a part of the table, each drawn as one stroke. */
export function strokes(
  box: Box,
  view: string,
  className: string | undefined,
  lines: readonly string[],
): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", view);
  drawing.setAttribute("class", styles.drawing ?? "");
  place(drawing, box);
  for (const line of lines) {
    const path = drawing.appendChild(document.createElementNS(SVG, "path"));
    path.setAttribute("d", line);
    path.setAttribute("pathLength", "1");
    path.setAttribute("class", className ?? "");
  }
  return drawing;
}

/** A bowl with steam on its tray, as it travels from hand to hand. */
export function cup(size: number): HTMLElement {
  const tray = document.createElement("div");
  tray.className = styles.cup ?? "";
  Object.assign(tray.style, { width: `${size}px`, height: `${size}px` });
  const drawing = tray.appendChild(document.createElementNS(SVG, "svg"));
  drawing.setAttribute("viewBox", "0 0 32 32");
  for (const [d, isSteam] of BOWL) {
    const path = drawing.appendChild(document.createElementNS(SVG, "path"));
    path.setAttribute("d", d);
    if (isSteam) path.setAttribute("class", styles.steam ?? "");
  }
  return tray;
}

const BOWL = [
  ["M8 15h16c0 6.5-3.4 10-8 10s-8-3.5-8-10z", false],
  ["M12.5 25.5h7v2.2h-7z", false],
  ["M12 12c-1.6-2 1.6-3.4 0-5.6", true],
  ["M16 12c-1.6-2 1.6-3.4 0-5.6", true],
  ["M20 12c-1.6-2 1.6-3.4 0-5.6", true],
] as const;

/** A number that rises from a spot and is gone. */
export function floats(animations: Animations, words: string, { x, y }: Pixel, when: When): void {
  const node = document.createElement("div");
  node.className = styles.floats ?? "";
  node.textContent = words;
  Object.assign(node.style, { left: `${x}px`, top: `${y}px` });
  animations.add(node);
  const frames = { opacity: [0, 1, 1, 0], translate: ["-50% -50%", "-50% -80%", "-50% -110%", "-50% -170%"] };
  animations.stations(node, frames, when);
  animations.hideUntil(node, when.at);
}
