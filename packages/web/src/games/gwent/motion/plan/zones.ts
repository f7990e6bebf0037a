import type { View } from "@medallion/gwent";
import type { RowName } from "@medallion/gwent/cards";
import { CENTER, type Ref, type Zone } from "../../../../drawn/film/plan/cue.ts";
import type { Zones } from "../../../../drawn/film/stage/zones.ts";

export const zoneOf = {
  hand: (player: number): Zone => `hand:${player}`,
  deck: (player: number): Zone => `deck:${player}`,
  leader: (player: number): Zone => `leader:${player}`,
  seal: (player: number): Zone => `seal:${player}`,
  pile: (side: number): Zone => `pile:${side}`,
  gems: (side: number): Zone => `gems:${side}`,
  total: (side: number): Zone => `total:${side}`,
  row: (side: number, row: RowName): Zone => `row:${side}:${row}`,
  slot: (side: number, row: RowName): Zone => `slot:${side}:${row}`,
  handCount: (player: number): Zone => `hand-count:${player}`,
  deckCount: (player: number): Zone => `deck-count:${player}`,
  pileCount: (side: number): Zone => `pile-count:${side}`,
  rowTotal: (side: number, row: RowName): Zone => `row-total:${side}:${row}`,
  weather: "weather",
  limbo: "limbo",
  center: CENTER,
} as const;

/** Whether cards lie there for good while a round lasts: what is cleared away when it ends. */
export function isField(zone: Zone): boolean {
  return zone.startsWith("row:") || zone.startsWith("slot:") || zone === zoneOf.weather;
}

/** Where every card lies that the viewer sees; hands that other seats hold open count too. */
export function whereabouts(view: View, open: readonly View[] = []): Map<Ref, Zone> {
  const where = new Map<Ref, Zone>();
  for (const seen of [...open, view])
    for (const [player, { hand }] of seen.players.entries())
      for (const { card } of hand ?? []) where.set(card, zoneOf.hand(player));
  for (const [side, { rows, pile }] of view.sides.entries()) {
    for (const { card } of pile) where.set(card, zoneOf.pile(side));
    for (const { row, cards, slot } of rows) {
      for (const { card } of cards) where.set(card, zoneOf.row(side, row));
      if (slot !== undefined && slot !== "leader") where.set(slot.card, zoneOf.slot(side, row));
    }
  }
  for (const { card } of view.weather) where.set(card, zoneOf.weather);
  for (const { card } of view.limbo) where.set(card, zoneOf.limbo);
  return where;
}

/** What films know of these zones. */
export const ZONES: Zones = {
  shape: 88 / 120,
  isRow: (zone) => zone.startsWith("row:"),
  isPile: (zone) => zone.startsWith("pile:"),
  isRanked: (zone) => zone.startsWith("total:"),
  insteadOf: (zone) => {
    const [, whose = "0"] = zone.split(":");
    // What else belongs to the same player or side.
    return ["hand", "leader", "total", "gems"].map((name) => `${name}:${whose}`);
  },
};
