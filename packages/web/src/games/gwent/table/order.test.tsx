import { type GwentEvent, gwentKit, type View } from "@medallion/gwent";
import { heard, speaker } from "@medallion/kernel";
import type { RoomEvent, RoomLook } from "@medallion/table";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastLine } from "../../../drawn/chronicle/lines.ts";
import { type Drawn, DrawnContext } from "../../../drawn/drawn-context.ts";
import { happenedIn } from "../../../drawn/film/happened.ts";
import type { Timeline } from "../../../drawn/film/plan/cue.ts";
import { pace } from "../../../drawn/film/plan/timing.ts";
import { Playback } from "../../../drawn/film/playback.ts";
import { Animations } from "../../../drawn/film/stage/animations.ts";
import { report } from "../../../drawn/film/stage/report.ts";
import { lightsOf } from "../../../drawn/pointing/lights.ts";
import { loadWords } from "../../../language/words.ts";
import type { Scene } from "../../../scene/scene.ts";
import type { Batch } from "../../../scene/table-store.ts";
import type { Settings } from "../../../settings/settings.ts";
import { FILMS } from "../motion/films.ts";
import { sightOf } from "../sight/sight.ts";
import { randomGame } from "../test/random-game.ts";
import { Rounds } from "./chronicle/rounds.tsx";
import { TELLING } from "./chronicle/telling.ts";
import { Ridge } from "./field/ridge.tsx";
import { waysIn } from "./play/ways.ts";
import { Prompt } from "./prompt/prompt.tsx";
import { Gems } from "./seat/gems.tsx";
import { LeaderButton } from "./seat/leader-button.tsx";

/* The film leads: nothing that the table says is said before the film has come to it. */

const VIEWER = 0;
const CASES = gwentKit.trial.cases.map(({ name }) => name);
const SPEEDS: readonly Settings["speed"][] = ["slow", "normal", "fast", "fastest"];
const WAYS = SPEEDS.flatMap((speed) => [false, true].map((still) => ({ speed, still })));

const { text } = await loadWords("en");
const say = speaker("en", await gwentKit.texts("en"), ["Ann", "Ben", "Cid", "Dora", "Eve"]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each(CASES)(
  "in a game of %s nothing is said before its moment, at any speed and without travel",
  async (name) => {
    for (const way of WAYS) {
      const table = new TrialTable(way);
      for (const batch of batchesOf(name, `${name} in order`)) await table.show(batch);
      expect(table.films).toBeGreaterThan(3);
    }
  },
);

/** What happens in a random game, as the first seat hears of it. */
function* batchesOf(name: string, seed: string): Generator<Batch> {
  let log: readonly RoomEvent[] = [];
  for (const turn of randomGame(name, seed, true)) {
    const told = turn.answer();
    const events = told
      .flatMap((one) => heard(one, VIEWER) ?? [])
      .map((event): RoomEvent => ({ kind: "game", event }));
    log = [...log, ...events];
    yield { events, log, look: lookOf(turn.look(VIEWER), log.length), catchingUp: false };
  }
}

function lookOf(view: View, id: number): RoomLook {
  const isAsked = view.asks.some(({ seat }) => seat === VIEWER);
  const places = view.players.map((_, seat) => ({
    kind: "person",
    person: `p${seat}`,
    name: "",
    guest: true,
  }));
  const ending =
    view.phase === "over"
      ? { by: "rules", outcome: { text: { key: "outcome.draw" }, standings: [] } }
      : undefined;
  const question = isAsked ? { id, seat: VIEWER, kind: "turn", text: { key: "question.turn" } } : undefined;
  const choices = isAsked ? [{ kind: "pass" }] : [];
  const table = { view, question, choices, ending, mayTakeBack: "no", others: [], offers: [], alongside: [] };
  const room = { viewer: VIEWER, game: 0, settings: { clock: { kind: "none" } }, clocks: [], paused: false };
  return { ...room, places, waitingFor: view.asks.map(({ seat }) => seat), table } as unknown as RoomLook;
}

function sceneAt({ look, log }: Pick<Batch, "look" | "log">): Scene {
  const mayAct = look.table?.ending === undefined;
  const own = { seat: VIEWER, isOwn: true, mayAct, isShared: false };
  return { kit: gwentKit, say, names: [], look, table: look.table, log, ...own } as unknown as Scene;
}

/** What the table says, by what belongs to a moment of its own. */
interface Said {
  readonly round: string;
  readonly turn: string;
  readonly gems: string;
  readonly rounds: string;
  readonly prompt: string;
  /** Whether there is a button for one's own leader. */
  readonly leader: boolean;
  readonly lights: number;
}

/** Draws its first frame at once. */
const animation = { cancel() {}, ready: Promise.resolve() };
const layer = { append() {}, animate: () => animation } as unknown as HTMLElement;

/** A table that shows one batch after the other, and is watched at every moment of every film. */
class TrialTable {
  films = 0;
  readonly #pace: number;
  readonly #playback: Playback;
  #timeline: Timeline<unknown> | undefined;
  #newest: Pick<Batch, "look" | "log"> | undefined;

  constructor({ speed, still }: { readonly speed: Settings["speed"]; readonly still: boolean }) {
    this.#pace = pace(speed, false);
    this.#playback = new Playback({
      prepare: (shown, batches) => {
        const happened = happenedIn(shown, batches);
        const last = batches.at(-1);
        if (happened === undefined || last === undefined) return undefined;
        const timeline = FILMS.plan(happened as never, sceneAt(last));
        this.#timeline = timeline;
        if (timeline.cues.length === 0) return undefined;
        const animations = new Animations(layer, this.#pace, still);
        return {
          faces: [],
          start: (reports) => {
            report(animations, timeline, reports);
            return animations;
          },
        };
      },
    });
  }

  async show(batch: Batch): Promise<void> {
    const playback = this.#playback;
    const before = this.#newest;
    if (before === undefined) {
      this.#newest = batch;
      return playback.drawn(batch);
    }
    const first = this.#said();
    this.#timeline = undefined;
    playback.hear(batch);
    this.#newest = batch;
    playback.drawn(playback.frame.held ?? batch);
    await animation.ready;
    const timeline = this.#timeline;
    if (playback.frame.former !== undefined && timeline !== undefined) this.#watch(first, timeline, batch);
    vi.runAllTimers();
    expect(playback.frame.former).toBeUndefined();
  }

  #watch(first: Said, timeline: Timeline<unknown>, batch: Batch): void {
    this.films += 1;
    const events = batch.events.flatMap((one) => (one.kind === "game" ? [one.event as GwentEvent] : []));
    const began = Date.now();
    const { beats, rest, cues } = timeline;
    totalsFollow(timeline);
    const times = [...beats, ...cues.filter(({ kind }) => kind === "reveal")].map(
      ({ at }) => at * this.#pace,
    );
    for (const time of [...new Set(times)].toSorted((a, b) => a - b)) {
      for (const near of [Math.floor(time) - 1, Math.ceil(time) + 1]) {
        if (near <= Date.now() - began || near >= Math.floor(rest * this.#pace)) continue;
        vi.advanceTimersByTime(near - (Date.now() - began));
        this.#check(first, timeline, events, (Date.now() - began) / this.#pace, batch);
      }
    }
  }

  /** Everything that differs from what was said before must have had its moment. */
  #check(
    first: Said,
    { beats }: Timeline<unknown>,
    events: readonly GwentEvent[],
    now: number,
    batch: Batch,
  ): void {
    const said = this.#said();
    const had = (...kinds: readonly GwentEvent["kind"][]): boolean =>
      beats.some(({ event, lands }) => lands <= now && kinds.some((kind) => events[event]?.kind === kind));
    if (said.gems !== first.gems) expect(had("roundEnded", "gameEnded"), "gems").toBe(true);
    if (said.rounds !== first.rounds) expect(had("roundEnded"), "rounds").toBe(true);
    if (said.round !== first.round) expect(had("roundStarted"), "round").toBe(true);
    if (said.leader !== first.leader) expect(had("leaderUsed", "leaderCancelled"), "leader").toBe(true);
    expect(said.turn, "turn").toBe(first.turn);
    expect(said.lights, "lights").toBe(0);
    const told = this.#playback.told.log ?? [];
    const begun = beats.filter(({ at, tells = at }) => tells <= now).length;
    const before = batch.log.length - batch.events.length;
    expect(told.length - before, "log").toBeLessThanOrEqual(begun);
    // The strip says what the log has come to, and no question.
    const line = lastLine({ ...sceneAt(batch), log: told }, TELLING);
    expect(said.prompt.includes("Your turn."), "question").toBe(false);
    if (line !== undefined) expect(said.prompt).toContain(escaped(line));
  }

  #said(): Said {
    const { held, former } = this.#playback.frame;
    const shown = held ?? this.#newest;
    if (shown === undefined) throw new Error("nothing is shown");
    const sight = sightOf(sceneAt(shown), former === undefined);
    const ways = waysIn(sight);
    const drawn = {
      ...{ scene: sight.scene, sight, ways, frame: {}, lights: lightsOf(ways, undefined), text },
      ...{ digits: false, open: undefined, isTelling: former !== undefined, mayRepeat: false },
    } as unknown as Drawn<unknown, string>;
    const earlier = former && {
      ...{ ...drawn, scene: sceneAt(former), sight: sightOf(sceneAt(former), false), ways: [] },
    };
    const draw = (children: React.ReactNode): string =>
      renderToStaticMarkup(
        <DrawnContext value={{ drawn, former: earlier, playback: this.#playback }}>{children}</DrawnContext>,
      );
    const ridge = draw(<Ridge />);
    return {
      round: /chronicle"[^>]*>([^<]+)</u.exec(ridge)?.[1] ?? "",
      turn: /data-points="(\w+)"/u.exec(ridge)?.[1] ?? "",
      gems: sight.view.sides.map((_, side) => draw(<Gems side={side} />)).join(),
      rounds: draw(<Rounds />),
      prompt: draw(<Prompt />),
      leader: draw(<LeaderButton />) !== "",
      lights: drawn.lights.targets.size + drawn.lights.sources.size,
    };
  }
}

/** No sum counts before something has come or gone, turned or been told to be over. */
function totalsFollow({ cues }: Timeline<unknown>): void {
  const counts = cues.filter((cue) => cue.kind === "count" && "zone" in cue.on);
  const causes = cues.flatMap((cue) => {
    if (cue.kind === "travel") return [cue.at + cue.ms];
    return cue.kind === "own" || cue.kind === "gleam" || cue.kind === "ring" || cue.kind === "lift"
      ? [cue.at]
      : [];
  });
  for (const { at } of counts) expect(at + 0.001).toBeGreaterThanOrEqual(Math.min(...causes));
}

function escaped(line: string): string {
  return renderToStaticMarkup(line);
}
