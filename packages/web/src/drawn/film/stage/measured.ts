import { CENTER, type Ref, type Zone } from "../plan/cue.ts";
import { area, around, type Box, cardIn, overlap } from "./box.ts";
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

/** Where everything is at one moment. Boxes are measured all at once, before anything is changed. */
export class Measured {
  /** By their `data-ref`. */
  readonly cards = new Map<string, SeenCard>();
  readonly zones = new Map<Zone, SeenZone>();
  readonly #origin: Box;
  readonly #kinds: Zones;

  constructor(root: HTMLElement, kinds: Zones) {
    this.#kinds = kinds;
    this.#origin = root.getBoundingClientRect();
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

  /** How tall a card in a row is. */
  get cardHeight(): number {
    const rows = [...this.zones].filter(([zone]) => this.#kinds.isRow(zone));
    return Math.max(30, ...rows.map(([, { box }]) => box.height - 8));
  }

  /** Where a card would lie there that is not shown itself. */
  placeIn(zone: Zone): Box {
    if (zone === CENTER) return this.#center();
    const found = this.zones.get(zone)?.box ?? this.#beside(zone);
    const isRow = this.#kinds.isRow(zone);
    const height = isRow ? found.height - 8 : Math.min(found.height, this.cardHeight);
    return this.#cardIn(isRow ? this.#endOfRow(zone, found) : found, Math.max(height, 26));
  }

  /** The box around all cards that lie in a zone. */
  lyingIn(zone: Zone): Box | undefined {
    return around(
      [...this.cards.values()].flatMap(({ element, box }) =>
        box !== undefined && zoneAround(element) === zone ? [box] : [],
      ),
    );
  }

  /** Cards come to the right end of a row. */
  #endOfRow(zone: Zone, row: Box): Box {
    const all = this.lyingIn(zone);
    if (all === undefined) return row;
    const x = Math.min(all.x + all.width, row.x + row.width - all.height * 0.7);
    return { ...row, x, width: all.height * 0.75 };
  }

  /** Between the rows, and where a card of the rows would be covered, further out: what it does shall be seen. */
  #center(): Box {
    const rows = [...this.zones].flatMap(([zone, { box }]) => (this.#kinds.isRow(zone) ? [box] : []));
    const field = around(rows) ?? { ...this.#origin, x: 0, y: 0 };
    const middle = this.#cardIn(field, this.cardHeight * 1.45);
    const out = { ...middle, x: field.x + field.width - middle.width * 1.2 };
    return this.#isFree(middle, rows) || !this.#isFree(out, rows) ? middle : out;
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

/** The zone in which an element lies. */
export function zoneAround(element: Element): Zone | undefined {
  return element.closest<HTMLElement>("[data-zone]")?.dataset.zone;
}
