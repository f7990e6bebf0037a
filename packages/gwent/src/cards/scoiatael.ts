import { printer } from "./printer.ts";
import type { CardRow } from "./row.ts";

const { leader, hero, unit } = printer("scoiatael");

export const SCOIATAEL: readonly CardRow[] = [
  leader("francesca-daisy-of-the-valley", "leader-draw-extra"),
  leader("francesca-hope-of-the-aen-seidhe", "leader-optimize-agile"),
  leader("francesca-pureblood-elf", "leader-play-frost"),
  leader("francesca-queen-of-dol-blathanna", "leader-scorch-close"),
  leader("francesca-the-beautiful", "leader-horn-ranged"),
  hero("eithne", "ranged", 10),
  hero("iorveth", "ranged", 10),
  hero("isengrim-faoiltiarna", "close", 10, { abilities: ["morale-boost"] }),
  hero("saesenthessis", "ranged", 10),
  unit("barclay-els", "agile", 6),
  unit("ciaran-aep-easnillien", "agile", 3),
  unit("dennis-cranmer", "close", 6),
  unit("dol-blathanna-archer", "ranged", 4),
  unit("dol-blathanna-scout", "agile", 6, { copies: 3 }),
  unit("dwarven-skirmisher", "close", 3, {
    abilities: ["muster"],
    musters: ["dwarven-skirmisher"],
    copies: 3,
  }),
  unit("elven-skirmisher", "ranged", 2, { abilities: ["muster"], musters: ["elven-skirmisher"], copies: 3 }),
  unit("filavandrel-aen-fidhail", "agile", 6),
  unit("havekar-healer", "ranged", 0, { abilities: ["medic"], copies: 3 }),
  unit("havekar-smuggler", "close", 5, { abilities: ["muster"], musters: ["havekar-smuggler"], copies: 3 }),
  unit("ida-emean-aep-sivney", "ranged", 6),
  unit("mahakaman-defender", "close", 5, { copies: 5 }),
  unit("milva", "ranged", 10, { abilities: ["morale-boost"] }),
  unit("riordain", "ranged", 1),
  unit("schirru", "siege", 8, { abilities: ["scorch-siege"] }),
  unit("toruviel", "ranged", 2),
  unit("vrihedd-brigade-recruit", "ranged", 4),
  unit("vrihedd-brigade-veteran", "agile", 5, { copies: 2 }),
  unit("yaevinn", "agile", 6),
];
