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
  play: { title: "How to play", pages: { ...PLAY, ...TURN } },
  fights: { title: "Fights", pages: { ...FIGHTS, ...OPPONENTS } },
  places: { title: "Places and trails", pages: PLACES },
  witcher: { title: "Your witcher", pages: WITCHER },
  stories: { title: "Stories", pages: STORIES },
  cards: { title: "Monsters and trophies", pages: CARDS },
  alone: { title: "On your own", pages: ALONE },
  table: { title: "At our table", pages: TABLE },
};

export default told;
