import { Suspense, useId } from "react";
import { partsOf } from "../../games/index.ts";
import { useText } from "../../language/language.tsx";
import type { Lesson } from "../../lessons/lesson.ts";
import type { Progress } from "../../lessons/progress.ts";
import { ButtonLink } from "../../look/button.tsx";
import { lessonPath } from "../../navigation/paths.ts";
import styles from "./lesson-plate.module.css";

interface LessonPlateProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly number: number;
  readonly title: string;
  readonly about: string;
  readonly progress: Progress;
  readonly isNext: boolean;
}

/** One lesson: what it is about, how far one is, and the way into it. */
export function LessonPlate({ game, lesson, number, title, about, progress, isNext }: LessonPlateProps) {
  const text = useText();
  const heading = useId();
  const Picture = partsOf(game).lessons?.Picture;
  const steps = lesson.steps.length;
  const state = progress.step > 0 ? "begun" : progress.finished ? "done" : "new";
  const go = text("learn.go", { state });
  return (
    <li className={styles.plate} data-surface="plate" aria-labelledby={heading}>
      <div className={styles.picture}>
        {Picture !== undefined && (
          <Suspense>
            <Picture lesson={lesson.id} />
          </Suspense>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.number}>
          {text("learn.number", { number })}
          {progress.finished && <span className={styles.done}>{text("learn.done")}</span>}
        </p>
        <h3 id={heading}>{title}</h3>
        <p>{about}</p>
        <p className={styles.facts}>
          {state === "begun"
            ? text("learn.step", { step: progress.step + 1, steps })
            : text("learn.minutes", { minutes: lesson.minutes })}
        </p>
      </div>
      <ButtonLink
        kind={isNext ? "brass" : "iron"}
        to={lessonPath(game, lesson.id)}
        aria-label={text("learn.go.label", { go, lesson: title })}
      >
        {go}
      </ButtonLink>
    </li>
  );
}
