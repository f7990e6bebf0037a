import { Suspense, useContext } from "react";
import { partsOf } from "../games/index.ts";
import { TurningContext } from "./turning.tsx";

/** The sign of a chapter, where its game draws one. */
export function ChapterMark({ chapter }: { readonly chapter: string }) {
  const drawings = partsOf(useContext(TurningContext).game).book;
  if (drawings === undefined) return null;
  return (
    <Suspense>
      <drawings.Mark chapter={chapter} />
    </Suspense>
  );
}

interface ChapterFigureProps {
  readonly chapter: string;
  readonly place: "before" | "after";
}

/** What a chapter is about and what it explains, where its game draws that. */
export function ChapterFigure({ chapter, place }: ChapterFigureProps) {
  const drawings = partsOf(useContext(TurningContext).game).book;
  if (drawings === undefined) return null;
  return (
    <Suspense>
      <drawings.Figure chapter={chapter} place={place} />
    </Suspense>
  );
}
