import { CENTER, type Ref, type Zone } from "../plan/cue.ts";
import { area, around, type Box, cardIn, middle, nextAfter, overlap } from "./box.ts";
import type { Zones } from "./zones.ts";

/** A card as it lies on the table. */
export interface SeenCard {
  readonly element: HTMLElement;
  /** Absent where it lies in a part of the table that is not shown. */
  readonly box: Box | undefined;
  /** Its drawing, which may be lifted out of its place. */
  readonly face: SVGElement | undefined;
}

interface SeenZone {
  readonly element: HTMLElement;
  readonly box: Box;
}

/** No card needs to be taller to be read from afar. */
const LARGEST = 430;

/** Where everything is at one moment. Boxes are measured all at once, before anything is changed. */
export class Measured {
  /** By their `data-ref`. */
  readonly cards = new Map<string, SeenCard>();
  readonly zones = new Map<Zone, SeenZone>();
  readonly #origin: Box;
  readonly #kinds: Zones;

  constructor(root: HTMLElement, kinds: Zones) {
    this.#kinds = kinds;
    // Its sides are no properties of its own, so that a copy would have none.
    const { x, y, width, height } = root.getBoundingClientRect();
    this.#origin = { x, y, width, height };
    for (const element of root.querySelectorAll<HTMLElement>("[data-ref]")) this.#seeCard(element);
    for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) this.#seeZone(element);
  }

  card(card: Ref | undefined): SeenCard | undefined {
    return card === undefined ? undefined : this.cards.get(String(card));
  }

  boxOf(element: Element): Box | undefined {
    const { x, y, width, height } = element.getBoundingClientRect();
    // What is there only for screen readers is a pixel large.
    if (width < 4 || height < 4) return undefined;
    return { x: x - this.#origin.x, y: y - this.#origin.y, width, height };
  }

  /** The first drawing counts that is shown: a card may lie in two layouts, of which one is hidden. */
  #seeCard(element: HTMLElement): void {
    const card = element.dataset.ref ?? "";
    if (this.cards.get(card)?.box !== undefined) return;
    const face = element.querySelector<SVGElement>("svg[data-card]") ?? undefined;
    this.cards.set(card, { element, box: this.boxOf(element), face });
  }

  /** The largest one counts where several bear the same name. */
  #seeZone(element: HTMLElement): void {
    const zone = element.dataset.zone ?? "";
    const box = this.boxOf(element);
    if (box === undefined) return;
    const other = this.zones.get(zone);
    if (other === undefined || area(other.box) < area(box)) this.zones.set(zone, { element, box });
  }

  /** How tall a card on the field is: as high as rows have room for, or, without rows, as the cards that lie there. */
  get cardHeight(): number {
    const lying = [...this.cards.values()].flatMap(({ box }) => box?.height ?? []).toSorted((a, b) => a - b);
    const usual = this.#rows.length > 0 ? this.#rows.map(({ height }) => height - 8) : [median(lying)];
    return Math.max(30, ...usual);
  }

  /** Where a card is seen by everybody at the table. */
  get large(): Box {
    const { width, height } = this.#origin;
    const field = around(this.#rows) ?? { x: 0, y: 0, width, height };
    const tall = Math.min(height * 0.42, (width * 0.56) / this.#kinds.shape, LARGEST);
    const { x, y } = middle(field);
    const box = this.#cardIn({ x, y, width: 0, height: 0 }, tall);
    return { ...box, y: Math.max(4, Math.min(box.y, height - tall - 4)) };
  }

  get #rows(): readonly Box[] {
    return [...this.zones].flatMap(([zone, { box }]) => (this.#kinds.isRow(zone) ? [box] : []));
  }

  /** Where a card would lie there that is not shown itself. */
  placeIn(zone: Zone): Box {
    if (zone === CENTER) return this.#center();
    const found = this.zones.get(zone)?.box ?? this.#beside(zone);
    const height = Math.max(26, this.#heightIn(zone, found));
    const last = this.#in(zone).at(-1);
    const run = this.#kinds.isRow(zone)
      ? "across"
      : this.#kinds.isColumn?.(zone) === true
        ? "down"
        : undefined;
    if (run === undefined || last === undefined) return this.#cardIn(found, height);
    return nextAfter(last, found, { width: height * this.#kinds.shape, height }, run);
  }

  /** What the game says, else as the cards that lie there, else as the place has room for. */
  #heightIn(zone: Zone, { width, height }: Box): number {
    const said = this.#kinds.heightIn?.(zone) ?? this.#in(zone).at(-1)?.height;
    if (said !== undefined) return said;
    if (this.#kinds.isRow(zone)) return height - 8;
    return Math.min(height, this.cardHeight, width / this.#kinds.shape);
  }

  #in(zone: Zone): readonly Box[] {
    return [...this.cards.values()].flatMap(({ element, box }) =>
      box !== undefined && zoneAround(element) === zone ? [box] : [],
    );
  }

  /** The box around all cards that lie in a zone. */
  lyingIn(zone: Zone): Box | undefined {
    return around(this.#in(zone));
  }

  /** Between the rows, and where a card of the rows would be covered, further out: what it does shall be seen. */
  #center(): Box {
    const rows = this.#rows;
    const field = around(rows) ?? { ...this.#origin, x: 0, y: 0 };
    const inside = this.#cardIn(field, this.cardHeight * 1.45);
    const out = { ...inside, x: field.x + field.width - inside.width * 1.2 };
    return this.#isFree(inside, rows) || !this.#isFree(out, rows) ? inside : out;
  }

  #isFree(place: Box, rows: readonly Box[]): boolean {
    return [...this.cards.values()].every(
      ({ box }) => box === undefined || !rows.some((row) => overlap(row, box)) || !overlap(place, box),
    );
  }

  #cardIn(place: Box, height: number): Box {
    return cardIn(place, height, this.#kinds.shape);
  }

  #beside(zone: Zone): Box {
    const near = this.#kinds.insteadOf(zone).map((other) => this.zones.get(other)?.box);
    return near.find((box) => box !== undefined) ?? this.#center();
  }
}

function median(sorted: readonly number[]): number {
  return sorted[sorted.length >> 1] ?? 0;
}

/** The zone in which an element lies. */
export function zoneAround(element: Element): Zone | undefined {
  return element.closest<HTMLElement>("[data-zone]")?.dataset.zone;
}
