import { type RefObject, useRef } from "react";
import { useText } from "../../language/language.tsx";
import type { Course, Lesson } from "../../lessons/lesson.ts";
import type { LessonStanding } from "../../lessons/lesson-table.ts";
import { Ribbon } from "../../lessons/ribbon.tsx";
import { useCoachFocus } from "../../lessons/use-coach-focus.ts";
import { useCoachWords } from "../../lessons/use-coach-words.ts";
import { Button } from "../../look/button.tsx";
import { ReadAloudButton } from "../../reading-aloud/read-aloud-button.tsx";
import { LessonEnd } from "./lesson-end.tsx";
import { Pips } from "./pips.tsx";

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

/** What the lesson says, how far one is, and the way on. */
export function Coach({ course, lesson, standing, field, onNext, onShow, onMore }: CoachProps) {
  const text = useText();
  const say = useCoachWords(course.game);
  const said = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const { step, awaits, missed } = standing;
  const current = lesson.steps[step];
  useCoachFocus({ standing, points: current?.point, said, next, field });
  const words = say(missed?.reply ?? current?.say ?? lesson.end, lesson.names);
  return (
    <Ribbon
      label={text("learn.coach")}
      title={say(lesson.title, lesson.names)}
      under={<Pips done={step} steps={lesson.steps.length} />}
      missed={missed && text("learn.missed")}
      words={words}
      isWaiting={awaits === "others"}
      isOver={awaits === "nothing"}
      said={said}
      next={next}
    >
      {awaits === "next" && (
        <Button kind="brass" onClick={onNext}>
          {text("learn.next")}
        </Button>
      )}
      <ReadAloudButton words={words} />
      {awaits === "choice" && <Button onClick={onShow}>{text("learn.show")}</Button>}
      {awaits === "nothing" ? (
        <LessonEnd course={course} lesson={lesson} />
      ) : (
        <Button size="mark" onClick={onMore} aria-label={text("learn.more")}>
          ⋯
        </Button>
      )}
    </Ribbon>
  );
}
