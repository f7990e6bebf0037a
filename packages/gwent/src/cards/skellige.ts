import { printer } from "./printer.ts";
import type { CardRow } from "./row.ts";

const { leader, hero, unit, special } = printer("skellige");

export const SKELLIGE: readonly CardRow[] = [
  leader("arnjolf-the-patricide", "leader-play-bond-copy", { copiesVideoGame: 0 }),
  leader("crach-an-craite", "leader-reshuffle-discards"),
  leader("eist-tuirseach-king-of-cintra", "leader-play-storm", { copiesVideoGame: 0 }),
  leader("harald-an-craite-the-cripple", "leader-play-mardroeme", { copiesVideoGame: 0 }),
  leader("king-bran", "leader-half-weather"),
  hero("cerys", "close", 10, { abilities: ["muster"], musters: ["clan-drummond-shield-maiden"] }),
  hero("ermion", "ranged", 8, { abilities: ["mardroeme"] }),
  hero("hjalmar", "ranged", 10),
  unit("berserker", "close", 4, { abilities: ["berserker"], transformsInto: "transformed-vildkaarl" }),
  unit("birna-bran", "close", 2, { abilities: ["medic"] }),
  unit("blueboy-lugos", "close", 6),
  unit("clan-an-craite-warrior", "close", 6, { abilities: ["tight-bond"], copies: 3 }),
  unit("clan-brokva-archer", "ranged", 6, { copies: 3, copiesVideoGame: 2 }),
  unit("clan-dimun-pirate", "ranged", 6, { abilities: ["scorch"] }),
  unit("clan-drummond-shield-maiden", "close", 4, { abilities: ["tight-bond"], copies: 3 }),
  unit("clan-heymaey-skald", "close", 4),
  unit("clan-tordarroch-armorsmith", "close", 4),
  unit("donar-an-hindar", "close", 4),
  unit("draig-bon-dhu", "siege", 2, { abilities: ["commander-horn"] }),
  unit("holger-blackhand", "siege", 4),
  unit("kambi", "close", 0, { abilities: ["summon-avenger"], avenger: "hemdall" }),
  unit("light-longship", "ranged", 4, { abilities: ["muster"], musters: ["light-longship"], copies: 3 }),
  unit("madman-lugos", "close", 6),
  unit("olaf", "agile", 12, { abilities: ["morale-boost"] }),
  unit("svanrige", "close", 4),
  unit("udalryk", "close", 4),
  unit("war-longship", "siege", 6, { abilities: ["tight-bond"], copies: 3, copiesVideoGame: 2 }),
  unit("young-berserker", "ranged", 2, {
    abilities: ["berserker"],
    transformsInto: "transformed-young-vildkaarl",
    copies: 3,
  }),
  special("mardroeme", "mardroeme", { copies: 3 }),
  hero("hemdall", "close", 11, { token: true, copiesVideoGame: 0 }),
  unit("transformed-vildkaarl", "close", 14, {
    abilities: ["morale-boost"],
    token: true,
    copiesVideoGame: 0,
  }),
  unit("transformed-young-vildkaarl", "ranged", 8, {
    abilities: ["tight-bond"],
    token: true,
    copies: 3,
    copiesVideoGame: 0,
  }),
];
