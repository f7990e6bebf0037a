import { FIGURES } from "./figures.tsx";

interface ChapterFigureProps {
  readonly chapter: string;
  readonly place: "before" | "after";
}

/** What a chapter of Old World's rule book draws, from the same parts as the table. */
export default function OldWorldChapterFigure({ chapter, place }: ChapterFigureProps) {
  const figure = FIGURES[chapter];
  return figure?.place === place ? figure.draw() : null;
}
