import type { Sym, View } from "@medallion/ronin";
import type { Ref, Zone, Zones } from "../../../../drawn/index.ts";

export const zoneOf = {
  hand: (player: number): Zone => `hand:${player}`,
  timeline: (player: number): Zone => `timeline:${player}`,
  /** Rows are counted from 1. */
  row: (row: number): Zone => `row:${row}`,
  pool: (player: number): Zone => `pool:${player}`,
  symbol: (player: number, symbol: Sym): Zone => `symbols:${player}:${symbol}`,
  xp: (player: number): Zone => `xp:${player}`,
  vp: (player: number): Zone => `vp:${player}`,
  experience: (player: number): Zone => `experience:${player}`,
  ability: (id: string): Zone => `ability:${id}`,
  /** By the player whose left board it is. */
  alliance: (board: number): Zone => `alliance:${board}`,
  deck: "deck",
  discard: "discard",
  initiative: "initiative",
  chapter: "chapter",
} as const;

/** What a card is called on the table. */
export function refOf(card: string): Ref {
  return `card:${card}`;
}

export function bannerOf(player: number): Ref {
  return `banner:${player}`;
}

/** Where every card lies that the viewer sees; hands that other seats hold open count too. */
export function whereabouts(view: View, open: readonly View[] = []): Map<Ref, Zone> {
  const where = new Map<Ref, Zone>();
  const lie = (cards: readonly string[], zone: Zone): void => {
    for (const card of cards) where.set(refOf(card), zone);
  };
  for (const seen of [...open, view])
    for (const [player, { hand, known, spied }] of seen.players.entries())
      lie(hand ?? [...known, ...spied], zoneOf.hand(player));
  for (const [player, { timeline }] of view.players.entries())
    lie(
      timeline.map(({ card }) => card),
      zoneOf.timeline(player),
    );
  for (const [place, cards] of view.rows.entries()) lie(cards, zoneOf.row(place + 1));
  lie(view.discard, zoneOf.discard);
  return where;
}

/** Where cards lie open for everybody. */
export function isOpen(zone: Zone): boolean {
  return zone.startsWith("row:") || zone.startsWith("timeline:") || zone === zoneOf.discard;
}

/** What films know of these zones. */
export const ZONES: Zones = {
  shape: 5 / 7,
  isRow: (zone) => zone.startsWith("row:") || zone.startsWith("timeline:"),
  isPile: (zone) => zone === zoneOf.discard,
  insteadOf: (zone) => {
    const [, whose = "0"] = zone.split(":");
    // What else belongs to the same player.
    return ["hand", "timeline", "xp", "pool"].map((name) => `${name}:${whose}`);
  },
};
