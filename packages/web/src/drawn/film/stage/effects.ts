import type { Act, Cue, On, When } from "../plan/cue.ts";
import type { Animations } from "./animations.ts";
import { around, besideCards, middle, shift } from "./box.ts";
import type { Copies, Copy } from "./copies.ts";
import type { Measured } from "./measured.ts";
import styles from "./stage.module.css";
import { cardNode, place, type Travellers, wayBeforeShowing } from "./travel.ts";

/** What a cue has to work with. */
export interface Stage<Kept> {
  readonly animations: Animations;
  readonly after: Measured;
  readonly copies: Copies;
  /** What the game has kept of the table as it was. */
  readonly kept: Kept;
  readonly travellers: Travellers;
  /** The drawing of a card that is seen large. */
  large(id: string | undefined): SVGElement | undefined;
}

/** Everything that moves but is no card on its way, no number and no game's own. */
export function act(stage: Stage<unknown>, cue: Cue<unknown>): void {
  const { animations, after } = stage;
  switch (cue.kind) {
    case "travel":
    case "count":
    case "reveal":
    case "own":
      return;
    case "gleam":
      return gleam(stage, cue);
    case "chain":
      return chain(stage, cue);
    case "tell":
      return tell(stage, cue);
    case "lift":
      return lift(stage, cue);
    case "nod":
      return swell(animations, elementOf(after, cue.on), 1.12, cue);
    case "ring":
      return ring(stage, cue);
  }
}

type Timed<K extends Act<unknown>["kind"]> = Extract<Act<unknown>, { kind: K }> & When;

function elementOf(after: Measured, on: On): HTMLElement | undefined {
  return "card" in on ? after.card(on.card)?.element : after.zones.get(on.zone)?.element;
}

export function swell(animations: Animations, element: Element | undefined, scale: number, when: When): void {
  if (element !== undefined) animations.move(element, { scale: [1, scale, 1] }, when, { fill: "none" });
}

function gleam({ animations, after }: Stage<unknown>, cue: Timed<"gleam">): void {
  const row = after.zones.get(cue.zone)?.box;
  if (row === undefined) return;
  const node = document.createElement("div");
  node.className = styles.gleam ?? "";
  place(node, row);
  const light = node.appendChild(document.createElement("i"));
  animations.add(node);
  animations.move(
    light,
    { transform: ["translateX(-70%)", "translateX(70%)"], opacity: [0.4, 1, 0.2] },
    { at: cue.at, ms: cue.ms * 1.6 },
    { easing: "ease-in-out" },
  );
  animations.hideUntil(node, cue.at);
  animations.hideFrom(node, cue.at + cue.ms * 1.6);
}

/** A chain of brass through those that stand together. */
function chain({ animations, after }: Stage<unknown>, cue: Timed<"chain">): void {
  const boxes = cue.cards.flatMap((card) => after.card(card)?.box ?? []).toSorted((a, b) => a.x - b.x);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (first === undefined || last === undefined || first === last) return;
  const [from, to] = [middle(first), middle(last)];
  const node = document.createElement("div");
  node.className = styles.chain ?? "";
  place(node, { x: from.x, y: from.y + first.height * 0.3, width: to.x - from.x, height: 5 });
  animations.add(node);
  const { at, ms } = cue;
  animations.move(node, { transform: ["scaleX(0)", "scaleX(1)"] }, { at, ms: ms * 0.4 });
  animations.move(node, { opacity: [1, 0] }, { at: at + ms * 0.75, ms: ms * 0.25 }, { fill: "forwards" });
  animations.hideUntil(node, at);
}

/** What a letter takes at most, and a line. */
const LETTER = 7.4;
const LINE = 23;

/** Beside all cards of the row if there is room, else above those it is about. */
function tell({ animations, after }: Stage<unknown>, cue: Timed<"tell">): void {
  const boxes = cue.cards.flatMap((card) => after.card(card)?.box ?? []);
  const cards = around(boxes);
  if (cards === undefined) return;
  const node = document.createElement("div");
  node.className = styles.words ?? "";
  node.textContent = cue.words;
  animations.add(node);
  const row = after.zones.get(cue.zone)?.box ?? cards;
  // Measuring it would lay out the whole table once more.
  const width = node.textContent.length * LETTER + 16;
  const { x, y } = besideCards(cards, row, after.lyingIn(cue.zone) ?? cards, { width, height: LINE });
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px` });
  const { at, ms } = cue;
  animations.move(
    node,
    { transform: ["translateY(8px)", "none"], opacity: [0, 1] },
    { at, ms: Math.min(180, ms * 0.2) },
  );
  animations.move(node, { opacity: [1, 0] }, { at: at + ms * 0.84, ms: ms * 0.16 }, { fill: "forwards" });
}

function lift(stage: Stage<unknown>, cue: Timed<"lift">): void {
  const { animations, copies } = stage;
  const copy = copies.lifted.get(cue.zone);
  if (copy === undefined) return;
  const node = animations.add(cardNode(copy.box, copy.drawing));
  if (cue.shows !== undefined) return showLifted(stage, cue, copy, node);
  const forward = "translateY(-8%) scale(1.3)";
  const frames = {
    transform: ["none", forward, forward, "none"],
    opacity: [1, 1, 1, 0],
    offset: [0, 0.3, 0.7, 1],
  };
  animations.move(node, frames, { at: cue.at, ms: cue.ms * 1.5 }, { easing: "ease-in-out" });
}

/** It comes to the middle, is read there, and goes back. */
function showLifted(
  { animations, after, large }: Stage<unknown>,
  cue: Timed<"lift">,
  { box, drawing }: Copy,
  node: HTMLElement,
): void {
  const there = shift(box, after.large);
  const way = wayBeforeShowing(cue);
  const offset = [0, way, 1 - way, 1];
  const frames = { transform: ["none", there, there, "none"], opacity: [1, 1, 1, 0], offset };
  animations.stations(node, frames, cue, { easing: "ease-in-out" });
  animations.hideUntil(node, cue.at);
  const seen = large(cue.id);
  if (seen === undefined) return;
  node.append(seen);
  animations.stations(seen, { opacity: [0, 1, 1, 0], offset }, cue, { easing: "linear" });
  animations.stations(drawing, { opacity: [1, 0, 0, 1], offset }, cue, { easing: "linear" });
}

function ring({ animations, after }: Stage<unknown>, cue: Timed<"ring">): void {
  const total = after.zones.get(cue.zone);
  if (total === undefined) return;
  swell(animations, total.element, cue.wins ? 1.16 : 1.05, cue);
  if (!cue.wins) return;
  const node = document.createElement("div");
  node.className = styles.ring ?? "";
  place(node, total.box);
  animations.add(node);
  animations.move(
    node,
    { transform: ["none", "scale(1.7)"], opacity: [1, 0] },
    { at: cue.at, ms: cue.ms * 1.4 },
  );
  animations.hideUntil(node, cue.at);
}
