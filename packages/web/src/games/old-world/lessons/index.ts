import type { Course } from "../../../lessons/lesson.ts";
import { FIGHT } from "./fight.ts";
import { GROWING } from "./growing.ts";
import { STORIES } from "./stories.ts";
import { TURN } from "./turn.ts";

export const course: Course = {
  game: "old-world",
  others: [{ en: "Stranger", cs: "Cizinka", pl: "Nieznajoma", uk: "Незнайомка" }],
  lessons: [TURN, FIGHT, STORIES, GROWING],
};
