import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { TABLE_SCREENS } from "../packages/web/browser/screens/table-screens.ts";
import { launchBrowser } from "../packages/web/browser/stage/chromium.ts";
import { faultsIn, faultsOf, layScreen, resizeUnseen } from "../packages/web/browser/stage/laid-screen.ts";
import { everyScreen, type TableScreen } from "../packages/web/browser/stage/one-screen.ts";
import { servePages } from "../packages/web/browser/stage/server.ts";
import { buildToyPage } from "../packages/web/browser/stage/toy-page.ts";
import { openVisit } from "../packages/web/browser/stage/visit.ts";
import { findChromium, NoChromium } from "./browser/chromium.ts";
import { ensurePages } from "./pages/build.ts";
import { Seen } from "./screens/seen.ts";

const HELP = `npm run screens -- GAME [options]
Looks at a game's drawn table at every size, with every number of players, at every moment, in both themes, both
contrasts and four languages: nothing is cut off or too small, and nothing keeps anybody out. ./test looks at so many
of them that every pair of these occurs. Games: ${Object.keys(TABLE_SCREENS).join(", ")}.

  --size SIZE     only this size; may be given several times
  --moment NAME   only this moment; may be given several times
  --slice 3/8     only the third of eight parts of all that, so that a long look can be had piece by piece
  --pages 2       so many pages side by side; as many as there are cores, unless told
Ctrl-C ends it with what was found so far.`;

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", multiple: true, default: [] },
    moment: { type: "string", multiple: true, default: [] },
    slice: { type: "string", default: "1/1" },
    pages: { type: "string", default: String(availableParallelism()) },
    help: { type: "boolean", default: false },
  },
});

const show = (line: string): void => console.log(line);
const [game = ""] = positionals;
const screens = TABLE_SCREENS[game];
const slice = sliceOf(given.slice);
if (given.help) show(HELP);
else if (screens === undefined || slice === undefined) {
  console.error(HELP);
  process.exitCode = 2;
} else
  await lookAtAll().catch((error: unknown) => {
    if (!(error instanceof NoChromium)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  });

/** `3/8` is the third of eight. */
function sliceOf(given: string): { readonly part: number; readonly of: number } | undefined {
  const [part = 0, of = 0] = (/^(\d+)\/(\d+)$/u.exec(given)?.slice(1) ?? []).map(Number);
  return part >= 1 && part <= of ? { part, of } : undefined;
}

/**
 * Those asked for, each with its further looks: what lies where does not depend on colours. A table comes in all its looks
 * before the next one, since it has to be played to its moment.
 */
function wanted(): readonly (readonly TableScreen[])[] {
  const isWanted = (names: readonly string[], name: string): boolean =>
    names.length === 0 || names.includes(name);
  const all =
    screens === undefined
      ? []
      : everyScreen({ ...screens, moments: [...screens.moments, ...(screens.more ?? [])] });
  const asked = all.filter(
    ({ size, moment }) => isWanted(given.size, size) && isWanted(given.moment, moment),
  );
  const tables = Map.groupBy(asked, ({ players, moment }) => `${players} ${moment}`);
  const { part = 1, of = 1 } = slice ?? {};
  return [...tables.values()]
    .filter((_, place) => place % of === part - 1)
    .flatMap((table) => [...Map.groupBy(table, ({ size, language }) => `${size} ${language}`).values()]);
}

async function lookAtAll(): Promise<void> {
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  const groups = wanted();
  const seen = new Seen(groups.flat().length, show);
  const left = groups.values();
  const browser = await launchBrowser(await findChromium(show));
  const server = await servePages(await ensurePages(show));
  const table = await buildToyPage(game);
  /** One page looks at what no other has begun. */
  const look = async (): Promise<void> => {
    const { page } = await openVisit(browser, server.origin);
    await page.goto("/about");
    await table.open(page);
    const resize = await resizeUnseen(page);
    for (const [first, ...others] of left) {
      if (stop.signal.aborted || first === undefined) break;
      await layScreen(page, table, first, resize);
      seen.note(first, await faultsOf(page));
      for (const other of others) seen.note(other, await faultsIn(page, other));
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(1, Number(given.pages)) }, look));
  } finally {
    await browser.close();
    await server.stop();
    table.remove();
  }
  const which = slice === undefined || slice.of === 1 ? "" : ` (slice ${given.slice})`;
  const { count, faulty, minutes } = seen;
  show(`${count} screens of ${game}${which} looked at in ${minutes} minutes, ${faulty} have faults.`);
  process.exitCode = stop.signal.aborted ? 130 : faulty === 0 ? 0 : 1;
}
