import type { Told } from "../outline.ts";
import { ABILITIES } from "./abilities.ts";
import { FACTIONS } from "./factions.ts";
import { MODES } from "./modes.ts";
import { PLAY } from "./play.ts";
import { SOLO } from "./solo.ts";
import { SPECIALS } from "./specials.ts";
import { TABLE } from "./table.ts";

const told: Told = {
  play: { title: "Як грати", pages: PLAY },
  abilities: { title: "Здібності", pages: ABILITIES },
  specials: { title: "Спеціальні карти", pages: SPECIALS },
  factions: { title: "Командири та фракції", pages: FACTIONS },
  modes: { title: "Режими гри", pages: { ...MODES, ...SOLO } },
  table: { title: "За нашим столом", pages: TABLE },
};

export default told;
