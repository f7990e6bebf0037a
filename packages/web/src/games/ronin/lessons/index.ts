import type { Course } from "../../../lessons/lesson.ts";
import { CHAPTER } from "./chapter.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import { SYMBOLS } from "./symbols.ts";
import { TURN } from "./turn.ts";

export const course: Course = {
  game: "ronin",
  others: [
    { en: "Innkeeper", cs: "Hostinský", pl: "Karczmarz", uk: "Корчмар" },
    { en: "Pilgrim", cs: "Poutnice", pl: "Pątniczka", uk: "Прочанка" },
  ],
  lessons: [SYMBOLS, TURN, NEIGHBOURS, CHAPTER],
};
