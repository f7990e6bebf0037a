import type { CardView, GwentSubject, RowView, SideView, View } from "@medallion/gwent";
import { ROWS } from "@medallion/gwent/cards";
import type { Reason } from "@medallion/kernel";
import type { Ref } from "../../../../drawn/film/plan/cue.ts";
import type { GwentDraft } from "./gwent-draft.ts";
import { zoneOf } from "./zones.ts";

/** The engine's account of a number. */
export type Explain = (view: View, subject: GwentSubject) => readonly Reason[];

/** The field as it lies in the middle of what happens, measured by the rules of the game (GW-7). */
export class Field {
  readonly #draft: GwentDraft;
  readonly #explain: Explain;
  readonly #cards = new Map<Ref, CardView>();
  /** Rows in which a leader has sounded the horn. */
  readonly #horns = new Set<string>();

  constructor(draft: GwentDraft, explain: Explain) {
    this.#draft = draft;
    this.#explain = explain;
    for (const view of [draft.after, draft.before]) this.#know(view);
    for (const [side, { rows }] of draft.before.sides.entries())
      for (const { row, slot } of rows) if (slot === "leader") this.#horns.add(zoneOf.row(side, row));
  }

  hornSounds(side: number, row: RowView["row"]): void {
    this.#horns.add(zoneOf.row(side, row));
  }

  clears(): void {
    this.#horns.clear();
  }

  /** As it lies now, by what was planned so far. */
  now(): View {
    const { after } = this.#draft;
    for (const cue of this.#draft.cues)
      if (cue.kind === "travel" && typeof cue.card === "number" && cue.id !== undefined)
        this.#cards.set(cue.card, { card: cue.card, id: cue.id, by: 0 });
    const laid: View = {
      ...after,
      sides: after.sides.map((side, number) => ({
        ...side,
        pile: [],
        rows: side.rows.map((row) => this.#laid(row, number)),
      })),
      weather: this.#cardsIn(zoneOf.weather),
    };
    return { ...laid, sides: laid.sides.map((side, number) => this.#measured(laid, side, number)) };
  }

  #laid({ row, weather }: RowView, side: number): RowView {
    const [filled] = this.#cardsIn(zoneOf.slot(side, row));
    const slot = this.#horns.has(zoneOf.row(side, row)) ? "leader" : filled;
    const cards = this.#cardsIn(zoneOf.row(side, row));
    return { row, weather, cards, total: 0, ...(slot !== undefined && { slot }) };
  }

  #measured(laid: View, side: SideView, number: number): SideView {
    const rows = side.rows.map((row) => {
      const cards = row.cards.map((one) => ({ ...one, strength: this.#strength(laid, number, row, one) }));
      return { ...row, cards, total: cards.reduce((sum, { strength }) => sum + strength, 0) };
    });
    return { ...side, rows, total: rows.reduce((sum, { total }) => sum + total, 0) };
  }

  #strength(laid: View, side: number, { row }: RowView, { card, id }: CardView): number {
    const subject = { kind: "strength", card, id, side, row: ROWS.indexOf(row) } as const;
    return this.#explain(laid, subject).at(-1)?.amount ?? 0;
  }

  #cardsIn(zone: string): readonly CardView[] {
    return this.#draft
      .cardsIn(zone)
      .flatMap((card) => (typeof card === "number" ? (this.#cards.get(card) ?? []) : []));
  }

  #know({ players, sides, weather, limbo }: View): void {
    const piles = sides.flatMap(({ pile, rows }) => [
      ...pile,
      ...rows.flatMap(({ cards, slot }) =>
        slot === undefined || slot === "leader" ? cards : [...cards, slot],
      ),
    ]);
    const hands = players.flatMap(({ hand = [] }) => hand);
    for (const one of [...hands, ...piles, ...weather, ...limbo]) this.#cards.set(one.card, one);
  }
}
