import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { LANGUAGES } from "@medallion/kernel";
import type { Browser } from "playwright-core";
import { SCREENS } from "../packages/web/browser/screens/index.ts";
import { Scenery } from "../packages/web/browser/screens/scenery.ts";
import { Seeds } from "../packages/web/browser/screens/seeds.ts";
import { launchBrowser } from "../packages/web/browser/stage/chromium.ts";
import { servePages } from "../packages/web/browser/stage/server.ts";
import { SIZES } from "../packages/web/browser/stage/visit.ts";
import { findChromium, NoChromium } from "./browser/chromium.ts";
import { compareFolders } from "./gallery/compare.ts";
import { GALLERY } from "./gallery/names.ts";
import { takePictures } from "./gallery/pictures.ts";
import { writeSheets } from "./gallery/sheets.ts";
import { isTaken, type Shot, shotsFor, takeShots, visitsFor } from "./gallery/shots.ts";
import { ensurePages } from "./pages/build.ts";

const HELP = `npm run gallery [-- options]
Takes a picture of every main screen at five sizes in four languages, and puts them on contact sheets.

  --screen NAME   only this screen, and those that begin with its name and a dash; may be given several times
                  (${SCREENS.map(({ name }) => name).join(", ")})
  --size SIZE     only this size; may be given several times (${SIZES.join(", ")})
  --lang LANG     only this language; may be given several times (${LANGUAGES.join(", ")})
  --theme THEME   only dark or light (all sizes in the dark, 1440x900 in the light as well)
  --compare DIR   only compares the pictures that are there with those of another run, dot by dot
  --missing       only pictures that are not there yet: goes on where it was stopped
  --readme        instead makes the pictures of the README anew, in docs/pictures
Ctrl-C ends it with the sheets of what was taken so far.`;

const { values: given } = parseArgs({
  options: {
    screen: { type: "string", multiple: true, default: [] },
    size: { type: "string", multiple: true, default: [] },
    lang: { type: "string", multiple: true, default: [] },
    theme: { type: "string", multiple: true, default: [] },
    compare: { type: "string" },
    missing: { type: "boolean", default: false },
    readme: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const show = (line: string): void => console.log(line);
const all = shotsFor(given);
if (given.help) show(HELP);
else if (all.length === 0) {
  console.error("Nothing fits what was asked for; --help lists all names.");
  process.exitCode = 2;
} else if (given.compare !== undefined) compare(given.compare);
else
  await onStage(async (browser, scenery) => {
    if (given.readme) await takePictures(browser, scenery, show);
    else await takeAll(browser, scenery, given.missing ? all.filter((shot) => !isTaken(shot)) : all);
  }).catch((error: unknown) => {
    if (!(error instanceof NoChromium)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  });

/** Tables are played alike in every run, so that a picture that differs shows a change of the pages. */
function compare(earlier: string): void {
  const { both, differing } = compareFolders(
    earlier,
    GALLERY,
    all.map(({ name }) => name),
  );
  for (const line of differing) show(`✗ ${line}`);
  show(`${both} pictures compared with ${earlier}, ${differing.length} differ.`);
  if (both === 0 || differing.length > 0) process.exitCode = 1;
}

/** With a browser, and a server that has the pages. */
async function onStage(work: (browser: Browser, scenery: Scenery) => Promise<void>): Promise<void> {
  const browser = await launchBrowser(await findChromium(show));
  const seeds = new Seeds();
  const server = await servePages(process.env.MEDALLION_PAGES ?? (await ensurePages(show)), seeds.next);
  const scenery = new Scenery(server.origin, seeds);
  try {
    await work(browser, scenery);
  } finally {
    await scenery.close();
    await browser.close();
    await server.stop();
  }
}

async function takeAll(browser: Browser, scenery: Scenery, shots: readonly Shot[]): Promise<void> {
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  mkdirSync(GALLERY, { recursive: true });
  let faulty = 0;
  let taken = 0;
  const tell = (shot: Shot, faults: readonly string[]): void => {
    taken++;
    if (faults.length > 0) faulty++;
    show(`${faults.length === 0 ? "✓" : "✗"} ${taken}/${shots.length} ${shot.name}`);
    for (const fault of faults) show(`    ${fault}`);
  };
  for (const visit of visitsFor(shots)) {
    if (stop.signal.aborted) break;
    await takeShots(browser, scenery, visit, tell);
  }
  show(writeSheets(SCREENS));
  if (faulty > 0) show(`${faulty} of ${shots.length} pictures have faults.`);
  process.exitCode = stop.signal.aborted ? 130 : faulty === 0 ? 0 : 1;
}
