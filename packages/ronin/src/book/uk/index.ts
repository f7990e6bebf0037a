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
  play: { title: "Як грати", pages: { ...PLAY, ...STEPS, ...WHOLE_TURN } },
  effects: { title: "Ефекти карт", pages: EFFECTS },
  abilities: { title: "Персонажі та вміння", pages: ABILITIES },
  boards: { title: "Поля й карти розділів", pages: BOARDS },
  alone: { title: "Гра вдвох і соло", pages: ALONE },
  table: { title: "За нашим столом", pages: TABLE },
};

export default told;
