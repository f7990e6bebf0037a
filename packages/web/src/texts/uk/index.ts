import drawn from "./drawn.ts";
import home from "./home.ts";
import learn from "./learn.ts";
import local from "./local.ts";
import opponents from "./opponents.ts";
import people from "./people.ts";
import puzzles from "./puzzles.ts";
import replays from "./replays.ts";
import rules from "./rules.ts";
import shell from "./shell.ts";
import stats from "./stats.ts";
import table from "./table.ts";

export default {
  ...drawn,
  ...home,
  ...learn,
  ...local,
  ...opponents,
  ...people,
  ...puzzles,
  ...replays,
  ...rules,
  ...shell,
  ...stats,
  ...table,
};
