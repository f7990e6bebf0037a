import type { Language } from "@medallion/kernel";
import { speaking } from "../../language/speaking.tsx";
import type { GameParts } from "../contract.ts";
import picture from "./poster/ronin.svg";
import { loadTexts } from "./texts.ts";

const speaks = speaking(loadTexts);

const loadTable = () => import("./table/ronin-table.tsx");

export const ronin: GameParts = {
  poster: { picture, name: "home.ronin", about: "home.ronin.about" },
  Table: speaks(loadTable),
  loadTable: (language: Language) => Promise.all([loadTable(), loadTexts(language)]),
  book: {
    Mark: speaks(() => import("./book/chapter-mark.tsx")),
    Figure: speaks(() => import("./book/chapter-figure.tsx")),
  },
  puzzles: async () => (await import("virtual:puzzles/ronin")).default,
  lessons: {
    course: async () => (await import("./lessons/index.ts")).course,
    Picture: speaks(() => import("./lessons/lesson-picture.tsx")),
  },
  hints: async () => (await import("./lessons/hints.ts")).hints,
};
