import type { RefObject } from "react";
import type { Scene } from "../../scene/scene.ts";
import { settings } from "../../settings/settings.ts";
import { isStill } from "../../settings/use-settings.ts";
import { playSound } from "../../sound/play-sound.ts";
import type { AnyFilms } from "./films.ts";
import { happenedIn } from "./happened.ts";
import type { Timeline } from "./plan/cue.ts";
import { pace } from "./plan/timing.ts";
import { readable } from "./plan/warp.ts";
import type { Director, Prepared } from "./playback.ts";
import type { Box } from "./stage/box.ts";
import { copiesFor } from "./stage/copies.ts";
import { Measured } from "./stage/measured.ts";
import { runFilm } from "./stage/run-film.ts";

/** The table that things move on. */
interface Ground {
  readonly films: AnyFilms;
  readonly root: RefObject<HTMLElement | null>;
  readonly layer: RefObject<HTMLElement | null>;
  readonly scene: RefObject<Scene>;
  readonly dropped: ReadonlyMap<string, Box>;
}

/** Looks at the table before it changes, plans what shall move, and lets it be heard. */
export function direct({ films, root, layer, scene, dropped }: Ground): Director {
  return {
    turnOf: films.turnOf?.bind(films),
    prepare(shown, batches, crowded) {
      const happened = happenedIn(shown, batches);
      if (happened === undefined) return undefined;
      const timeline = readable(films.plan(happened, scene.current), pace(settings().speed, crowded));
      const heard = films.sounds(happened, timeline.beats, scene.current);
      const sounds = heard.map(({ name, at }) => ({ at, play: () => playSound(name) }));
      if (timeline.cues.length > 0 && root.current !== null && !document.hidden)
        return prepared(root.current, timeline, happened.after, sounds, crowded);
      for (const { play } of sounds.slice(0, MOST_AT_ONCE)) play();
      return undefined;
    },
  };

  function prepared(
    table: HTMLElement,
    timeline: Timeline<unknown>,
    after: unknown,
    sounds: readonly { readonly at: number; play(): void }[],
    crowded: boolean,
  ): Prepared {
    const { zones } = films;
    const before = new Measured(table, zones);
    const copies = copiesFor(before, timeline.cues, zones);
    const kept = films.keep?.(before, timeline.cues);
    const backIn = (zone: string) => films.back(zone, after);
    const largeOf = (id: string | undefined) => (id === undefined ? undefined : (films.large?.(id) ?? id));
    return {
      faces: facesFor(timeline, before, backIn, largeOf),
      opening: openingOf(timeline),
      start: (reports) =>
        runFilm(
          {
            ...{ timeline, root: table, layer: layer.current ?? table, zones, before, copies, kept },
            ...{ pace: pace(settings().speed, crowded), still: isStill(settings()), dropped, sounds },
            ...{ backIn, largeOf },
            act: (stage, own, when) => films.act?.(stage, own, when),
          },
          reports,
        ),
    };
  }
}

/** How many events have their turn at the very beginning. */
export function openingOf({ beats }: Timeline<unknown>): number {
  const later = beats.findIndex(({ at, tells = at }) => tells > 0);
  return later < 0 ? beats.length : later;
}

/** Where nothing moves, all would be heard in the same moment. */
const MOST_AT_ONCE = 2;

/** Drawings of cards and backs that the table does not show already. */
function facesFor(
  { cues }: Timeline<unknown>,
  before: Measured,
  backIn: (zone: string) => string | undefined,
  largeOf: (id: string | undefined) => string | undefined,
): readonly string[] {
  const faces = new Set<string>();
  for (const cue of cues) {
    if (cue.kind !== "travel" && cue.kind !== "lift") continue;
    const large = cue.shows === undefined ? undefined : largeOf(cue.id);
    if (large !== undefined) faces.add(large);
    if (cue.kind === "lift") continue;
    if (before.card(cue.was ?? cue.card)?.box !== undefined && cue.way !== "turn") continue;
    const back = backIn(cue.from);
    if (back !== undefined) faces.add(back);
    if (cue.id !== undefined) faces.add(cue.id);
  }
  return [...faces];
}
