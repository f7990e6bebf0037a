import type { Language } from "@medallion/kernel";
import { speaking } from "../../language/speaking.tsx";
import type { GameParts } from "../contract.ts";
import { speakingSlip } from "../speaking-slip.ts";
import { FIRST_DEALS } from "./first-deals.ts";
import picture from "./poster/old-world.svg";
import { loadTexts } from "./texts.ts";

const speaks = speaking(loadTexts);

const loadTable = () => import("./table/old-world-table.tsx");

export const oldWorld: GameParts = {
  poster: { picture, name: "home.oldWorld", about: "home.oldWorld.about" },
  Table: speaks(loadTable),
  loadTable: (language: Language) => Promise.all([loadTable(), loadTexts(language)]),
  book: {
    Mark: speaks(() => import("./book/chapter-mark.tsx")),
    Figure: speaks(() => import("./book/chapter-figure.tsx")),
  },
  slip: speakingSlip(() => import("./slip.ts"), loadTexts),
  puzzles: async () => (await import("virtual:puzzles/old-world")).default,
  lessons: {
    course: async () => (await import("./lessons/index.ts")).course,
    Picture: speaks(() => import("./lessons/lesson-picture.tsx")),
  },
  firstDeals: FIRST_DEALS,
  hints: async () => (await import("./lessons/hints.ts")).hints,
};
