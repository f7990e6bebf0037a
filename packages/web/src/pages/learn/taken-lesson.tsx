import { use, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { kitOf } from "../../kits/load.ts";
import { useText } from "../../language/language.tsx";
import type { Course, Lesson } from "../../lessons/lesson.ts";
import { LessonTable } from "../../lessons/lesson-table.ts";
import { keepProgress, type Progress } from "../../lessons/progress.ts";
import { useCoachWords } from "../../lessons/use-coach-words.ts";
import { type Settings, settings } from "../../settings/settings.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { LessonRoom } from "./lesson-room.tsx";

interface TakenLessonProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly progress: Progress;
}

/** A lesson while it is taken; how far one is, is kept as one goes. */
export function TakenLesson({ course, lesson, progress }: TakenLessonProps) {
  const text = useText();
  const { name } = useSettings();
  const say = useCoachWords(course.game);
  const names = [name === "" ? text("home.you") : name, ...course.others.map((other) => say(other))];
  const kit = use(kitOf(course.game));
  const [start, setStart] = useState({ done: progress.step < lesson.steps.length ? progress.step : 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names are no reason to begin again; see below.
  const table = useMemo(
    () => new LessonTable({ kit, lesson, names, done: start.done, pause }),
    [kit, lesson, start],
  );
  useEffect(() => table.rename(names));
  const standing = useSyncExternalStore(table.watch, () => table.standing);
  useKept(course.game, lesson, standing.step, progress.finished);
  return (
    <LessonRoom
      course={course}
      lesson={lesson}
      table={table}
      standing={standing}
      onAgain={() => setStart({ done: 0 })}
    />
  );
}

/** Whoever has come to the end begins anew the next time. */
function useKept(game: string, { id, steps }: Lesson, step: number, before: boolean): void {
  const over = step >= steps.length;
  const [finished, setFinished] = useState(before);
  if (over && !finished) setFinished(true);
  useEffect(() => {
    // Where nothing can be kept the lesson goes on all the same.
    keepProgress(game, id, { step: over ? 0 : step, finished }).catch(() => undefined);
  }, [game, id, step, over, finished]);
}

const PAUSES: Readonly<Record<Settings["speed"], number>> = {
  slow: 1600,
  normal: 1000,
  fast: 300,
  fastest: 100,
};

/** Long enough to see what happened before somebody else acts. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSES[settings().speed]));
}
