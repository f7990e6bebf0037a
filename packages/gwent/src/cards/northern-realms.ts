import { printer } from "./printer.ts";
import type { CardRow } from "./row.ts";

const { leader, hero, unit } = printer("northern-realms");

export const NORTHERN_REALMS: readonly CardRow[] = [
  leader("foltest-king-of-temeria", "leader-play-fog"),
  leader("foltest-lord-commander-of-the-north", "leader-clear-weather"),
  leader("foltest-son-of-medell", "leader-scorch-ranged"),
  leader("foltest-the-siegemaster", "leader-horn-siege"),
  leader("foltest-the-steel-forged", "leader-scorch-siege"),
  hero("esterad-thyssen", "close", 10),
  hero("john-natalis", "close", 10),
  hero("philippa-eilhart", "ranged", 10),
  hero("vernon-roche", "close", 10),
  unit("ballista", "siege", 6, { copies: 2, copiesVideoGame: 1 }),
  unit("blue-stripes-commando", "close", 4, { abilities: ["tight-bond"], copies: 3 }),
  unit("catapult", "siege", 8, { abilities: ["tight-bond"], copies: 2 }),
  unit("crinfrid-reavers-dragon-hunter", "ranged", 5, { abilities: ["tight-bond"], copies: 3 }),
  unit("dethmold", "ranged", 6),
  unit("dun-banner-medic", "siege", 5, { abilities: ["medic"] }),
  unit("kaedweni-siege-expert", "siege", 1, { abilities: ["morale-boost"], copies: 3 }),
  unit("keira-metz", "ranged", 5),
  unit("poor-fucking-infantry", "close", 1, { abilities: ["tight-bond"], copies: 3, copiesVideoGame: 4 }),
  unit("prince-stennis", "close", 5, { abilities: ["spy"] }),
  unit("redanian-foot-soldier", "close", 1, { copies: 2 }),
  unit("sabrina-glevissig", "ranged", 4),
  unit("sheldon-skaggs", "ranged", 4),
  unit("siege-tower", "siege", 6),
  unit("siegfried-of-denesle", "close", 5),
  unit("sigismund-dijkstra", "close", 4, { abilities: ["spy"] }),
  unit("sile-de-tansarville", "ranged", 5),
  unit("thaler", "siege", 1, { abilities: ["spy"] }),
  unit("trebuchet", "siege", 6, { copies: 2 }),
  unit("ves", "close", 5),
  unit("yarpen-zigrin", "close", 2),
];
