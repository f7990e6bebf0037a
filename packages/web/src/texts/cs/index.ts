import decks from "./decks.ts";
import drawn from "./drawn.ts";
import gwent from "./gwent.ts";
import home from "./home.ts";
import learn from "./learn.ts";
import local from "./local.ts";
import oldWorld from "./old-world.ts";
import oldWorldFight from "./old-world-fight.ts";
import oldWorldMap from "./old-world-map.ts";
import oldWorldStory from "./old-world-story.ts";
import opponents from "./opponents.ts";
import people from "./people.ts";
import replays from "./replays.ts";
import ronin from "./ronin.ts";
import roninForecast from "./ronin-forecast.ts";
import roninScroll from "./ronin-scroll.ts";
import rules from "./rules.ts";
import shell from "./shell.ts";
import stats from "./stats.ts";
import table from "./table.ts";

export default {
  ...decks,
  ...drawn,
  ...gwent,
  ...home,
  ...learn,
  ...local,
  ...oldWorldStory,
  ...oldWorld,
  ...oldWorldFight,
  ...oldWorldMap,
  ...opponents,
  ...people,
  ...replays,
  ...ronin,
  ...roninForecast,
  ...roninScroll,
  ...rules,
  ...shell,
  ...stats,
  ...table,
};
