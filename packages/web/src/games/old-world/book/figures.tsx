import { COMPONENTS } from "@medallion/old-world/pages";
import type { ReactNode } from "react";
import { AttributesFigure } from "./attributes-figure.tsx";
import { CAPTIONS } from "./captions.ts";
import { CardFigure } from "./card-figure.tsx";
import { ComboFigure } from "./combo-figure.tsx";
import { DiceFigure } from "./dice-figure.tsx";
import { SHOWN_EVENT, SHOWN_STORY } from "./examples.ts";
import { FightFigure } from "./fight-figure.tsx";
import { MapFigure } from "./map-figure.tsx";
import { MonsterFigure } from "./monster-figure.tsx";
import { StoryFigure } from "./story-figure.tsx";
import { THING_CAPTIONS } from "./thing-captions.ts";
import * as things from "./things.tsx";
import { ThingsFigure } from "./things-figure.tsx";

interface Figure {
  /** Before its text or after it. */
  readonly place: "before" | "after";
  draw(): ReactNode;
}

const before = (draw: () => ReactNode): Figure => ({ place: "before", draw });
const after = (draw: () => ReactNode): Figure => ({ place: "after", draw });

/** The chapters with a drawing; the others are about nothing that lies on the table. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  components: before(() => <ThingsFigure caption="backs" things={things.BACKS} />),
  "action-cards": before(() => <CardFigure />),
  turn: before(() => <ThingsFigure caption="phases" things={things.PHASES} />),
  moving: before(() => <MapFigure />),
  "phase-two": before(() => <ThingsFigure caption="choice" things={things.PHASE_TWO} />),
  "phase-three": before(() => <ThingsFigure caption="pool" things={things.POOL_CARDS} size="small" />),
  winning: before(() => (
    <ThingsFigure
      caption="winning"
      values={{ count: COMPONENTS.constants.trophiesToWin }}
      things={things.TROPHIES}
    />
  )),
  map: before(() => <ThingsFigure caption="terrains" things={things.TERRAIN_SIGNS} />),
  locations: before(() => <ThingsFigure caption="actions" things={things.PLACE_ACTIONS} />),
  poker: after(() => <DiceFigure />),
  trails: before(() => <ThingsFigure caption="trails" things={things.TRAILS} />),
  attributes: before(() => <AttributesFigure />),
  potions: before(() => <ThingsFigure caption="potions" things={things.POTIONS} />),
  schools: before(() => <ThingsFigure caption="schools" things={things.SCHOOL_SHIELDS} />),
  exploration: before(() => <StoryFigure story={SHOWN_STORY} caption={CAPTIONS.story} />),
  quests: before(() => <ThingsFigure caption="quest" things={things.QUEST} />),
  events: before(() => <StoryFigure story={SHOWN_EVENT} caption={THING_CAPTIONS.event} />),
  combat: before(() => <ThingsFigure caption="lives" things={things.LIVES} />),
  "combat-turn": before(() => <FightFigure />),
  combo: after(() => <ComboFigure />),
  "monster-fights": before(() => <MonsterFigure />),
  "monster-results": before(() => <ThingsFigure caption="results" things={things.RESULTS} />),
  duels: before(() => <ThingsFigure caption="duelists" things={things.DUELISTS} />),
  bestiary: before(() => <ThingsFigure caption="bestiary" things={things.BESTIARY} />),
  trophies: before(() => <ThingsFigure caption="attributeTrophies" things={things.ATTRIBUTE_TROPHIES} />),
  solo: after(() => <ThingsFigure caption="solo" things={things.SOLO_DICE} />),
};
