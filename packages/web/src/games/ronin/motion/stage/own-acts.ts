import { type Box, middle } from "../../../../drawn/film/stage/box.ts";
import { swell } from "../../../../drawn/film/stage/effects.ts";
import { cardNode, place } from "../../../../drawn/film/stage/travel.ts";
import type { Ref, Stage, When } from "../../../../drawn/index.ts";
import type { RoninAct } from "../plan/ronin-draft.ts";
import { zoneOf } from "../plan/zones.ts";
import { climb } from "./climb.ts";
import styles from "./own-acts.module.css";
import { floats, strokes } from "./shapes.ts";
import { tea } from "./tea.ts";

type OwnStage = Stage<undefined>;
type Act<K extends RoninAct["kind"]> = Extract<RoninAct, { kind: K }>;

/** Moves what only Ronin has. */
export function actOwn(stage: OwnStage, own: RoninAct, when: When): void {
  switch (own.kind) {
    case "plant":
      return plant(stage, own, when);
    case "light":
      return light(stage, own, when);
    case "cross":
      return cross(stage, own, when);
    case "token":
      return token(stage, own, when);
    case "tea":
      return tea(stage, own, when);
    case "spill":
      return spill(stage, own, when);
    case "climb":
      return climb(stage, own, when);
    case "swing":
      return swing(stage, own, when);
  }
}

/** Where a card is seen at that time: on its way, or where it lies. */
function boxOf({ after }: OwnStage, card: Ref | undefined): Box | undefined {
  return after.card(card)?.box;
}

/** A copy of the banner comes down beside what its player takes. */
function plant({ animations, after }: OwnStage, { banner, zone }: Act<"plant">, when: When): void {
  const [from, to] = [after.card(banner), after.zones.get(zone)];
  const drawing = from?.element.querySelector("svg");
  if (from?.box === undefined || to === undefined || drawing == null) return;
  const size = Math.min(34, to.box.height * 0.5);
  const box = { x: to.box.x - size * 0.2, y: to.box.y - size * 0.35, width: size, height: size };
  const node = animations.add(cardNode(box, drawing.cloneNode(true) as SVGElement));
  const [start, end] = [middle(from.box), middle(box)];
  const away = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  animations.move(
    node,
    {
      transform: [away, "translateY(-60%) scale(1.25)", "none", "none"],
      opacity: [0, 1, 1, 0],
      offset: [0, 0.3, 0.5, 1],
    },
    when,
    { easing: "ease-in-out" },
  );
  animations.hideUntil(node, when.at);
}

function light(stage: OwnStage, { card }: Act<"light">, when: When): void {
  const box = boxOf(stage, card);
  if (box === undefined) return;
  const node = document.createElement("div");
  node.className = styles.lit ?? "";
  place(node, box);
  stage.animations.add(node);
  stage.animations.move(node, { opacity: [0, 1, 1, 0], scale: [1.12, 1, 1, 1.04] }, when);
}

/** Two strokes of the brush over what is lost. */
function cross(stage: OwnStage, { card }: Act<"cross">, when: When): void {
  const box = boxOf(stage, card);
  if (box === undefined) return;
  const size = Math.min(box.width * 0.5, 44);
  const spot = { x: box.x + box.width * 0.05, y: box.y + box.width * 0.02, width: size, height: size };
  const drawing = strokes(spot, "0 0 60 60", styles.cross, [
    "M10 12C24 22 38 38 50 50",
    "M50 10C38 24 24 36 9 49",
  ]);
  stage.animations.add(drawing);
  const each = when.ms / 2;
  for (const [place, line] of [...drawing.children].entries())
    stage.animations.move(line, { strokeDashoffset: [1, 0] }, { at: when.at + place * each * 0.7, ms: each });
  stage.animations.hideUntil(drawing, when.at);
  stage.animations.hideFrom(drawing, when.at + when.ms * 1.6);
}

/** A copy of the mark that counts the symbol flies there; without a card it comes from above. */
function token(stage: OwnStage, { from, to }: Act<"token">, when: When): void {
  const { animations, after } = stage;
  const goal = after.zones.get(to);
  const drawing = goal?.element.querySelector("svg");
  if (goal === undefined || drawing == null) return;
  const box = after.boxOf(drawing) ?? goal.box;
  const node = animations.add(cardNode(box, drawing.cloneNode(true) as SVGElement));
  const start = boxOf(stage, from);
  const end = middle(box);
  const begin = start === undefined ? { x: end.x, y: end.y - 60 } : middle(start);
  const way = `translate(${begin.x - end.x}px, ${begin.y - end.y}px)`;
  const high = `translate(${(begin.x - end.x) / 2}px, ${(begin.y - end.y) / 2 - 30}px) scale(1.5)`;
  animations.move(node, { transform: [`${way} scale(1.3)`, high, "none"] }, when, { easing: "ease-in-out" });
  animations.hideUntil(node, when.at);
  animations.hideFrom(node, when.at + when.ms);
  swell(animations, goal.element, 1.15, { at: when.at + when.ms, ms: when.ms });
}

/** From the last space that is shown, or from the board itself. */
function spill(stage: OwnStage, { board, points }: Act<"spill">, when: When): void {
  const zone = stage.after.zones.get(zoneOf.alliance(board));
  if (zone === undefined) return;
  const last = [...zone.element.querySelectorAll("[data-space]")].at(-1);
  const box = (last && stage.after.boxOf(last)) ?? zone.box;
  floats(stage.animations, `−${points}`, middle(box), when);
}

function swing({ animations, after }: OwnStage, { zone }: Act<"swing">, when: When): void {
  const plaque = after.zones.get(zone)?.element;
  if (plaque !== undefined)
    animations.move(plaque, { rotate: ["0deg", "9deg", "-6deg", "3deg", "0deg"] }, when, { fill: "none" });
}
