import type { Language } from "@medallion/kernel";
import { speaking } from "../../language/speaking.tsx";
import type { GameParts } from "../contract.ts";
import { speakingSlip } from "../speaking-slip.ts";
import picture from "./poster/gwent.svg";
import { GwentNumerals } from "./poster/gwent-numerals.tsx";
import { loadTexts } from "./texts.ts";

const speaks = speaking(loadTexts);

const loadTable = () => import("./table/gwent-table.tsx");

export const gwent: GameParts = {
  poster: { picture, Over: GwentNumerals, name: "home.gwent", about: "home.gwent.about" },
  Table: speaks(loadTable),
  loadTable: (language: Language) => Promise.all([loadTable(), loadTexts(language)]),
  book: {
    Mark: speaks(() => import("./book/chapter-mark.tsx")),
    Figure: speaks(() => import("./book/chapter-figure.tsx")),
  },
  ownPicks: async (mode, rules) => (await import("./decks/own-picks.ts")).ownPicks(mode, rules),
  picks: {
    Mark: speaks(() => import("./decks/picker/pick-mark.tsx")),
    Facts: speaks(() => import("./decks/picker/pick-facts.tsx")),
  },
  ownPickNames: async () => (await import("./decks/own-picks.ts")).ownPickNames(),
  slip: speakingSlip(() => import("./slip.ts"), loadTexts),
  puzzles: async () => (await import("virtual:puzzles/gwent")).default,
  lessons: {
    course: async () => (await import("./lessons/index.ts")).course,
    Picture: speaks(() => import("./lessons/lesson-picture.tsx")),
  },
  Decks: speaks(() => import("./decks/deck-pages.tsx")),
};
