import { loadedOnce } from "../kits/loaded-once.ts";
import type { Course } from "../lessons/lesson.ts";
import { GAME_PARTS, partsOf } from "./index.ts";

/** The games that can be learned here. */
export const TAUGHT: readonly string[] = Object.keys(GAME_PARTS).filter((game) => partsOf(game).lessons);

const courses = loadedOnce<Course>();

/** The lessons of a game, loaded once. Absent where nobody has written any. */
export function courseOf(game: string): Promise<Course> | undefined {
  const { lessons } = partsOf(game);
  return lessons && courses(game, lessons.course);
}
