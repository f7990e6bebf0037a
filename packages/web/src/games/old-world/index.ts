import { lazy } from "react";
import type { GameParts } from "../contract.ts";
import picture from "./poster/old-world.svg";

const loadTable = () => import("./table/old-world-table.tsx");

export const oldWorld: GameParts = {
  poster: { picture, name: "home.oldWorld", about: "home.oldWorld.about" },
  Table: lazy(loadTable),
  loadTable,
  book: {
    Mark: lazy(() => import("./book/chapter-mark.tsx")),
    Figure: lazy(() => import("./book/chapter-figure.tsx")),
  },
  lessons: {
    course: async () => (await import("./lessons/index.ts")).course,
    Picture: lazy(() => import("./lessons/lesson-picture.tsx")),
  },
  hints: async () => (await import("./lessons/hints.ts")).hints,
};
