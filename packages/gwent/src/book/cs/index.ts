import type { Told } from "../outline.ts";
import { ABILITIES } from "./abilities.ts";
import { FACTIONS } from "./factions.ts";
import { MODES } from "./modes.ts";
import { PLAY } from "./play.ts";
import { SOLO } from "./solo.ts";
import { SPECIALS } from "./specials.ts";
import { TABLE } from "./table.ts";

const told: Told = {
  play: { title: "Jak se hraje", pages: PLAY },
  abilities: { title: "Schopnosti", pages: ABILITIES },
  specials: { title: "Speciální karty", pages: SPECIALS },
  factions: { title: "Velitelé a frakce", pages: FACTIONS },
  modes: { title: "Herní režimy", pages: { ...MODES, ...SOLO } },
  table: { title: "U našeho stolu", pages: TABLE },
};

export default told;
