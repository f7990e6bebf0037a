import type { When } from "../../../../drawn/film/plan/cue.ts";
import type { Animations } from "../../../../drawn/film/stage/animations.ts";
import { MS } from "../plan/timing.ts";
import styles from "./own-acts.module.css";

const SVG = "http://www.w3.org/2000/svg";
const CORNERS = "M3 22V3H18M70 3H85V22M85 98V117H70M18 117H3V98";
const CRACK = "M50 2L38 26 52 40 34 58 48 74 36 92 46 118";

/** Four corners of ember mark it, then its enamel cracks and goes grey. */
export function burn(animations: Animations, node: HTMLElement | undefined, { at, ms }: When): void {
  const face = node?.querySelector("svg");
  if (node === undefined || face === null || face === undefined) return;
  const marked = (ms * MS.mark) / (MS.mark + MS.crack);
  const cracked = { at: at + marked, ms: ms - marked };

  const grey = face.cloneNode(true) as SVGElement;
  grey.classList.add(styles.charred ?? "");
  node.append(grey);
  animations.move(grey, { opacity: [0, 1] }, cracked, { easing: "linear" });

  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 88 120");
  const corners = path(CORNERS, styles.ember);
  const crack = [path(CRACK, styles.glow), path(CRACK, styles.crack)];
  drawing.append(corners, ...crack);
  node.append(drawing);
  animations.move(corners, { opacity: [0, 1, 0.4, 1] }, { at, ms: marked });
  animations.move(drawing, { transform: ["scale(1.25)", "scale(1)"] }, { at, ms: marked });
  for (const line of crack)
    animations.move(
      line,
      { strokeDashoffset: [1, 0] },
      { at: cracked.at, ms: cracked.ms * 0.6 },
      { easing: "ease-in" },
    );
}

function path(d: string, className: string | undefined): SVGPathElement {
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", d);
  line.setAttribute("pathLength", "1");
  line.setAttribute("class", className ?? "");
  return line;
}
