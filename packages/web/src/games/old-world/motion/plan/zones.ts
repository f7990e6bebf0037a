import type { View } from "@medallion/old-world";
import { comboOf } from "@medallion/old-world/pages";
import type { Ref, Zone, Zones } from "../../../../drawn/index.ts";
import { zoneOf } from "../../sight/zones.ts";

/** Places of fights, dice and stories, and of what lies beside the map. */
export const fightZone = {
  combo: (player: number): Zone => `combo:${player}`,
  damage: (player: number): Zone => `damage:${player}`,
  fighter: (player: number): Zone => `fighter:${player}`,
  bet: (player: number): Zone => `bet:${player}`,
  dice: (side: string): Zone => `dice:${side}`,
  foe: "foe",
  life: "monster:life",
  revealed: "monster:revealed",
  /** Between the two: a combo, or the monster's card. */
  middle: "fight:middle",
  pot: "pot",
} as const;

export const STORY: Zone = "story";
export const POOL: Zone = "pool";
/** The common deck and its discard pile lie nowhere of their own. */
export const COMMON: Zone = "pool:deck";
/** Where cards go that leave the game. */
export const goneOf = (player: number): Zone => `gone:${player}`;

export const figureOf = (player: number): Ref => `figure:${player}`;

/** Where every card lies that the viewer sees; hands that other seats hold open count too. */
export function whereabouts(view: View, open: readonly View[] = []): Map<Ref, Zone> {
  const where = new Map<Ref, Zone>();
  const lie = (cards: readonly string[], zone: Zone): void => {
    for (const card of cards) where.set(card, zone);
  };
  for (const seen of [...open, view])
    for (const [player, { hand, known, spied }] of seen.players.entries())
      lie(hand ?? [...known, ...spied], zoneOf.hand(player));
  for (const [player, { discard }] of view.players.entries()) lie(discard, zoneOf.discard(player));
  for (const [place, card] of view.pool.entries()) if (card !== null) lie([card], zoneOf.slot(place + 1));
  for (const { seat } of view.fight?.fighters ?? [])
    lie(
      comboOf(view, seat).map(({ card }) => card),
      fightZone.combo(seat),
    );
  return where;
}

/** Where cards lie open for everybody. */
export function isOpen(zone: Zone): boolean {
  return zone.startsWith("slot:") || zone.startsWith("combo:") || zone.startsWith("discard:");
}

/** Zones of which a layout may show another one: in a fight the board is away, otherwise the stage. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  hand: ["fighter", "seat"],
  deck: ["fighter", "seat"],
  discard: ["deck", "fighter", "seat"],
  gone: ["discard", "deck", "seat"],
  combo: ["hand", "fighter", "seat"],
  damage: ["combo", "fighter", "seat"],
  fighter: ["seat", "hand"],
  seat: ["fighter", "hand"],
};

/** Where coins and tokens come and go: none is larger there than it is on the table. */
const OF_TOKENS: readonly string[] = ["gold", "bet", "pot", "place", "story", "quests"];
const TOKEN_HEIGHT = 40;
/** What is as large everywhere, by the names of its drawings. */
const TOKENS: readonly string[] = ["coin", "quest", "trail"];

/** What films know of these zones. */
export const ZONES: Zones = {
  shape: 200 / 280,
  heightIn: (zone) => (OF_TOKENS.includes(zone.split(":")[0] ?? "") ? TOKEN_HEIGHT : undefined),
  heightOf: (id) => (TOKENS.includes(id.split(":")[0] ?? "") ? TOKEN_HEIGHT : undefined),
  isRow: (zone) => zone.startsWith("combo:"),
  isPile: (zone) => zone.startsWith("discard:"),
  insteadOf: (zone) => {
    const [name = "", whose = ""] = zone.split(":");
    if (name === "slot" || zone === COMMON) return [POOL];
    if (zone === fightZone.revealed) return [fightZone.middle, fightZone.foe];
    if (name === "monster") return [fightZone.foe];
    return (INSTEAD[name] ?? ["seat", "fighter", "hand"]).map((other) => `${other}:${whose}`);
  },
};
