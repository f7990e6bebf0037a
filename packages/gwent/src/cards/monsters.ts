import { printer } from "./printer.ts";
import type { CardRow } from "./row.ts";

const { leader, hero, unit } = printer("monsters");

export const MONSTERS: readonly CardRow[] = [
  leader("eredin-bringer-of-death", "leader-restore-to-hand"),
  leader("eredin-commander-of-the-red-riders", "leader-horn-close"),
  leader("eredin-destroyer-of-worlds", "leader-discard-two-pick-one"),
  leader("eredin-king-of-the-wild-hunt", "leader-play-any-weather"),
  leader("eredin-the-treacherous", "leader-double-spies"),
  hero("draug", "close", 10),
  hero("imlerith", "close", 10),
  hero("kayran", "agile", 8, { abilities: ["morale-boost"] }),
  hero("leshen", "ranged", 10),
  unit("arachas", "close", 4, { abilities: ["muster"], musters: ["arachas"], copies: 3 }),
  unit("arachas-behemoth", "siege", 6, { abilities: ["muster"], musters: ["arachas"] }),
  unit("botchling", "close", 4),
  unit("celaeno-harpy", "agile", 2),
  unit("cockatrice", "ranged", 2),
  unit("crone-brewess", "close", 6, { abilities: ["muster"], musters: ["crone-weavess", "crone-whispess"] }),
  unit("crone-weavess", "close", 6, { abilities: ["muster"], musters: ["crone-brewess", "crone-whispess"] }),
  unit("crone-whispess", "close", 6, { abilities: ["muster"], musters: ["crone-brewess", "crone-weavess"] }),
  unit("earth-elemental", "siege", 6),
  unit("endrega", "ranged", 2),
  unit("fiend", "close", 6),
  unit("fire-elemental", "siege", 6),
  unit("foglet", "close", 2),
  unit("forktail", "close", 5),
  unit("frightener", "close", 5),
  unit("gargoyle", "ranged", 2),
  unit("ghoul", "close", 1, { abilities: ["muster"], musters: ["ghoul"], copies: 3 }),
  unit("grave-hag", "ranged", 5),
  unit("griffin", "close", 5),
  unit("harpy", "agile", 2),
  unit("ice-giant", "siege", 5),
  unit("nekker", "close", 2, { abilities: ["muster"], musters: ["nekker"], copies: 3 }),
  unit("plague-maiden", "close", 5),
  unit("toad", "ranged", 7, { abilities: ["scorch-ranged"] }),
  unit("vampire-bruxa", "close", 4, {
    abilities: ["muster"],
    musters: ["vampire-ekimmara", "vampire-fleder", "vampire-garkain", "vampire-katakan"],
  }),
  unit("vampire-ekimmara", "close", 4, {
    abilities: ["muster"],
    musters: ["vampire-bruxa", "vampire-fleder", "vampire-garkain", "vampire-katakan"],
  }),
  unit("vampire-fleder", "close", 4, {
    abilities: ["muster"],
    musters: ["vampire-bruxa", "vampire-ekimmara", "vampire-garkain", "vampire-katakan"],
  }),
  unit("vampire-garkain", "close", 4, {
    abilities: ["muster"],
    musters: ["vampire-bruxa", "vampire-ekimmara", "vampire-fleder", "vampire-katakan"],
  }),
  unit("vampire-katakan", "close", 5, {
    abilities: ["muster"],
    musters: ["vampire-bruxa", "vampire-ekimmara", "vampire-fleder", "vampire-garkain"],
  }),
  unit("werewolf", "close", 5),
  unit("wyvern", "ranged", 2),
];
