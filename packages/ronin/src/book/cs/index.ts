import type { Told } from "../outline.ts";
import { ABILITIES } from "./abilities.ts";
import { ALONE } from "./alone.ts";
import { BOARDS } from "./boards.ts";
import { EFFECTS } from "./effects.ts";
import { PLAY } from "./play.ts";
import { STEPS } from "./steps.ts";
import { TABLE } from "./table.ts";
import { WHOLE_TURN } from "./whole-turn.ts";

const told: Told = {
  play: { title: "Jak se hraje", pages: { ...PLAY, ...STEPS, ...WHOLE_TURN } },
  effects: { title: "Efekty karet", pages: EFFECTS },
  abilities: { title: "Postavy a schopnosti", pages: ABILITIES },
  boards: { title: "Plány a karty kapitol", pages: BOARDS },
  alone: { title: "Ve dvou a sólo", pages: ALONE },
  table: { title: "U našeho stolu", pages: TABLE },
};

export default told;
