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
  play: { title: "Jak grać", pages: { ...PLAY, ...STEPS, ...WHOLE_TURN } },
  effects: { title: "Efekty kart", pages: EFFECTS },
  abilities: { title: "Postacie i zdolności", pages: ABILITIES },
  boards: { title: "Planszetki i karty rozdziałów", pages: BOARDS },
  alone: { title: "We dwoje i solo", pages: ALONE },
  table: { title: "Przy naszym stole", pages: TABLE },
};

export default told;
