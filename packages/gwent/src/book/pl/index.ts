import type { Told } from "../outline.ts";
import { ABILITIES } from "./abilities.ts";
import { FACTIONS } from "./factions.ts";
import { MODES } from "./modes.ts";
import { PLAY } from "./play.ts";
import { SOLO } from "./solo.ts";
import { SPECIALS } from "./specials.ts";
import { TABLE } from "./table.ts";

const told: Told = {
  play: { title: "Jak grać", pages: PLAY },
  abilities: { title: "Zdolności", pages: ABILITIES },
  specials: { title: "Karty specjalne", pages: SPECIALS },
  factions: { title: "Dowódcy i frakcje", pages: FACTIONS },
  modes: { title: "Tryby gry", pages: { ...MODES, ...SOLO } },
  table: { title: "Przy naszym stole", pages: TABLE },
};

export default told;
