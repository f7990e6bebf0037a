import type { ComponentType } from "react";
import type { Scene } from "../../scene/scene.ts";
import type { SoundName } from "../../sound/recipes.ts";
import type { Happened } from "./happened.ts";
import type { Beat, Cue, Timeline, When, Zone } from "./plan/cue.ts";
import type { Stage } from "./stage/effects.ts";
import type { Measured } from "./stage/measured.ts";
import type { Zones } from "./stage/zones.ts";

/** What a game says of its films: what its events look like, and what it moves in a way of its own. */
export interface Films<View, Event, Own, Kept> {
  readonly zones: Zones;
  /** Turns what happened into what moves when; the events have their turns in their order. */
  plan(happened: Happened<View, Event>, scene: Scene): Timeline<Own>;
  /** What is heard of it, and when. */
  sounds(
    happened: Happened<View, Event>,
    beats: readonly Beat[],
    scene: Scene,
  ): readonly { readonly name: SoundName; readonly at: number }[];
  /** Whose turn begins with this; where turns can be seen again one by one. */
  turnOf?(event: Event): number | undefined;
  /** The name of the back that a card from this place shows; absent where cards lie open. */
  back(zone: Zone, view: View): string | undefined;
  /** The name of the drawing of a card that is seen large; that of its usual drawing, if absent. */
  large?(id: string): string;
  /** A drawing by its name: of a card that the table does not show, or of a back. */
  readonly Face: ComponentType<{ readonly face: string }>;
  /** What the game's own acts need of the table before it changes. */
  keep?(seen: Measured, cues: readonly Cue<Own>[]): Kept;
  /** Moves what only this game has. */
  act?(stage: Stage<Kept>, own: Own, when: When): void;
}

/** Films of whatever game: they get only what comes from a table of theirs. */
export type AnyFilms = Films<unknown, unknown, unknown, unknown>;
