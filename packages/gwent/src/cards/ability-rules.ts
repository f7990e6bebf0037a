import type { Ability, CardRow } from "./row.ts";

/** The rule that tells of each ability, and of being a hero. */
const RULES: Readonly<Record<Ability | "hero", string>> = {
  hero: "GW-1.4",
  agile: "GW-5.3",
  berserker: "GW-6.9",
  "commander-horn": "GW-6.4",
  decoy: "GW-9.6",
  mardroeme: "GW-6.9",
  medic: "GW-5.6",
  "morale-boost": "GW-6.3",
  muster: "GW-5.9",
  scorch: "GW-6.5",
  "scorch-close": "GW-6.7",
  "scorch-ranged": "GW-6.7",
  "scorch-siege": "GW-6.7",
  spy: "GW-5.4",
  "summon-avenger": "GW-6.12",
  "tight-bond": "GW-6.1",
  "weather-clear": "GW-8.8",
  "weather-fog": "GW-8.2",
  "weather-frost": "GW-8.1",
  "weather-rain": "GW-8.3",
  "weather-storm": "GW-8.4",
  "leader-cancel-leaders": "GW-10.5",
  "leader-clear-weather": "GW-10.11",
  "leader-discard-two-pick-one": "GW-10.32",
  "leader-double-spies": "GW-10.34",
  "leader-draw-extra": "GW-10.42",
  "leader-half-weather": "GW-10.51",
  "leader-horn-close": "GW-10.30",
  "leader-horn-ranged": "GW-10.41",
  "leader-horn-siege": "GW-10.12",
  "leader-optimize-agile": "GW-10.44",
  "leader-peek-three": "GW-10.21",
  "leader-play-any-weather": "GW-10.33",
  "leader-play-bond-copy": "GW-10.52",
  "leader-play-fog": "GW-10.10",
  "leader-play-frost": "GW-10.43",
  "leader-play-mardroeme": "GW-10.53",
  "leader-play-rain": "GW-10.20",
  "leader-play-storm": "GW-10.54",
  "leader-random-restore": "GW-10.23",
  "leader-reshuffle-discards": "GW-10.50",
  "leader-restore-to-hand": "GW-10.31",
  "leader-scorch-close": "GW-10.40",
  "leader-scorch-ranged": "GW-10.14",
  "leader-scorch-siege": "GW-10.13",
  "leader-steal-discard": "GW-10.22",
};

/** Special cards whose ability units have too follow rules of their own. */
const SPECIAL_RULES: Partial<Record<Ability | "hero", string>> = {
  "commander-horn": "GW-9.1",
  mardroeme: "GW-9.10",
  scorch: "GW-9.4",
};

export function abilityRule(card: CardRow, ability: Ability | "hero"): string {
  return (card.kind === "special" ? SPECIAL_RULES[ability] : undefined) ?? RULES[ability];
}
