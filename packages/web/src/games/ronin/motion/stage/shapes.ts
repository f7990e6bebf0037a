import type { Box } from "../../../../drawn/film/stage/box.ts";
import { place } from "../../../../drawn/film/stage/travel.ts";
import styles from "./own-acts.module.css";

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

/** A bowl with steam, as it travels from hand to hand. */
export function cup(size: number): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 32 32");
  drawing.setAttribute("class", styles.cup ?? "");
  drawing.style.width = drawing.style.height = `${size}px`;
  for (const [d, fill] of BOWL) {
    const path = drawing.appendChild(document.createElementNS(SVG, "path"));
    path.setAttribute("d", d);
    path.setAttribute("fill", fill);
    path.setAttribute("stroke", "#241803");
    path.setAttribute("stroke-width", "1.4");
  }
  return drawing;
}

const BOWL = [
  ["M4 13h24c0 9-5 14-12 14S4 22 4 13z", "currentcolor"],
  ["M4 13c0-3 24-3 24 0s-24 3-24 0z", "#8a9a48"],
  ["M11 27h10v2.5H11z", "currentcolor"],
] as const;
