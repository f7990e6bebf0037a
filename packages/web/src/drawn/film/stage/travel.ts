import type { Cue, Ref, Travel, When } from "../plan/cue.ts";
import type { Animations } from "./animations.ts";
import { apex, type Box, cardIn, shift } from "./box.ts";
import type { Copies } from "./copies.ts";
import type { Measured } from "./measured.ts";
import styles from "./stage.module.css";
import type { Zones } from "./zones.ts";

/** What cards need on their way. */
export interface Journey {
  readonly animations: Animations;
  readonly zones: Zones;
  readonly before: Measured;
  readonly after: Measured;
  readonly copies: Copies;
  /** A drawing by its name, for cards that are not on the table. */
  readonly draw: (face: string | undefined) => SVGElement | undefined;
  /** What a card looks like that is seen large. */
  readonly largeOf: (id: string | undefined) => string | undefined;
  /** What the back of a card looks like that comes from a closed place. */
  readonly backIn: (zone: string) => string | undefined;
  /** Where cards were let go that were dragged to their places. */
  readonly dropped: ReadonlyMap<string, Box>;
}

type Leg = Travel & When;

/** One leg of a card's way, and what is seen on it. */
interface Hop {
  readonly leg: Leg;
  readonly node: HTMLElement;
  readonly to: Box;
  readonly last: SVGElement | undefined;
}

/** Sends cards on their ways, and knows which drawing shows a card at what time. */
export class Travellers {
  readonly #journey: Journey;
  readonly #ways = new Map<Ref, Hop[]>();

  constructor(journey: Journey, cues: readonly Cue<unknown>[]) {
    this.#journey = journey;
    const legs = cues.filter((cue) => cue.kind === "travel").toSorted((a, b) => a.at - b.at);
    for (const [place, leg] of legs.entries()) this.#go(leg, legs.slice(place + 1));
  }

  /** Cards that arrive, by what they are called now. */
  get arrived(): ReadonlySet<string> {
    return new Set([...this.#ways.keys()].map(String));
  }

  /** What shows the card at that time. */
  nodeAt(card: Ref, at: number): HTMLElement | undefined {
    const hops = this.#ways.get(card) ?? [];
    return (hops.findLast(({ leg }) => leg.at < at) ?? hops[0])?.node;
  }

  #go(leg: Leg, later: readonly Leg[]): void {
    const { animations, after } = this.#journey;
    const called = leg.was ?? leg.card;
    const former = called === undefined ? undefined : this.#ways.get(called);
    const previous = former?.at(-1);
    const next = leg.card === undefined ? undefined : later.find((one) => (one.was ?? one.card) === leg.card);
    const target = leg.card === undefined || next !== undefined ? undefined : after.card(leg.card);
    const from = this.#sized(leg, previous?.to ?? this.#source(leg));
    const to = this.#sized(leg, target?.box ?? after.placeIn(leg.to));
    const [first, last] = this.#faces(leg, previous, target?.face);
    const node = animations.add(cardNode(to, first, last));
    const hop: Hop = { leg, node, to, last: last ?? first };
    if (called !== undefined) this.#ways.delete(called);
    if (leg.card !== undefined) this.#ways.set(leg.card, [...(former ?? []), hop]);

    if (leg.shows === undefined) {
      travel(animations, node, leg, from, to);
      change(animations, leg, first, last);
    } else this.#showLarge(node, leg, { from, to, first, last });
    if (previous !== undefined) {
      animations.hideUntil(node, leg.at);
      animations.hideFrom(previous.node, leg.at);
    } else if (!this.#stands(called)) appear(animations, node, { at: leg.at, ms: leg.ms - (leg.shows ?? 0) });
    const end = leg.at + leg.ms;
    if (target?.box !== undefined) {
      animations.hideUntil(target.element, end);
      animations.hideFrom(node, end);
    } else if (next === undefined) fade(animations, node, leg);
  }

  /** It comes to the middle, is read there, and goes on to where it lies. */
  #showLarge(
    node: HTMLElement,
    leg: Leg,
    {
      from,
      to,
      first,
      last,
    }: { from: Box; to: Box; first: SVGElement | undefined; last: SVGElement | undefined },
  ): void {
    const { animations, after, draw, largeOf } = this.#journey;
    const way = wayBeforeShowing(leg);
    const [start, large, end] = [shift(to, from), shift(to, after.large), shift(to, to)];
    const offsets = [0, way, 1 - way, 1];
    animations.stations(node, { transform: [start, large, large, end], offset: offsets }, leg, {
      easing: FLIGHT,
    });
    const seen = draw(largeOf(leg.id)) ?? copy(last ?? first);
    if (seen === undefined) return;
    node.append(seen);
    const faces = { easing: "linear" };
    animations.stations(seen, { opacity: [0, 1, 1, 0], offset: offsets }, leg, faces);
    if (first !== undefined && last !== undefined)
      animations.stations(first, { opacity: [1, 0, 0, 0], offset: offsets }, leg, faces);
    const landing = last ?? first;
    if (landing !== undefined)
      animations.stations(
        landing,
        { opacity: [last === undefined ? 1 : 0, 0, 0, 1], offset: offsets },
        leg,
        faces,
      );
  }

  /** Whether the card lay open on the table before. */
  #stands(card: Ref | undefined): boolean {
    return this.#journey.before.card(card)?.box !== undefined;
  }

  #source(leg: Leg): Box {
    const { before, copies, dropped } = this.#journey;
    const called = leg.was ?? leg.card;
    if (called === undefined) return before.placeIn(leg.from);
    return dropped.get(String(called)) ?? copies.cards.get(String(called))?.box ?? before.placeIn(leg.from);
  }

  /** What has a size of its own has it from its first place to its last. */
  #sized({ id }: Leg, box: Box): Box {
    const { heightOf, shape } = this.#journey.zones;
    const height = id === undefined ? undefined : heightOf?.(id);
    return height === undefined ? box : cardIn(box, height, shape);
  }

  /** What is seen when it sets out, and what it turns to, if that is something else. */
  #faces(leg: Leg, previous: Hop | undefined, arriving: SVGElement | undefined) {
    const { copies, draw, backIn } = this.#journey;
    const called = leg.was ?? leg.card;
    const last = copy(arriving) ?? draw(leg.id);
    const own = called === undefined ? undefined : copy(copies.cards.get(String(called))?.drawing);
    const first = copy(previous?.last) ?? own ?? draw(backIn(leg.from));
    if (first === undefined) return [last, undefined] as const;
    return [first, last] as const;
  }
}

function copy(drawing: SVGElement | undefined): SVGElement | undefined {
  return drawing?.cloneNode(true) as SVGElement | undefined;
}

export function cardNode(box: Box, ...faces: readonly (SVGElement | undefined)[]): HTMLElement {
  const node = document.createElement("div");
  node.className = styles.card ?? "";
  place(node, box);
  node.append(...faces.filter((face) => face !== undefined));
  return node;
}

export function place(node: HTMLElement | SVGElement, { x, y, width, height }: Box): void {
  Object.assign(node.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

/** Which part of its time a card is on its way before it is seen large, and after; none if it has no more time. */
export function wayBeforeShowing({
  shows = 0,
  ms,
}: {
  readonly shows?: number | undefined;
  readonly ms: number;
}): number {
  return Math.max(0, (1 - shows / Math.max(1, ms)) / 2);
}

/** Where something that falls has got to when it begins to lie down. */
function between(from: Box, to: Box): Box {
  const part = (a: number, b: number): number => a + (b - a) * 0.85;
  return {
    x: part(from.x, to.x),
    y: part(from.y, to.y),
    width: part(from.width, to.width),
    height: part(from.height, to.height),
  };
}

/** Softer than the table's usual ease, so that the eye can follow. */
const FLIGHT = "cubic-bezier(0.35, 0.45, 0.3, 1)";

function travel(animations: Animations, node: HTMLElement, leg: Leg, from: Box, to: Box): void {
  const [start, end] = [shift(to, from), shift(to, to)];
  switch (leg.way) {
    case "arc":
      return animations.move(node, { transform: [start, shift(to, apex(from, to)), end] }, leg, {
        easing: "ease-in-out",
      });
    case "fall":
    case "sweep":
      // It tilts on its way and lies straight in the end, as what it turns into.
      return animations.move(
        node,
        {
          transform: [
            `${start} rotate(0deg)`,
            `${shift(to, between(from, to))} rotate(-11deg)`,
            `${end} rotate(0deg)`,
          ],
          offset: [0, 0.7, 1],
          easing: ["cubic-bezier(0.5, 0, 0.8, 0.9)", "ease-out"],
        },
        leg,
        { easing: "linear" },
      );
    case "rise":
      return animations.move(node, { transform: [`${end} translateY(34%) scale(0.6)`, end] }, leg);
    case "turn":
      return animations.move(node, { transform: [start, `${end} scale(1.14)`, end] }, leg);
    case "lay":
    case "draw":
      // It comes down a little larger than it lies.
      return animations.move(
        node,
        [
          { transform: start, offset: 0 },
          { transform: `${end} scale(1.06)`, offset: 0.82 },
          { transform: end, offset: 1 },
        ],
        leg,
        { easing: FLIGHT },
      );
  }
}

/** The drawing on the node gives way to the next: turned over if it is another side, else melting into it. */
function change(
  animations: Animations,
  leg: Leg,
  first: SVGElement | undefined,
  last: SVGElement | undefined,
): void {
  if (first === undefined || last === undefined) return;
  const card = (drawing: SVGElement): string | undefined => drawing.dataset.card;
  if (card(first) === card(last) && leg.way !== "turn") {
    animations.move(first, { opacity: [1, 1, 0], offset: [0, 0.5, 0.8] }, leg, { easing: "linear" });
    animations.move(last, { opacity: [0, 0, 1], offset: [0, 0.2, 0.55] }, leg, { easing: "linear" });
    return;
  }
  const half = { easing: "linear" };
  animations.move(first, { transform: ["scaleX(1)", "scaleX(0)"] }, { at: leg.at, ms: leg.ms * 0.4 }, half);
  animations.move(
    last,
    { transform: ["scaleX(0)", "scaleX(1)"] },
    { at: leg.at + leg.ms * 0.4, ms: leg.ms * 0.35 },
    half,
  );
}

function appear(animations: Animations, node: HTMLElement, { at, ms }: When): void {
  animations.move(node, { opacity: [0, 1] }, { at, ms: ms * 0.25 }, { easing: "linear" });
}

function fade(animations: Animations, node: HTMLElement, { at, ms }: When): void {
  animations.move(
    node,
    { opacity: [1, 0] },
    { at: at + ms * 0.72, ms: ms * 0.28 },
    { easing: "linear", fill: "forwards" },
  );
}
