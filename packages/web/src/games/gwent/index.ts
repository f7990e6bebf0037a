import { lazy } from "react";
import type { GameParts } from "../contract.ts";
import picture from "./poster/gwent.svg";
import { GwentNumerals } from "./poster/gwent-numerals.tsx";

const loadTable = () => import("./table/gwent-table.tsx");

export const gwent: GameParts = {
  poster: { picture, Over: GwentNumerals, name: "home.gwent", about: "home.gwent.about" },
  Table: lazy(loadTable),
  loadTable,
  book: {
    Mark: lazy(() => import("./book/chapter-mark.tsx")),
    Figure: lazy(() => import("./book/chapter-figure.tsx")),
  },
  ownPicks: async (mode, rules) => (await import("./decks/own-picks.ts")).ownPicks(mode, rules),
  picks: {
    Mark: lazy(() => import("./decks/picker/pick-mark.tsx")),
    Facts: lazy(() => import("./decks/picker/pick-facts.tsx")),
  },
  ownPickNames: async () => (await import("./decks/own-picks.ts")).ownPickNames(),
  lessons: {
    course: async () => (await import("./lessons/index.ts")).course,
    Picture: lazy(() => import("./lessons/lesson-picture.tsx")),
  },
  Decks: lazy(() => import("./decks/deck-pages.tsx")),
};
