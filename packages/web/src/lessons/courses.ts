import type { Course } from "./lesson.ts";

/** The games that can be learned here. */
const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  gwent: async () => (await import("../games/gwent/lessons/index.ts")).course,
};

export const TAUGHT: readonly string[] = Object.keys(COURSES);

const loading = new Map<string, Promise<Course>>();

/** The lessons of a game, loaded once; for `use` of React. Absent where nobody has written any. */
export function courseOf(game: string): Promise<Course> | undefined {
  const load = COURSES[game];
  if (load === undefined) return undefined;
  const known = loading.get(game);
  if (known !== undefined) return known;
  const course = load();
  loading.set(game, course);
  // A network that was down must not be remembered.
  course.catch(() => loading.delete(game));
  return course;
}
