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
  play: { title: "Jak se hraje", pages: { ...PLAY, ...TURN } },
  fights: { title: "Boje", pages: { ...FIGHTS, ...OPPONENTS } },
  places: { title: "Lokace a stopy", pages: PLACES },
  witcher: { title: "Tvůj zaklínač", pages: WITCHER },
  stories: { title: "Příběhy", pages: STORIES },
  cards: { title: "Nestvůry a trofeje", pages: CARDS },
  alone: { title: "Sólo režim", pages: ALONE },
  table: { title: "U našeho stolu", pages: TABLE },
};

export default told;
