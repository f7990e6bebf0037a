import { partsOf } from "../../games/index.ts";
import { useText } from "../../language/language.tsx";
import styles from "../../lessons/led-menu.module.css";
import { type Course, type Lesson, lessonAfter } from "../../lessons/lesson.ts";
import { useCoachWords } from "../../lessons/use-coach-words.ts";
import { Button, ButtonLink } from "../../look/button.tsx";
import { Dialog } from "../../look/dialog.tsx";
import { lessonPath, PATHS } from "../../navigation/paths.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { switchTable } from "../../table/switch-table.ts";

interface LessonMenuProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly title: string;
  readonly onAgain: () => void;
  readonly onRules: () => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** Everything that can be done in a lesson besides taking it. */
export function LessonMenu({ course, lesson, title, onAgain, onRules, onKeys, onClose }: LessonMenuProps) {
  const text = useText();
  const say = useCoachWords(course.game);
  const settings = useSettings();
  const next = lessonAfter(course, lesson);
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.ways}>
        <Button onClick={and(onAgain)}>{text("learn.again")}</Button>
        {next !== undefined && (
          <ButtonLink to={lessonPath(course.game, next.id)}>
            {text("learn.skipTo", { lesson: say(next.title, next.names) })}
          </ButtonLink>
        )}
        <ButtonLink to={PATHS.learn}>{text("learn.leave")}</ButtonLink>
        <Button onClick={and(onRules)}>{text("table.rules")}</Button>
        {partsOf(course.game).Table !== undefined && (
          <Button onClick={and(switchTable)}>
            {text(settings.table === "text" ? "table.toDrawn" : "table.toText")}
          </Button>
        )}
        <Button onClick={onKeys}>{text("table.keys")}</Button>
      </div>
    </Dialog>
  );
}
