import type { ReactNode } from "react";
import { AttributesFigure } from "./attributes-figure.tsx";
import { CardFigure } from "./card-figure.tsx";
import { ComboFigure } from "./combo-figure.tsx";
import { DiceFigure } from "./dice-figure.tsx";
import type { DRAWN_CHAPTERS } from "./examples.ts";
import { FightFigure } from "./fight-figure.tsx";
import { MapFigure } from "./map-figure.tsx";
import { MonsterFigure } from "./monster-figure.tsx";
import { StoryFigure } from "./story-figure.tsx";

type Place = keyof typeof DRAWN_CHAPTERS;
type Figured = (typeof DRAWN_CHAPTERS)[Place][number];

const FIGURES: Readonly<Record<Figured, () => ReactNode>> = {
  "action-cards": () => <CardFigure />,
  attributes: () => <AttributesFigure />,
  exploration: () => <StoryFigure />,
  moving: () => <MapFigure />,
  "combat-turn": () => <FightFigure />,
  "monster-fights": () => <MonsterFigure />,
  combo: () => <ComboFigure />,
  poker: () => <DiceFigure />,
};
const PLACES: Readonly<Record<Figured, Place>> = {
  "action-cards": "before",
  attributes: "before",
  exploration: "before",
  moving: "before",
  "combat-turn": "before",
  "monster-fights": "before",
  combo: "after",
  poker: "after",
};

const isFigured = (chapter: string): chapter is Figured => chapter in FIGURES;

/** What a chapter of Old World's rule book draws, from the same parts as the table. */
export default function OldWorldChapterFigure(shown: { readonly chapter: string; readonly place: Place }) {
  const { chapter, place } = shown;
  return isFigured(chapter) && PLACES[chapter] === place ? FIGURES[chapter]() : null;
}
