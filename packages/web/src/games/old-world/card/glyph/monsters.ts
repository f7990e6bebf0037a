/** What each monster is drawn as: an icon of the set. */
const MONSTERS: Readonly<Record<string, string>> = {
  arachas: "spider-face",
  archespore: "venus-flytrap",
  barghest: "direwolf",
  drownersNest: "fish-monster",
  ekimmara: "evil-bat",
  foglet: "ghost",
  ghoulsNest: "raise-zombie",
  harpy: "harpy",
  nekkersNest: "goblin-head",
  rotfiend: "shambling-zombie",
  fiend: "horned-skull",
  graveHag: "witch-face",
  griffin: "griffin-symbol",
  manticore: "scorpion",
  nightwraith: "haunting",
  noonwraith: "spectre",
  penitent: "executioner-hood",
  waterHag: "tentacles-skull",
  weavess: "spinning-wheel",
  werewolf: "werewolf",
  whispess: "human-ear",
  wyvern: "wyvern",
  brewess: "cauldron",
  bruxa: "female-vampire",
  glustyworp: "leeching-worm",
  leshen: "stag-head",
  striga: "imp-laugh",
  yghern: "centipede",
};

/** A monster that only a scenario knows is a set of fangs. */
const UNKNOWN = "bestial-fangs";

export const monsterIcon = (monster: string): string => MONSTERS[monster] ?? UNKNOWN;
export const MONSTER_ICONS: readonly string[] = [...Object.values(MONSTERS), UNKNOWN];
