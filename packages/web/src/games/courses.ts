import type { Course } from "../lessons/lesson.ts";
import { GAME_PARTS, partsOf } from "./index.ts";

/** The games that can be learned here. */
export const TAUGHT: readonly string[] = Object.keys(GAME_PARTS).filter(
  (game) => partsOf(game).lessons !== undefined,
);

const loading = new Map<string, Promise<Course>>();

/** The lessons of a game, loaded once; for `use` of React. Absent where nobody has written any. */
export function courseOf(game: string): Promise<Course> | undefined {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const course = partsOf(game).lessons?.course();
  if (course === undefined) return undefined;
  loading.set(game, course);
  // A network that was down must not be remembered.
  course.catch(() => loading.delete(game));
  return course;
}
