/** What the cards of each family bear: an icon of the set. */
const FAMILIES: Readonly<Record<string, string>> = {
  preciseCut: "piercing-sword",
  whirl: "spinning-sword",
  cripplingStrike: "sword-break",
  staggeringBlow: "sword-clash",
  preciseBlow: "pointy-sword",
  crushingBlow: "hammer-drop",
  counterAttack: "shield-reflect",
  cover: "surrounded-shield",
  block: "shield-impact",
  lightningReflexes: "dodging",
  intensiveAard: "whirlwind",
  intensiveIgni: "fire-ray",
  armourMelting: "fire-breath",
  shockWave: "wave-strike",
  fireStream: "fire-wave",
  intensiveYrden: "pentagram-rose",
  intensiveAxii: "psychic-waves",
  intensiveQuen: "vibrating-shield",
  magicTrap: "spider-web",
  explodingShield: "shield-echoes",
  quickSlash: "sword-slice",
  rendingBlow: "saber-slash",
  push: "shield-bash",
  aard: "wind-slap",
  yrden: "rune-stone",
  axii: "third-eye",
  quen: "magic-shield",
};

/** A card that only a scenario knows bears crossed swords. */
const UNKNOWN = "crossed-swords";

export const familyIcon = (family: string): string => FAMILIES[family] ?? UNKNOWN;

/** Every picture that some card bears. */
export const FAMILY_ICONS: readonly string[] = [...Object.values(FAMILIES), UNKNOWN];
