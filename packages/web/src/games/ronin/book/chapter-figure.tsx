import type { ReactNode } from "react";
import { AllianceFigure } from "./alliance-figure.tsx";
import { CardParts } from "./card-parts.tsx";
import { ChapterCardFigure } from "./chapter-card-figure.tsx";
import { CoveredFigure } from "./covered-figure.tsx";
import type { FIGURED } from "./examples.ts";
import { TeaPairFigure } from "./tea-pair-figure.tsx";
import { TurnOrder } from "./turn-order.tsx";

interface ChapterFigureProps {
  readonly chapter: string;
  readonly place: "before" | "after";
}

type Place = ChapterFigureProps["place"];

const FIGURES: { readonly [P in Place]: Readonly<Record<(typeof FIGURED)[P][number], () => ReactNode>> } = {
  before: {
    components: () => <CardParts />,
    "whole-turn": () => <TurnOrder />,
    "alliance-boards": () => <AllianceFigure />,
    "chapter-cards": () => <ChapterCardFigure />,
  },
  after: {
    idea: () => <TurnOrder />,
    symbols: () => <CoveredFigure />,
    tea: () => <TeaPairFigure />,
  },
};

/** What a chapter of Ronin's rule book draws, from the same parts as the table. */
export default function ChapterFigure({ chapter, place }: ChapterFigureProps) {
  const figures: Readonly<Record<string, () => ReactNode>> = FIGURES[place];
  return figures[chapter]?.() ?? null;
}
