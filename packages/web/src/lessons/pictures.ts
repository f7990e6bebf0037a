import { type ComponentType, lazy } from "react";

/** What a game draws of a lesson in the list of its lessons; games that are not here have words alone. */
export const PICTURES: Readonly<Record<string, ComponentType<{ readonly lesson: string }>>> = {
  gwent: lazy(() => import("../games/gwent/lessons/lesson-picture.tsx")),
};
