import { type ComponentType, lazy } from "react";

/** What a game draws in its rule book. */
export interface BookDrawings {
  /** A small sign beside the name of a chapter; nothing where there is none. */
  readonly Mark: ComponentType<ChapterDrawn>;
  /** What a chapter is about (`before` its text), and what it explains (`after` it). */
  readonly Figure: ComponentType<ChapterDrawn & { readonly place: "before" | "after" }>;
}

interface ChapterDrawn {
  readonly chapter: string;
}

/** The games whose book has drawings; the others are words alone. */
export const BOOK_DRAWINGS: Readonly<Record<string, BookDrawings>> = {
  gwent: {
    Mark: lazy(() => import("./gwent/book/chapter-mark.tsx")),
    Figure: lazy(() => import("./gwent/book/chapter-figure.tsx")),
  },
};
