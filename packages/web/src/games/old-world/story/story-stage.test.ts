import { type OldWorldEvent, oldWorldKit, type View } from "@medallion/old-world";
import { storyEnd, storyIntro, storyTitle } from "@medallion/old-world/pages";
import { expect, test } from "vitest";
import { drawStill } from "../../../drawn/test/draw-still.tsx";
import { loadWords } from "../../../language/words.ts";
import type { Scene } from "../../../scene/scene.ts";
import { TableStore } from "../../../scene/table-store.ts";
import { sceneOf, TrialTable } from "../../../table/test/trial-table.ts";
import { waysIn } from "../play/ways.ts";
import { choicesOf, sightOf } from "../sight/sight.ts";
import { isNumbered } from "../sight/spot.ts";
import { TRIALS } from "../test/trial-games.ts";
import { loadTexts } from "../texts.ts";
import { StoryStage } from "./story-stage.tsx";
import { talesIn } from "./tale/tale.ts";

const { text } = await loadWords("en", loadTexts);

const STILL = { sight: sightOf, ways: waysIn, isNumbered, Layout: StoryStage };
const drawn = (scene: Scene): string => drawStill(STILL, scene, text);

/** As it is written in markup. */
const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;");

type Trial = (typeof TRIALS)[number];

/** A random game as every seat sees it from its beginning, each time somebody is asked. */
async function* watched({ mode, seats, rules }: Trial, seed: string) {
  const table = new TrialTable({ mode, seats, rules }, oldWorldKit);
  const stores = Array.from({ length: seats }, (_, seat) => new TableStore(table.open, seat));
  for (const seat of table.turns(seed)) {
    const view = table.room.look(seat).table?.view as View | undefined;
    const isRead = (view?.readings.length ?? 0) > 0;
    yield { seat, isRead, looks: stores.map((store) => () => sceneOf(store, oldWorldKit)) };
  }
}

/** Every scene of such a game in which somebody reads a story, as its reader and as the others see it. */
async function* readings() {
  for await (const { seat, isRead, looks } of watched(TRIALS[1] as Trial, "read"))
    if (isRead) for (const [viewer, look] of looks.entries()) yield { scene: await look(), seat, viewer };
}

test("whoever reads a story sees its title, its beginning and its options, and can point at each", async () => {
  let asked = 0;
  for await (const { scene, seat, viewer } of readings()) {
    if (viewer !== seat || scene.table.question?.kind !== "option") continue;
    asked++;
    const page = drawn(scene);
    const story = (scene.table.view as View).readings.at(-1)?.story ?? "";
    expect(page).toContain(escaped(scene.say(storyTitle(story))));
    expect(page).toContain(escaped(scene.say(storyIntro(story))));
    for (const { option } of choicesOf(sightOf(scene, true), "option"))
      expect(page).toContain(`data-spot="option:${option}"`);
  }
  expect(asked).toBeGreaterThan(20);
}, 60_000);

test("OW-8.2: no page has an end that was not told, whoever looks at it", async () => {
  let pages = 0;
  for await (const { scene } of readings()) {
    const page = drawn(scene);
    if (page === "") continue;
    pages++;
    const told = new Set(
      scene.log.flatMap((entry) => {
        const event = entry.kind === "game" ? (entry.event as OldWorldEvent) : undefined;
        return event?.kind === "storyEnded"
          ? [scene.say(storyEnd(event.story, event.option, event.row))]
          : [];
      }),
    );
    const { story } = talesIn(scene).at(-1) ?? { story: "" };
    for (const key of await endsOf(scene, story)) {
      const words = scene.say({ key });
      if (!told.has(words)) expect(page).not.toContain(escaped(words));
    }
  }
  expect(pages).toBeGreaterThan(50);
}, 60_000);

/** The texts of all ends of a story. */
async function endsOf({ kit }: Scene, story: string): Promise<readonly string[]> {
  const texts = await kit.texts("en");
  return Object.keys(texts).filter((key) => key.startsWith(`story.${story}.`) && key.includes(".end"));
}

test("every story that was met can be read again, with what was chosen and what came of it", async () => {
  let look: (() => Promise<Scene>) | undefined;
  for await (const { looks } of watched(TRIALS[2] as Trial, "again")) look = looks[0];
  const last = await look?.();
  expect(last).toBeDefined();
  if (last === undefined) return;
  const events = last.log.flatMap((entry) => (entry.kind === "game" ? [entry.event as OldWorldEvent] : []));
  const begun = events.filter(({ kind }) => kind === "storyDrawn" || kind === "eventRead");
  const tales = talesIn(last);
  expect(tales.length).toBe(begun.length);
  expect(tales.length).toBeGreaterThan(5);
  expect(tales.some(({ outcome }) => outcome.length > 0)).toBe(true);
  expect(tales.filter(({ end }) => end === undefined).length).toBeLessThan(tales.length / 4);
}, 60_000);
