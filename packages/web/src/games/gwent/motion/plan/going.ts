import type { GwentEvent, Named } from "@medallion/gwent";
import { type CardRow, type RowName, weatherOf } from "@medallion/gwent/cards";
import type { Ref, Zone } from "../../../../drawn/film/plan/cue.ts";
import type { GwentDraft } from "./gwent-draft.ts";
import { MS } from "./timing.ts";
import { TOPICS } from "./topics.ts";
import { isField, zoneOf } from "./zones.ts";

type Event<K extends GwentEvent["kind"]> = Extract<GwentEvent, { kind: K }>;

/** The rows under these weather cards. */
function rowsUnder(
  cards: readonly Named[],
  printed: (id: string) => CardRow | undefined,
): readonly RowName[] {
  const rows = cards.flatMap(({ id }) => weatherOf(printed(id))?.rows ?? []);
  return [...new Set(rows)];
}

function weatherLands(draft: GwentDraft, card: Ref, id: string, seat: number): void {
  const shows = draft.where.get(card) === zoneOf.center ? undefined : draft.shows(seat);
  const ms = MS.lay + (shows ?? 0);
  draft.move({ card, id }, { from: zoneOf.hand(seat), to: zoneOf.weather, shows }, ms);
  draft.wait(ms);
}

export function weatherComes(
  draft: GwentDraft,
  { card, id, seat }: Event<"weatherCame">,
  printed: (id: string) => CardRow | undefined,
): void {
  weatherLands(draft, card, id, seat);
  draft.own({ kind: "sky", rows: rowsUnder([{ card, id }], printed), comes: true }, MS.sky);
  draft.wait(MS.sky);
}

/** A second card of the same weather shows itself at the tray and is spent. */
export function weatherFades(draft: GwentDraft, { card, id, seat }: Event<"weatherWasted">): void {
  weatherLands(draft, card, id, seat);
  draft.move(
    { card, id },
    { from: zoneOf.weather, to: zoneOf.pile(draft.sideOf(seat)), way: "fall" },
    MS.lay,
  );
  draft.wait(MS.lay);
}

export function weatherClears(
  draft: GwentDraft,
  { cards }: Event<"weatherCleared">,
  printed: (id: string) => CardRow | undefined,
  end: ReadonlyMap<Ref, Zone>,
): void {
  draft.own({ kind: "sky", rows: rowsUnder(cards, printed), comes: false }, MS.sky);
  for (const { card, id } of cards)
    draft.move(
      { card, id },
      { from: zoneOf.weather, to: end.get(card) ?? zoneOf.pile(0), way: "fall" },
      MS.sky,
    );
  draft.wait(MS.sky);
}

/** Those that burn are marked first, and then fall together. */
export function unitsBurn(draft: GwentDraft, { cards }: Event<"unitsScorched">): void {
  draft.own({ kind: "burn", cards: cards.map(({ card }) => card) }, MS.mark + MS.crack);
  draft.wait(MS.mark + MS.crack);
  for (const { card, id, side, row } of cards)
    draft.move({ card, id }, { from: zoneOf.row(side, row), to: zoneOf.pile(side), way: "fall" }, MS.fall);
  draft.wait(MS.fall);
}

/** Everything but what is kept sweeps to the piles, row by row. */
export function fieldClears(draft: GwentDraft, end: ReadonlyMap<Ref, Zone>): void {
  const rows = draft.after.sides.flatMap(({ rows }) => rows.map(({ row }) => row));
  draft.reveal(TOPICS.passed);
  draft.own({ kind: "sky", rows: [...new Set(rows)], comes: false }, MS.sky);
  const leaving = [...draft.where].filter(([card, zone]) => isField(zone) && !draft.kept.has(card));
  for (const [place, [card, zone]] of leaving.entries()) {
    const to = end.get(card);
    const pile = to === undefined || isField(to) ? zoneOf.pile(sideIn(zone)) : to;
    draft.move({ card }, { from: zone, to: pile, way: "sweep" }, MS.sweep, draft.now + place * MS.sweepApart);
  }
  draft.kept.clear();
  if (leaving.length > 0) draft.wait(MS.sweep + (leaving.length - 1) * MS.sweepApart);
}

function sideIn(zone: Zone): number {
  return Number(zone.split(":")[1] ?? 0);
}
