import type { GwentEvent, GwentSubject, Ref, View } from "@medallion/gwent";
import type { RoomLook } from "@medallion/table";
import type { RefObject } from "react";
import { labelOf } from "../../games/gwent/motion/labels.ts";
import { type Happened, planOf } from "../../games/gwent/motion/plan/plan.ts";
import { HURRY, pace } from "../../games/gwent/motion/plan/timing.ts";
import { backOf } from "../../games/gwent/motion/stage/faces.tsx";
import { soundsOf } from "../../games/gwent/sounds.ts";
import { printed } from "../../games/gwent/table/sight/sight.ts";
import type { Scene } from "../../scene/scene.ts";
import type { Batch } from "../../scene/table-store.ts";
import { settings } from "../../settings/settings.ts";
import { isStill } from "../../settings/use-settings.ts";
import { playSound } from "../../sound/play-sound.ts";
import type { Timeline } from "./plan/cue.ts";
import type { Director, Prepared } from "./playback.ts";
import type { Box } from "./stage/box.ts";
import { keep } from "./stage/copies.ts";
import { Sighting } from "./stage/measured.ts";
import { perform } from "./stage/perform.ts";

/** The table that things move on. */
interface Ground {
  readonly root: RefObject<HTMLElement | null>;
  readonly layer: RefObject<HTMLElement | null>;
  readonly scene: RefObject<Scene>;
  readonly dropped: ReadonlyMap<Ref, Box>;
}

/** Looks at the table before it changes, plans what shall move, and lets it be heard. */
export function direct({ root, layer, scene, dropped }: Ground): Director {
  return {
    within: HURRY,
    hurries: () => settings().speed !== "slow",
    prepare(shown, batches) {
      const happened = happenedIn(scene.current, shown, batches);
      if (happened === undefined) return undefined;
      const timeline = planOf(happened);
      const still = isStill(settings()) || document.hidden || timeline.cues.length === 0;
      const heard = soundsOf(happened.events, timeline.beats, { ...happened, seat: scene.current.seat });
      const sounds = heard.map(({ name, at }) => ({ at, play: () => playSound(name) }));
      if (still || root.current === null) {
        for (const { play } of sounds.slice(0, MOST_AT_ONCE)) play();
        return undefined;
      }
      return prepared(root.current, timeline, happened, sounds);
    },
  };

  function prepared(
    table: HTMLElement,
    timeline: Timeline,
    { after }: Happened,
    sounds: readonly { readonly at: number; play(): void }[],
  ): Prepared {
    const before = new Sighting(table);
    const kept = keep(before, timeline);
    const backIn = (zone: string) => backFrom(zone, after);
    return {
      faces: facesFor(timeline, before, backIn),
      start: (onEnd) =>
        perform(
          {
            timeline,
            root: table,
            layer: layer.current ?? table,
            before,
            kept,
            pace: pace(settings().speed),
            dropped,
            backIn,
            label: (cause) => labelOf(cause, after, scene.current.say),
            sounds,
          },
          onEnd,
        ),
    };
  }
}

/** Where nothing moves, all would be heard in the same moment. */
const MOST_AT_ONCE = 2;

function happenedIn(scene: Scene, shown: RoomLook, batches: readonly Batch[]): Happened | undefined {
  const events = batches.flatMap((batch) =>
    batch.events.flatMap((one) => (one.kind === "game" ? [one.event] : [])),
  );
  const look = batches.at(-1)?.look;
  if (events.length === 0 || look?.table === undefined || shown.table === undefined) return undefined;
  const [before, after] = [shown.table.view as View, look.table.view as View];
  const open = (from: RoomLook) => (from.table?.others ?? []).map(({ view }) => view as View);
  return {
    events: events as readonly GwentEvent[],
    before,
    after,
    open: { before: open(shown), after: open(look) },
    asked: look.table.question !== undefined,
    printed: (id) => printed(after, id),
    explain: (view: View, subject: GwentSubject) => scene.kit.game.explain(view, subject),
  };
}

/** Cards from a hand or a deck come with their backs up. */
function backFrom(zone: string, { players }: View): string | undefined {
  const [kind, player] = zone.split(":");
  const faction = players[Number(player)]?.faction;
  return (kind === "hand" || kind === "deck") && faction !== undefined ? backOf(faction) : undefined;
}

/** Drawings of cards and backs that the table does not show already. */
function facesFor(
  { cues }: Timeline,
  before: Sighting,
  backIn: (zone: string) => string | undefined,
): readonly string[] {
  const faces = new Set<string>();
  for (const cue of cues) {
    if (cue.kind !== "travel") continue;
    const called = cue.was ?? cue.card;
    if (called !== undefined && before.cards.get(called)?.box !== undefined && cue.way !== "turn") continue;
    const back = backIn(cue.from);
    if (back !== undefined) faces.add(back);
    if (cue.id !== undefined) faces.add(cue.id);
  }
  return [...faces];
}
