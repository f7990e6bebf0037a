import { cardIn } from "../../../../drawn/film/stage/box.ts";
import { place } from "../../../../drawn/film/stage/travel.ts";
import type { Stage, When } from "../../../../drawn/index.ts";
import type { OldWorldAct } from "../plan/old-world-draft.ts";
import { MS } from "../plan/timing.ts";
import { ZONES } from "../plan/zones.ts";
import type { KeptFigures } from "./kept.ts";
import styles from "./own-acts.module.css";
import { ride } from "./ride.ts";

type OwnStage = Stage<KeptFigures>;
type Act<K extends OldWorldAct["kind"]> = Extract<OldWorldAct, { kind: K }>;

/** Moves what only Old World has. */
export function actOwn(stage: OwnStage, own: OldWorldAct, when: When): void {
  switch (own.kind) {
    case "ride":
      return ride(stage, own, when);
    case "fall":
      return fall(stage, own, when);
    case "shake":
      return shake(stage, own, when);
    case "tumble":
      return tumble(stage, own, when);
    case "page":
      return page(stage, own, when);
  }
}

/** Cards slip off the stack one after the other and are gone. */
function fall({ animations, after }: OwnStage, { zone, count, of }: Act<"fall">, { at, ms }: When): void {
  const stack = after.zones.get(zone)?.box;
  if (stack === undefined) return;
  const box = cardIn(stack, Math.min(stack.height, 120), ZONES.shape);
  const each = Math.min(ms, MS.fall);
  const apart = count > 1 ? (ms - each) / (count - 1) : 0;
  for (let card = 0; card < count; card++) {
    const node = document.createElement("div");
    node.className = styles.lost ?? "";
    node.dataset.of = of;
    place(node, box);
    animations.add(node);
    const side = card % 2 === 0 ? 1 : -1;
    const start = at + card * apart;
    animations.move(
      node,
      {
        transform: [
          "none",
          `translate(${side * 14}px, 26%) rotate(${side * 9}deg)`,
          `translate(${side * 46}px, 95%) rotate(${side * 26}deg)`,
        ],
        opacity: [1, 1, 0],
      },
      { at: start, ms: each },
      { easing: "cubic-bezier(0.5, 0, 0.9, 0.7)", fill: "forwards" },
    );
    animations.hideUntil(node, start);
  }
}

function shake({ animations, after }: OwnStage, { zone }: Act<"shake">, when: When): void {
  const element = after.zones.get(zone)?.element;
  if (element !== undefined)
    animations.move(element, { translate: ["0", "-7px", "6px", "-4px", "2px", "0"] }, when, { fill: "none" });
}

/** Dice come flying, turn over and lie still from left to right. */
function tumble({ animations, after }: OwnStage, { side, dice }: Act<"tumble">, { at, ms }: When): void {
  const apart = MS.diceApart * (ms / (MS.dice + (dice.length - 1) * MS.diceApart));
  for (const [order, die] of dice.entries()) {
    const element = after.card(`die:${side}:${die}`)?.element;
    if (element === undefined) continue;
    const lasts = ms - (dice.length - 1 - order) * apart;
    const turn = order % 2 === 0 ? 1 : -1;
    animations.move(
      element,
      {
        translate: ["0 -140%", "10% 12%", "-6% -34%", "2% 4%", "0 0"],
        rotate: [`${turn * 420}deg`, `${turn * 190}deg`, `${turn * 80}deg`, `${turn * 10}deg`, "0deg"],
        offset: [0, 0.4, 0.62, 0.84, 1],
      },
      { at, ms: lasts },
      { easing: "ease-out", fill: "backwards" },
    );
  }
}

/** Narrower than this a book shows one page at a time, and it turns whole. */
const TWO_PAGES = 560;
const FAR = "perspective(3200px)";

/** A leaf of the book turns over its spine, away from what is read. */
function page({ animations, after }: OwnStage, { zone }: Act<"page">, when: When): void {
  const book = after.zones.get(zone)?.box;
  if (book === undefined) return;
  const half = book.width < TWO_PAGES ? 0 : book.width / 2;
  const leaf = document.createElement("div");
  leaf.className = styles.leaf ?? "";
  place(leaf, { ...book, x: book.x + half, width: book.width - half });
  animations.add(leaf);
  animations.move(
    leaf,
    { transform: [`${FAR} rotateY(0deg)`, `${FAR} rotateY(-110deg)`], opacity: [1, 0.7] },
    when,
    { easing: "ease-in", fill: "forwards" },
  );
  animations.hideUntil(leaf, when.at);
  animations.hideFrom(leaf, when.at + when.ms);
}
