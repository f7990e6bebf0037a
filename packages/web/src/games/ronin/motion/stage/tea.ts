import { type Box, middle } from "../../../../drawn/film/stage/box.ts";
import type { Stage, When } from "../../../../drawn/index.ts";
import type { RoninAct } from "../plan/ronin-draft.ts";
import { zoneOf } from "../plan/zones.ts";
import styles from "./own-acts.module.css";
import { cup, floats, type Pixel, strokes } from "./shapes.ts";

type OwnStage = Stage<undefined>;

/** How high an arc of tea is, by its length. */
const BOW = 0.22;

/** What a letter of the words beside the cup takes at most, and how near to the edge they may come. */
const LETTER = 8;
const EDGE = 8;

/**
 * An arc is brushed from the host's card to the partner's, and the cup travels along it; beside it stands who pours and
 * what both get. If the viewer's own cup is passed, all but both cards and the board between them lies in the shade.
 */
export function tea(stage: OwnStage, act: Extract<RoninAct, { kind: "tea" }>, when: When): void {
  const { animations, after } = stage;
  const [from, to] = [after.card(act.from)?.box, after.card(act.to)?.box];
  if (from === undefined || to === undefined) return;
  const [one, other] = [inSight(stage, from), inSight(stage, to)];
  const board = act.board === undefined ? undefined : after.zones.get(zoneOf.alliance(act.board))?.box;
  if (act.own) shade(stage, [one, other, ...(board === undefined ? [] : [board])], when);
  const [a, b] = [middle(one), middle(other)];
  const top = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - Math.hypot(b.x - a.x, b.y - a.y) * BOW };
  arc(stage, `M${a.x} ${a.y}Q${top.x} ${top.y} ${b.x} ${b.y}`, act.own, when);
  const size = act.own ? Math.max(52, Math.min(80, one.width)) : 38;
  travels(stage, [a, top, b], size, when);
  const half = along([a, top, b], 0.5);
  says(stage, act.words, { x: half.x, y: half.y + size / 2 + 6 }, when);
  if (act.points > 0)
    for (const spot of [a, b])
      floats(animations, `+${act.points}`, spot, { at: when.at + when.ms, ms: when.ms * 0.6 });
}

/** A card that was swiped beyond the edge passes its cup at the edge. */
function inSight({ animations }: OwnStage, box: Box): Box {
  const x = Math.max(0, Math.min(box.x, animations.layer.clientWidth - box.width));
  return { ...box, x };
}

type Curve = readonly [Pixel, Pixel, Pixel];

function along([a, top, b]: Curve, part: number): Pixel {
  const at = (from: number, over: number, to: number): number =>
    (1 - part) ** 2 * from + 2 * part * (1 - part) * over + part ** 2 * to;
  return { x: at(a.x, top.x, b.x), y: at(a.y, top.y, b.y) };
}

/** How much room is left around what is lit. */
const AROUND = 5;

function shade({ animations }: OwnStage, lit: readonly Box[], when: When): void {
  const { clientWidth, clientHeight } = animations.layer;
  const holes = lit.map(
    ({ x, y, width, height }) =>
      `M${x - AROUND} ${y - AROUND}h${width + 2 * AROUND}v${height + 2 * AROUND}h${-width - 2 * AROUND}z`,
  );
  const node = document.createElement("div");
  node.className = styles.shade ?? "";
  node.style.clipPath = `path(evenodd, "M0 0h${clientWidth}v${clientHeight}h${-clientWidth}z${holes.join("")}")`;
  animations.add(node);
  animations.stations(node, { opacity: [0, 1, 1, 0], offset: [0, 0.12, 0.85, 1] }, when, {
    easing: "linear",
  });
}

function arc({ animations }: OwnStage, line: string, own: boolean, { at, ms }: When): void {
  const { clientWidth: width, clientHeight: height } = animations.layer;
  const drawing = strokes({ x: 0, y: 0, width, height }, `0 0 ${width} ${height}`, styles.arc, [line, line]);
  drawing.dataset.own = String(own);
  animations.add(drawing);
  // Where nothing travels it is there at once.
  const ends = animations.still ? [0, 0] : [1, 0];
  for (const path of drawing.children)
    animations.move(path, { strokeDashoffset: ends }, { at, ms: ms * 0.8 }, { easing: "ease-in-out" });
  animations.hideUntil(drawing, at);
  animations.move(drawing, { opacity: [1, 0] }, { at: at + ms * 0.9, ms: ms * 0.3 }, { fill: "forwards" });
}

function travels({ animations }: OwnStage, way: Curve, size: number, { at, ms }: When): void {
  const bowl = animations.add(cup(size));
  const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const { x, y } = along(way, part);
    return `translate(${x - size / 2}px, ${y - size / 2}px)`;
  });
  animations.move(bowl, { transform: steps }, { at, ms: ms * 0.86 }, { easing: "ease-in-out" });
  animations.hideUntil(bowl, at);
  animations.hideFrom(bowl, at + ms);
}

function says({ animations }: OwnStage, words: string, { x, y }: Pixel, when: When): void {
  const { clientWidth, clientHeight } = animations.layer;
  // Measuring it would lay out the whole table once more.
  const width = Math.min(words.length * LETTER + 26, clientWidth - 2 * EDGE);
  const left = Math.max(EDGE, Math.min(clientWidth - EDGE - width, x - width / 2));
  const node = document.createElement("div");
  node.className = styles.says ?? "";
  node.textContent = words;
  Object.assign(node.style, {
    left: `${left}px`,
    top: `${Math.min(y, clientHeight - 60)}px`,
    width: `${width}px`,
  });
  animations.add(node);
  const longer = { at: when.at, ms: when.ms * 1.25 };
  animations.stations(node, { opacity: [0, 1, 1, 0], offset: [0, 0.1, 0.85, 1] }, longer, {
    easing: "linear",
  });
  animations.hideUntil(node, when.at);
}
