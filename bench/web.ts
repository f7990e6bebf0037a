import { parseArgs } from "node:util";
import { Scenery } from "../packages/web/browser/screens/scenery.ts";
import { launchBrowser } from "../packages/web/browser/stage/chromium.ts";
import { servePages } from "../packages/web/browser/stage/server.ts";
import { findChromium, NoChromium } from "../tools/browser/chromium.ts";
import { ensurePages } from "../tools/pages/build.ts";
import { concludeBars } from "./bar.ts";
import { botFigures, busyFigures } from "./web/busy.ts";
import { loadFigures, type Stand, startFigures } from "./web/loading.ts";
import { mapFigures } from "./web/map.ts";
import { paceFigures } from "./web/pace.ts";
import { playNowFigures } from "./web/play-now.ts";
import { tableFigures } from "./web/table-weights.ts";

const HELP = `npm run bench:web [-- options]
How much the pages load, how soon they can be used, and how fast they answer, in a real Chromium over loopback.

  --only NAME a part alone: load, tables, start, play-now, busy, bots, map or pace
  --game NAME the tables of one game alone, in busy and bots
  --runs N    how often each start is timed; the median counts (5)
  --json      one object per figure`;

const { values: given } = parseArgs({
  options: {
    only: { type: "string" },
    game: { type: "string" },
    runs: { type: "string", default: "5" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const PARTS = {
  load: loadFigures,
  tables: tableFigures,
  start: startFigures,
  "play-now": playNowFigures,
  busy: busyFigures,
  bots: botFigures,
  map: mapFigures,
  pace: paceFigures,
};

const show = (line: string): void => console.error(line);

if (given.help) console.log(HELP);
else if (given.only !== undefined && !Object.hasOwn(PARTS, given.only)) {
  show(`There is no part ${given.only}. The parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exitCode = 2;
} else
  await measure(Number(given.runs)).catch((error: unknown) => {
    if (!(error instanceof NoChromium)) throw error;
    show(error.message);
    process.exitCode = 2;
  });

async function measure(runs: number): Promise<void> {
  const browser = await launchBrowser(await findChromium(show));
  const server = await servePages(process.env.MEDALLION_PAGES ?? (await ensurePages(show)));
  const stand: Stand = {
    browser,
    origin: server.origin,
    scenery: new Scenery(server.origin),
    runs,
    game: given.game,
    say: show,
  };
  try {
    for (const [name, figures] of Object.entries(PARTS))
      if (given.only === undefined || given.only === name) concludeBars(await figures(stand), given.json);
  } finally {
    await stand.scenery.close();
    await browser.close();
    await server.stop();
  }
}
