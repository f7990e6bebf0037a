import "../../src/look/look.css";
import { LANGUAGES, speaker } from "@medallion/kernel";
import { oldWorldKit, type View } from "@medallion/old-world";
import { RECORD_TEXTS } from "@medallion/records";
import { Profiler, useMemo, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import type { AnyFilms } from "../../src/drawn/film/films.ts";
import { Draft, type DrawnGame, DrawnTable } from "../../src/drawn/index.ts";
import { useShape } from "../../src/drawn/layout/use-shape.ts";
import { OldWorldMap, PlaceSheet } from "../../src/games/old-world/map/index.ts";
import { waysIn } from "../../src/games/old-world/play/ways.ts";
import { type OldWorldSight, sightOf } from "../../src/games/old-world/sight/sight.ts";
import { isNumbered, type OldWorldSpot } from "../../src/games/old-world/sight/spot.ts";
import { loadTexts } from "../../src/games/old-world/texts.ts";
import { LanguageProvider } from "../../src/language/language.tsx";
import { loadWords } from "../../src/language/words.ts";
import type { Frame, Scene } from "../../src/scene/scene.ts";
import { TableStore } from "../../src/scene/table-store.ts";
import { changeSettings } from "../../src/settings/settings.ts";
import { BARE_FRAME } from "../../src/table/frame/bare-frame.ts";
import { sceneOf, TrialTable } from "../../src/table/test/trial-table.ts";
import styles from "./page.module.css";

/*
 * A page of the tests alone: the map of Old World as the only thing on its table, at the moment that the address asks for,
 * seen from the first seat. ?seats=1..5 &moment=<kind of question> &turns=<how many at least> &seed= &language= &theme=
 * &contrast= &motion=. `commits` counts how often React has drawn anything.
 */

const query = new URLSearchParams(location.search);
const seats = Number(query.get("seats") ?? 3);
const moment = query.get("moment") ?? "phaseOne";
const turns = Number(query.get("turns") ?? 0);
const language = LANGUAGES.find((name) => name === query.get("language")) ?? "en";
for (const [name, usual] of [
  ["theme", "dark"],
  ["contrast", "normal"],
  ["motion", "full"],
] as const)
  document.documentElement.dataset[name] = query.get(name) ?? usual;
changeSettings({ language });

const nothing = () => {};
const FRAME: Frame = { ...BARE_FRAME, openMenu: nothing, openRules: nothing, openWhy: nothing };

const counted = globalThis as unknown as { commits: number };
counted.commits = 0;

function isThere(table: TrialTable): boolean {
  const look = table.room.look(0).table;
  return look?.question?.kind === moment && (look.view as View).turns >= turns;
}

function arranged(): TableStore {
  for (let tried = 0; tried < 200; tried++) {
    const mode = seats === 1 ? "solo" : "adventure";
    const table = new TrialTable({ mode, seats }, oldWorldKit);
    const store = new TableStore(table.open, 0);
    for (const _ of table.turns(`${query.get("seed") ?? ""}${tried}`)) if (isThere(table)) return store;
  }
  throw new Error("no game came to this moment");
}

function Layout() {
  const shape = useShape();
  return (
    <div className={styles.table} data-shape={shape}>
      <div className={styles.map}>
        <OldWorldMap />
      </div>
      {shape === "phone" ? <PlaceSheet /> : null}
    </div>
  );
}

/** Nothing moves: films are the table's, not the map's. */
const NO_FILMS: AnyFilms = {
  zones: { shape: 1, isRow: () => false, isPile: () => false, insteadOf: () => [] },
  plan: () => new Draft<never>(new Map()).within(0),
  sounds: () => [],
  back: () => undefined,
  Face: () => null,
};

const MAP_ALONE: DrawnGame<OldWorldSight, OldWorldSpot> = {
  sight: sightOf,
  ways: waysIn,
  isNumbered,
  keys: () => [],
  Layout,
  Zoom: () => null,
  films: NO_FILMS,
};

const store = arranged();
await Promise.resolve();
const first = await sceneOf(store, oldWorldKit);
const say = speaker(
  language,
  { ...RECORD_TEXTS[language], ...(await oldWorldKit.texts(language)) },
  first.names,
);

function Page() {
  const { look, log } = useSyncExternalStore(store.watch, () => store.snapshot);
  const scene = useMemo((): Scene | undefined => {
    const now = look?.table;
    return now && { ...first, say, look, table: now, log, mayAct: now.ending === undefined };
  }, [look, log]);
  return scene && <DrawnTable game={MAP_ALONE} scene={scene} frame={FRAME} />;
}

const words = await loadWords(language, loadTexts);
createRoot(document.getElementById("app") ?? document.body).render(
  <LanguageProvider first={words} loadMore={loadTexts}>
    <Profiler
      id="table"
      onRender={() => {
        counted.commits += 1;
      }}
    >
      <Page />
    </Profiler>
  </LanguageProvider>,
);
