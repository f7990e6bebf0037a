import { printer } from "./printer.ts";
import type { CardRow } from "./row.ts";

const { hero, unit, special, weather } = printer("neutral");

export const NEUTRAL: readonly CardRow[] = [
  hero("avallach", "close", 0, { abilities: ["spy"] }),
  hero("cirilla", "close", 15, { abilities: ["muster"], musters: ["roach"] }),
  hero("geralt-of-rivia", "close", 15, { abilities: ["muster"], musters: ["roach"] }),
  hero("triss-merigold", "close", 7),
  hero("yennefer-of-vengerberg", "ranged", 7, { abilities: ["medic"] }),
  unit("cow", "ranged", 0, { abilities: ["summon-avenger"], avenger: "bovine-defence-force" }),
  unit("dandelion", "close", 2, { abilities: ["commander-horn"] }),
  unit("emiel-regis", "close", 5),
  unit("gaunter-odimm", "siege", 2, { abilities: ["muster"], musters: ["gaunter-odimm-darkness"] }),
  unit("gaunter-odimm-darkness", "ranged", 4, {
    abilities: ["muster"],
    musters: ["gaunter-odimm-darkness"],
    copies: 3,
  }),
  unit("olgierd-von-everec", "agile", 6, { abilities: ["morale-boost"] }),
  unit("roach", "close", 3, { copiesVideoGame: 0 }),
  unit("vesemir", "close", 6),
  unit("villentretenmerth", "close", 7, { abilities: ["scorch-close"] }),
  unit("zoltan-chivay", "close", 5),
  special("commanders-horn", "commander-horn", { copies: 3 }),
  special("decoy", "decoy", { copies: 3 }),
  special("scorch", "scorch", { copies: 3 }),
  weather("biting-frost", "weather-frost", { copies: 3 }),
  weather("clear-weather", "weather-clear", { copies: 3, copiesVideoGame: 2 }),
  weather("impenetrable-fog", "weather-fog", { copies: 3 }),
  weather("skellige-storm", "weather-storm", { copies: 3 }),
  weather("torrential-rain", "weather-rain", { copies: 3, copiesVideoGame: 2 }),
  unit("bovine-defence-force", "close", 8, { token: true, copies: 2, copiesVideoGame: 0 }),
];
