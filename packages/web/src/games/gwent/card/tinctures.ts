import type { Ability, CardRow } from "@medallion/gwent/cards";

/** The enamel of a field and the metal of what lies on it, each from light to dark. */
export interface Tincture {
  readonly light: string;
  readonly enamel: string;
  readonly deep: string;
  readonly metalLight: string;
  readonly metal: string;
  readonly metalDark: string;
}

function tincture(
  light: string,
  enamel: string,
  deep: string,
  metalLight: string,
  metal: string,
  metalDark: string,
): Tincture {
  return { light, enamel, deep, metalLight, metal, metalDark };
}

export const TINCTURES = {
  "northern-realms": tincture("#4b83c4", "#2f5d94", "#132c48", "#ffffff", "#dfe5ea", "#96a5b2"),
  nilfgaard: tincture("#45424b", "#211f24", "#0a090b", "#fff0b8", "#d9b24a", "#a9842f"),
  scoiatael: tincture("#4f8547", "#325a2e", "#12280f", "#fbe3be", "#dfb27a", "#b07a40"),
  monsters: tincture("#c8433b", "#9c2b26", "#410d0d", "#fffaf0", "#e6dcc6", "#ab9a78"),
  skellige: tincture("#96497a", "#6d2f55", "#2c1026", "#f2f5f7", "#bcc5cb", "#8b969e"),
  neutral: tincture("#b47a3e", "#855626", "#38210b", "#ffffff", "#d2dee6", "#8fa1ad"),
  brass: tincture("#8d6a28", "#5d4318", "#241806", "#fff3c6", "#f0d48a", "#b08635"),
  ember: tincture("#d95f22", "#8f2f10", "#2e0b05", "#fff3c2", "#ffc861", "#ef7a2b"),
  straw: tincture("#8c7b45", "#5f522b", "#262010", "#fff6d8", "#ead59a", "#b89c55"),
  moss: tincture("#6f8a3a", "#465c24", "#1a240c", "#fdeee4", "#eab7a0", "#b96a55"),
  frost: tincture("#8fc4e8", "#4787b5", "#143350", "#ffffff", "#eef8ff", "#a9d3ee"),
  fog: tincture("#a3aeb0", "#69777a", "#2b3436", "#ffffff", "#edf2f2", "#b9c3c4"),
  rain: tincture("#5f86a8", "#365a7a", "#10243a", "#f1f8ff", "#bcd9ef", "#7fa9c9"),
  storm: tincture("#5d5a86", "#37355c", "#131226", "#fffbe0", "#f4e39a", "#c9a24b"),
  clear: tincture("#f0bf5a", "#b97a26", "#57300a", "#fffdf0", "#fff0b8", "#f0d48a"),
} as const;

export type TinctureName = keyof typeof TINCTURES;

/** Special and weather cards are coloured by what they do. */
const BY_ABILITY: Partial<Record<Ability, TinctureName>> = {
  "commander-horn": "brass",
  scorch: "ember",
  decoy: "straw",
  mardroeme: "moss",
  "weather-frost": "frost",
  "weather-fog": "fog",
  "weather-rain": "rain",
  "weather-storm": "storm",
  "weather-clear": "clear",
};

export function tinctureOf({ kind, faction, abilities }: CardRow): TinctureName {
  if (kind !== "special" && kind !== "weather") return faction;
  const [ability] = abilities;
  return (ability === undefined ? undefined : BY_ABILITY[ability]) ?? faction;
}
