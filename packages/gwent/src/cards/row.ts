/** A card as it is printed; GW-1.1 to GW-1.3, GW-1.22. */
export interface CardRow {
  readonly id: string;
  readonly faction: Faction | "neutral";
  readonly kind: CardKind;
  readonly rows: readonly RowName[];
  readonly strength: number;
  readonly abilities: readonly Ability[];
  /** The cards it calls (GW-5.13). */
  readonly musters?: readonly string[];
  /** The token a berserker becomes (GW-6.9). */
  readonly transformsInto?: string;
  /** The token that comes when it is discarded from the battlefield (GW-6.12). */
  readonly avenger?: string;
  readonly token?: true;
  /** How many a deck may hold, with the box's cards and with the video game's (GW-2.5, GW-2.24). */
  readonly copies: number;
  readonly copiesVideoGame: number;
}

export const FACTIONS = ["northern-realms", "nilfgaard", "monsters", "scoiatael", "skellige"] as const;
export type Faction = (typeof FACTIONS)[number];

export type CardKind = "leader" | "hero" | "unit" | "special" | "weather";

export const ROWS = ["close", "ranged", "siege"] as const;
export type RowName = (typeof ROWS)[number];

export const ABILITIES = [
  "agile",
  "berserker",
  "commander-horn",
  "decoy",
  "mardroeme",
  "medic",
  "morale-boost",
  "muster",
  "scorch",
  "scorch-close",
  "scorch-ranged",
  "scorch-siege",
  "spy",
  "summon-avenger",
  "tight-bond",
  "weather-clear",
  "weather-fog",
  "weather-frost",
  "weather-rain",
  "weather-storm",
] as const;
export type UnitAbility = (typeof ABILITIES)[number];

export const LEADER_ABILITIES = [
  "leader-cancel-leaders",
  "leader-clear-weather",
  "leader-discard-two-pick-one",
  "leader-double-spies",
  "leader-draw-extra",
  "leader-half-weather",
  "leader-horn-close",
  "leader-horn-ranged",
  "leader-horn-siege",
  "leader-optimize-agile",
  "leader-peek-three",
  "leader-play-any-weather",
  "leader-play-bond-copy",
  "leader-play-fog",
  "leader-play-frost",
  "leader-play-mardroeme",
  "leader-play-rain",
  "leader-play-storm",
  "leader-random-restore",
  "leader-reshuffle-discards",
  "leader-restore-to-hand",
  "leader-scorch-close",
  "leader-scorch-ranged",
  "leader-scorch-siege",
  "leader-steal-discard",
] as const;
export type LeaderAbility = (typeof LEADER_ABILITIES)[number];
export type Ability = UnitAbility | LeaderAbility;
