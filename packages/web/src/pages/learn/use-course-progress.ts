import { useEffect, useState } from "react";
import { courseProgress, type Progress } from "../../lessons/progress.ts";
import { keep } from "../../local/keep.ts";

/** How far one is with each lesson of a game, kept up to date; absent until it was looked up. */
export function useCourseProgress(game: string): ReadonlyMap<string, Progress> | undefined {
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>();
  useEffect(() => {
    let wanted = true;
    const look = (): void => {
      courseProgress(game).then(
        (found) => {
          if (wanted) setProgress(found);
        },
        // What cannot be read counts as not begun.
        () => {
          if (wanted) setProgress(new Map());
        },
      );
    };
    look();
    const stop = keep.watch("lessons", look);
    return () => {
      wanted = false;
      stop();
    };
  }, [game]);
  return progress;
}
