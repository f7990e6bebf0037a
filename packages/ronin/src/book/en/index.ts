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
  play: { title: "How to play", pages: { ...PLAY, ...STEPS, ...WHOLE_TURN } },
  effects: { title: "Effects of the cards", pages: EFFECTS },
  abilities: { title: "Characters and abilities", pages: ABILITIES },
  boards: { title: "Boards and chapter cards", pages: BOARDS },
  alone: { title: "Two players and solo", pages: ALONE },
  table: { title: "At our table", pages: TABLE },
};

export default told;
