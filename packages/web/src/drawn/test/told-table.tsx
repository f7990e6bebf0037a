import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, vi } from "vitest";
import { LanguageProvider } from "../../language/language.tsx";
import type { Words } from "../../language/words.ts";
import type { Frame, Scene } from "../../scene/scene.ts";
import type { Batch } from "../../scene/table-store.ts";
import type { Settings } from "../../settings/settings.ts";
import { type Drawn, type DrawnAndFormer, DrawnContext } from "../drawn-context.ts";
import type { DrawnGame } from "../drawn-game.ts";
import { openingOf } from "../film/director.ts";
import { happenedIn } from "../film/happened.ts";
import type { Glimpse } from "../film/narration.ts";
import type { Timeline } from "../film/plan/cue.ts";
import { pace } from "../film/plan/timing.ts";
import { readable } from "../film/plan/warp.ts";
import { Playback } from "../film/playback.ts";
import { Animations } from "../film/stage/animations.ts";
import { report } from "../film/stage/report.ts";
import { lightsOf } from "../pointing/lights.ts";

/** How films are shown: at which speed, and whether nothing travels. */
interface Manner {
  readonly speed: Settings["speed"];
  readonly still: boolean;
}

const SPEEDS: readonly Settings["speed"][] = ["slow", "normal", "fast", "fastest"];

/** Every way of showing films. */
export const MANNERS: readonly Manner[] = SPEEDS.flatMap((speed) =>
  [false, true].map((still) => ({ speed, still })),
);

/** One moment of a film. */
export interface FilmMoment {
  readonly batch: Batch;
  readonly timeline: Timeline<unknown>;
  /** How far the film is, in milliseconds at normal speed. */
  readonly now: number;
  /** Whether an event of one of these kinds has had its turn by now. */
  had(...kinds: readonly string[]): boolean;
}

/** A table in the middle of a film. */
export interface TellingTable {
  readonly drawn: Drawn<unknown, string>;
  /** What has been told of the log; all of it, if absent. */
  readonly toldLog: Batch["log"] | undefined;
  /** How long the log was before the film. */
  readonly toldSince: number;
  /** How something on the table is drawn now. */
  draw(children: ReactNode): string;
}

/** What is looked at while films run. */
interface Watched<Said> {
  readonly words: Words;
  sceneAt(moment: Glimpse): Scene;
  /** What the table says now. */
  said(table: TellingTable): Said;
  /** Fails where something differs from what was said before the film and has not had its moment. */
  check(first: Said, now: Said, moment: FilmMoment): void;
}

const nothing = () => undefined;
const FRAME: Frame = {
  ...{ openMenu: nothing, openChat: nothing, openRules: nothing, openWhy: nothing },
  ...{ takeBack: nothing, announce: nothing, afterGame: null, notices: null },
};

/** Draws its first frame at once. */
const animation = { cancel() {}, ready: Promise.resolve() };
const layer = { append() {}, animate: () => animation } as unknown as HTMLElement;

/**
 * A table that shows one batch after the other, and is looked at whenever a film may have told something. Needs false
 * timers.
 */
export class ToldTable<Sight, Spot extends string, Said> implements TellingTable {
  films = 0;
  readonly #game: Pick<DrawnGame<Sight, Spot>, "sight" | "ways" | "films">;
  readonly #watched: Watched<Said>;
  readonly #playback: Playback;
  #pace = 1;
  #still = false;
  #timeline: Timeline<unknown> | undefined;
  #newest: Batch | undefined;
  /** What was drawn from last: it is worked out once for all that is drawn of a moment. */
  #kept:
    | { readonly shown: Glimpse; readonly former: Glimpse | undefined; readonly around: DrawnAndFormer }
    | undefined;

  constructor(game: Pick<DrawnGame<Sight, Spot>, "sight" | "ways" | "films">, watched: Watched<Said>) {
    this.#game = game;
    this.#watched = watched;
    this.#playback = new Playback({
      prepare: (shown, batches) => {
        const happened = happenedIn(shown, batches);
        const last = batches.at(-1);
        if (happened === undefined || last === undefined) return undefined;
        const timeline = readable(game.films.plan(happened, watched.sceneAt(last)), this.#pace);
        this.#timeline = timeline;
        if (timeline.cues.length === 0) return undefined;
        const animations = new Animations(layer, this.#pace, this.#still);
        return {
          faces: [],
          opening: openingOf(timeline),
          start: (reports) => {
            report(animations, timeline, reports);
            return animations;
          },
        };
      },
    });
  }

  get toldLog() {
    return this.#playback.told.log;
  }

  get toldSince() {
    return this.#playback.told.since;
  }

  get drawn(): Drawn<unknown, string> {
    return this.#around().drawn;
  }

  async show(batch: Batch, { speed, still }: Manner): Promise<void> {
    const playback = this.#playback;
    this.#pace = pace(speed, false);
    this.#still = still;
    if (this.#newest === undefined) {
      this.#newest = batch;
      return playback.drawn(batch);
    }
    const first = this.#watched.said(this);
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
    const events = batch.events.flatMap((one) => (one.kind === "game" ? [one.event] : []));
    const { beats, rest, cues } = timeline;
    const began = Date.now();
    const check = () => {
      // Timers round down to whole milliseconds, which are several of a film's at the fastest pace.
      const now = (Date.now() - began + 1) / this.#pace;
      const had = (...kinds: readonly string[]): boolean =>
        beats.some(({ event, lands }) => lands <= now && kinds.includes(events[event]?.kind ?? ""));
      this.#watched.check(first, this.#watched.said(this), { batch, timeline, now, had });
    };
    if (rest > 0) check();
    // What is said changes at these times alone.
    const turning = [
      ...beats.map(({ at, tells = at }) => tells),
      ...cues.flatMap(({ kind, at }) => (kind === "reveal" ? [at] : [])),
    ];
    for (const at of [...new Set(turning)].toSorted((a, b) => a - b)) {
      const near = Math.ceil(at * this.#pace) + 1;
      if (near >= Math.floor(rest * this.#pace)) break;
      vi.advanceTimersByTime(Math.max(0, near - (Date.now() - began)));
      check();
    }
  }

  draw(children: ReactNode): string {
    return renderToStaticMarkup(
      <LanguageProvider first={this.#watched.words}>
        <DrawnContext value={this.#around()}>{children}</DrawnContext>
      </LanguageProvider>,
    );
  }

  #around(): DrawnAndFormer {
    const { held, former } = this.#playback.frame;
    const shown = held ?? this.#newest;
    if (shown === undefined) throw new Error("nothing is shown");
    if (this.#kept === undefined || this.#kept.shown !== shown || this.#kept.former !== former)
      this.#kept = {
        ...{ shown, former },
        around: {
          drawn: this.#drawnAt(shown, former === undefined),
          former: former && { ...this.#drawnAt(former, false), ways: [] },
          playback: this.#playback,
        },
      };
    return this.#kept.around;
  }

  #drawnAt(moment: Glimpse, acts: boolean): Drawn<unknown, string> {
    const scene = this.#watched.sceneAt(moment);
    const sight = this.#game.sight(scene, acts);
    const ways = this.#game.ways(sight, "dealt");
    const drawn = {
      ...{
        scene,
        sight,
        ways,
        frame: FRAME,
        lights: lightsOf(ways, undefined),
        text: this.#watched.words.text,
      },
      ...{ digits: false, open: undefined, doubted: undefined, isTelling: !acts, mayRepeat: false },
      ...{ again: nothing, composing: { takeBack: nothing, swap: nothing } },
    };
    return drawn as unknown as Drawn<unknown, string>;
  }
}
