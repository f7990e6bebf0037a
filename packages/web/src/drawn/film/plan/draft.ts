import type { Act, Beat, Cue, Ref, Timeline, TravelWay, Zone } from "./cue.ts";

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

  constructor(where: Map<Ref, Zone>) {
    this.where = where;
  }

  put(act: Act<Own>, ms: number, at = this.now): void {
    this.cues.push({ ...act, at, ms });
  }

  /** Moves a card from where it lies, or, if nobody knows that, from where the event says it was. */
  move(moved: Moved, route: { from: Zone; to: Zone; way?: TravelWay }, ms: number, at = this.now): void {
    const { card, id } = moved;
    const was = moved.was ?? (card === undefined ? undefined : this.#formerly.get(card));
    const called = was ?? card;
    const from = (called === undefined ? undefined : this.where.get(called)) ?? route.from;
    const { to, way = "lay" } = route;
    this.put({ kind: "travel", way, card, was, id, from, to }, ms, at);
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

  wait(ms: number): void {
    this.now += ms;
  }

  /** Plans one event, and notes when it has its turn. */
  beat(event: number, plan: () => void): void {
    const [at, planned] = [this.now, this.cues.length];
    plan();
    const moved = this.cues.slice(planned).find(({ kind }) => kind === "travel");
    this.beats.push({ event, at, lands: moved === undefined ? at : moved.at + moved.ms });
  }

  cardsIn(zone: Zone): readonly Ref[] {
    return [...this.where].flatMap(([card, place]) => (place === zone ? [card] : []));
  }

  get end(): number {
    return this.cues.reduce((latest, { at, ms }) => Math.max(latest, at + ms), this.now);
  }

  /** Everything that is planned, fast enough to end in time. */
  within(longest: number): Timeline<Own> {
    const { cues, beats, end } = this;
    const factor = end > longest ? longest / end : 1;
    return {
      cues: cues.map((cue): Cue<Own> => ({ ...cue, at: cue.at * factor, ms: cue.ms * factor })),
      beats: beats.map(({ event, at, lands }) => ({ event, at: at * factor, lands: lands * factor })),
      ms: end * factor,
    };
  }
}
