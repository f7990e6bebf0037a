import type { Told } from "../outline.ts";
import { ALONE } from "./alone.ts";
import { CARDS } from "./cards.ts";
import { FIGHTS } from "./fights.ts";
import { OPPONENTS } from "./opponents.ts";
import { PLACES } from "./places.ts";
import { PLAY } from "./play.ts";
import { STORIES } from "./stories.ts";
import { TABLE } from "./table.ts";
import { TURN } from "./turn.ts";
import { WITCHER } from "./witcher.ts";

const told: Told = {
  play: { title: "Як грати", pages: { ...PLAY, ...TURN } },
  fights: { title: "Бої", pages: { ...FIGHTS, ...OPPONENTS } },
  places: { title: "Місця та сліди", pages: PLACES },
  witcher: { title: "Ваш відьмак", pages: WITCHER },
  stories: { title: "Історії", pages: STORIES },
  cards: { title: "Чудовиська і трофеї", pages: CARDS },
  alone: { title: "Соло-режим", pages: ALONE },
  table: { title: "За нашим столом", pages: TABLE },
};

export default told;
