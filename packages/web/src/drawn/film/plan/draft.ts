import type { Act, Beat, Cue, Ref, Timeline, Topic, TravelWay, When, Zone } from "./cue.ts";
import { warped } from "./warp.ts";

/** Where a card goes, and how. */
export interface Route {
  readonly from: Zone;
  readonly to: Zone;
  readonly way?: TravelWay;
  /** So long it is seen large on its way; that time is part of the whole. */
  readonly shows?: number | undefined;
}

interface Moved {
  readonly card?: Ref | undefined;
  readonly was?: Ref | undefined;
  readonly id?: string | undefined;
}

/** A timeline in the making: what was planned so far, and where every card lies by then. */
export class Draft<Own> {
  readonly cues: Cue<Own>[] = [];
  readonly beats: Beat[] = [];
  /** The moment up to which things are planned. */
  now = 0;
  readonly where: Map<Ref, Zone>;
  readonly #formerly = new Map<Ref, Ref>();
  readonly #dwelt: When[] = [];
  readonly #reads: When[] = [];
  #landed: number | undefined;
  #told: number | undefined;

  constructor(where: Map<Ref, Zone>) {
    this.where = where;
  }

  put(act: Act<Own>, ms: number, at = this.now): void {
    this.cues.push({ ...act, at, ms });
  }

  /** Moves a card from where it lies, or, if nobody knows that, from where the event says it was. */
  move(moved: Moved, route: Route, ms: number, at = this.now): void {
    const { card, id } = moved;
    const was = moved.was ?? (card === undefined ? undefined : this.#formerly.get(card));
    const called = was ?? card;
    const from = (called === undefined ? undefined : this.where.get(called)) ?? route.from;
    const { to, way = "lay", shows } = route;
    this.put({ kind: "travel", way, card, was, id, from, to, shows }, ms, at);
    if (called !== undefined) this.where.delete(called);
    if (card === undefined) return;
    this.#formerly.delete(card);
    this.where.set(card, to);
  }

  /** The card has another name now, but does not move yet. */
  rename({ card, was }: Moved, from: Zone): void {
    if (card === undefined) return;
    if (was !== undefined) this.#formerly.set(card, was);
    else if (!this.where.has(card)) this.where.set(card, from);
  }

  /** From here on the table says the new thing of this. */
  reveal(topic: Topic): void {
    this.put({ kind: "reveal", topic }, 0);
  }

  /** Takes its time, whatever else has to be fast. */
  dwell(ms: number): void {
    this.#dwelt.push({ at: this.now, ms });
    this.now += ms;
  }

  /** What stands there now is to be read, however fast everything is. */
  read(ms: number): void {
    this.#reads.push({ at: this.now, ms });
    this.dwell(ms);
  }

  wait(ms: number): void {
    this.now += ms;
  }

  /** Plans one event, and notes when it has its turn. */
  beat(event: number, plan: () => void): void {
    const [at, planned] = [this.now, this.cues.length];
    this.#landed = undefined;
    this.#told = undefined;
    plan();
    const moved = this.cues.slice(planned).find(({ kind }) => kind === "travel");
    const lands = this.#landed ?? (moved === undefined ? at : moved.at + moved.ms);
    this.beats.push({ event, at, lands, ...(this.#told !== undefined && { tells: this.#told }) });
  }

  /** What the event is about happens here, and not when the first thing has arrived. */
  lands(): void {
    this.#landed = this.now;
  }

  /** Only from here on the log says what happened: what leads up to it is seen first. */
  tells(): void {
    this.#told = this.now;
  }

  cardsIn(zone: Zone): readonly Ref[] {
    return [...this.where].flatMap(([card, place]) => (place === zone ? [card] : []));
  }

  get end(): number {
    return latest(this.cues, this.now);
  }

  /** Everything that is planned, fast enough to end in time; what dwells comes on top of that. */
  within(longest: number): Timeline<Own> {
    const { cues, beats, end } = this;
    const fleeting = this.#dwelt.reduce((left, { ms }) => left - ms, end);
    const factor = fleeting > longest ? longest / fleeting : 1;
    const awaited = cues.filter(({ kind }) => !LINGERING.has(kind));
    const rest = latest(awaited.map(untilTold), this.now);
    const dwelt = this.#dwelt.map((one) => ({ ...one, by: 1 }));
    return warped({ cues, beats, reads: this.#reads, rest, ms: end }, factor, dwelt);
  }
}

/** Nobody has to wait for these to end. */
const LINGERING: ReadonlySet<Act<unknown>["kind"]> = new Set<Act<unknown>["kind"]>([
  "tell",
  "chain",
  "gleam",
  "nod",
]);

/** A number that is half counted can be read, and goes on while the next is already answered. */
function untilTold<Own>(cue: Cue<Own>): Cue<Own> {
  return cue.kind === "count" ? { ...cue, ms: cue.ms / 2 } : cue;
}

function latest(cues: readonly Cue<unknown>[], atLeast: number): number {
  return cues.reduce((end, { at, ms }) => Math.max(end, at + ms), atLeast);
}
