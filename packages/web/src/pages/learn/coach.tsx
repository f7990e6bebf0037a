import { type RefObject, useRef } from "react";
import { useText } from "../../language/language.tsx";
import type { Course, Lesson } from "../../lessons/lesson.ts";
import type { LessonStanding } from "../../lessons/lesson-table.ts";
import { useCoachWords } from "../../lessons/use-coach-words.ts";
import { Button } from "../../look/button.tsx";
import { ReadAloudButton } from "../../reading-aloud/read-aloud-button.tsx";
import styles from "./coach.module.css";
import { LessonEnd } from "./lesson-end.tsx";
import { Pips } from "./pips.tsx";
import { useCoachFocus } from "./use-coach-focus.ts";

interface CoachProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly standing: LessonStanding;
  /** Where the table is. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onNext: () => void;
  readonly onShow: () => void;
  readonly onMore: () => void;
}

/** A ribbon of vellum above the table: what the lesson says, how far one is, and the way on. */
export function Coach({ course, lesson, standing, field, onNext, onShow, onMore }: CoachProps) {
  const text = useText();
  const say = useCoachWords(course.game);
  const said = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const { step, awaits, missed } = standing;
  const current = lesson.steps[step];
  useCoachFocus({ standing, points: current?.point, said, next, field });
  const sentence = missed?.reply ?? current?.say ?? lesson.end;
  return (
    <section
      className={styles.coach}
      data-surface="sheet"
      data-end={awaits === "nothing" || undefined}
      aria-label={text("learn.coach")}
    >
      <div className={styles.place}>
        <h2>{say(lesson.title, lesson.names)}</h2>
        <Pips done={step} steps={lesson.steps.length} />
      </div>
      <p
        ref={said}
        className={styles.words}
        role="status"
        tabIndex={-1}
        data-waits={awaits === "others" || undefined}
      >
        {missed !== undefined && <b className={styles.missed}>{text("learn.missed")} </b>}
        {say(sentence, lesson.names)}
      </p>
      <div ref={next} className={styles.ways}>
        {awaits === "next" && (
          <Button kind="brass" onClick={onNext}>
            {text("learn.next")}
          </Button>
        )}
        <ReadAloudButton words={say(sentence, lesson.names)} />
        {awaits === "choice" && <Button onClick={onShow}>{text("learn.show")}</Button>}
        {awaits === "nothing" ? (
          <LessonEnd course={course} lesson={lesson} />
        ) : (
          <Button size="mark" onClick={onMore} aria-label={text("learn.more")}>
            ⋯
          </Button>
        )}
      </div>
    </section>
  );
}
