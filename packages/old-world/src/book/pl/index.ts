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
  play: { title: "Jak grać", pages: { ...PLAY, ...TURN } },
  fights: { title: "Walki", pages: { ...FIGHTS, ...OPPONENTS } },
  places: { title: "Miejsca i tropy", pages: PLACES },
  witcher: { title: "Twój wiedźmin", pages: WITCHER },
  stories: { title: "Opowieści", pages: STORIES },
  cards: { title: "Potwory i trofea", pages: CARDS },
  alone: { title: "Solo", pages: ALONE },
  table: { title: "Przy naszym stole", pages: TABLE },
};

export default told;
