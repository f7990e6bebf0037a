import { useText } from "../../language/language.tsx";
import { type Course, type Lesson, lessonAfter } from "../../lessons/lesson.ts";
import { useCoachWords } from "../../lessons/use-coach-words.ts";
import { ButtonLink } from "../../look/button.tsx";
import { lessonPath, PATHS } from "../../navigation/paths.ts";
import { PlayNowButton } from "../../play-now/play-now-button.tsx";

/** What comes after a lesson: the next one, or a real game, for which any lesson is enough. */
export function LessonEnd({ course, lesson }: { readonly course: Course; readonly lesson: Lesson }) {
  const text = useText();
  const say = useCoachWords(course.game);
  const next = lessonAfter(course, lesson);
  return (
    <>
      {next !== undefined && (
        <ButtonLink
          kind="brass"
          to={lessonPath(course.game, next.id)}
          aria-label={text("learn.go.label", {
            go: text("learn.nextLesson"),
            lesson: say(next.title, next.names),
          })}
        >
          {text("learn.nextLesson")}
        </ButtonLink>
      )}
      <PlayNowButton game={course.game} kind={next === undefined ? "brass" : "iron"} />
      <ButtonLink to={PATHS.learn}>{text("learn.all")}</ButtonLink>
    </>
  );
}
