import type { Course } from "../../../lessons/lesson.ts";
import { ABILITIES } from "./abilities.ts";
import { LEADERS } from "./leaders.ts";
import { ROUNDS } from "./rounds.ts";
import { WEATHER } from "./weather.ts";

export const course: Course = {
  game: "gwent",
  others: [{ en: "Innkeeper", cs: "Hostinský", pl: "Karczmarz", uk: "Корчмар" }],
  lessons: [ROUNDS, WEATHER, ABILITIES, LEADERS],
};
