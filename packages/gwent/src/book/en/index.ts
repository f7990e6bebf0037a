import type { Told } from "../outline.ts";
import { ABILITIES } from "./abilities.ts";
import { FACTIONS } from "./factions.ts";
import { MODES } from "./modes.ts";
import { PLAY } from "./play.ts";
import { SOLO } from "./solo.ts";
import { SPECIALS } from "./specials.ts";
import { TABLE } from "./table.ts";

const told: Told = {
  play: { title: "How to play", pages: PLAY },
  abilities: { title: "Abilities", pages: ABILITIES },
  specials: { title: "Special cards", pages: SPECIALS },
  factions: { title: "Leaders and factions", pages: FACTIONS },
  modes: { title: "Ways to play", pages: { ...MODES, ...SOLO } },
  table: { title: "At our table", pages: TABLE },
};

export default told;
