import { type ComponentType, lazy } from "react";

/** What a game draws in the list of its lessons. */
export interface CoursePictures {
  /** What all pictures refer to; once on the page, before them. */
  readonly Store: ComponentType;
  /** What a lesson is about. */
  readonly Picture: ComponentType<{ readonly lesson: string }>;
}

/** The games whose lessons have pictures; the others are words alone. */
export const PICTURES: Readonly<Record<string, CoursePictures>> = {
  gwent: {
    Store: lazy(async () => ({
      default: (await import("../games/gwent/card/heraldry-defs.tsx")).HeraldryDefs,
    })),
    Picture: lazy(() => import("../games/gwent/lessons/lesson-picture.tsx")),
  },
};
