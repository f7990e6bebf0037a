import { use, useId } from "react";
import { courseOf } from "../../games/courses.ts";
import { useGame } from "../../kits/use-game.ts";
import { UNTOUCHED } from "../../lessons/progress.ts";
import { useCoachWords } from "../../lessons/use-coach-words.ts";
import styles from "./course-list.module.css";
import { FirstGame } from "./first-game.tsx";
import { LessonPlate } from "./lesson-plate.tsx";
import { useCourseProgress } from "./use-course-progress.ts";

/** The lessons of one game in their order; the one to take next stands out. */
export function CourseList({ game }: { readonly game: string }) {
  const loading = courseOf(game);
  if (loading === undefined) throw new Error(`there are no lessons for ${game}`);
  const { lessons } = use(loading);
  const heading = useId();
  const { kit, say: tell } = useGame(game);
  const say = useCoachWords(game);
  const progress = useCourseProgress(game);
  const next = lessons.find(({ id }) => progress?.get(id)?.finished !== true);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{tell(kit.name)}</h2>
      <ol className={styles.course}>
        {lessons.map((lesson, place) => (
          <LessonPlate
            key={lesson.id}
            game={game}
            lesson={lesson}
            number={place + 1}
            title={say(lesson.title, lesson.names)}
            about={say(lesson.about, lesson.names)}
            progress={progress?.get(lesson.id) ?? UNTOUCHED}
            isNext={progress !== undefined && lesson === next}
          />
        ))}
      </ol>
      <FirstGame game={game} isNext={progress !== undefined && next === undefined} />
    </section>
  );
}
