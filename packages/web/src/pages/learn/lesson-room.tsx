import { useMemo, useRef } from "react";
import { useText } from "../../language/language.tsx";
import styles from "../../lessons/led-room.module.css";
import { type Course, LEARNER, type Lesson } from "../../lessons/lesson.ts";
import type { LessonStanding, LessonTable } from "../../lessons/lesson-table.ts";
import { useCoachWords } from "../../lessons/use-coach-words.ts";
import { useShown } from "../../lessons/use-shown.ts";
import { useTitle } from "../../look/page.tsx";
import type { Scene } from "../../scene/scene.ts";
import { FollowedTable } from "../../table/followed-table.tsx";
import { useLedFrame } from "../../table/frame/use-led-frame.tsx";
import { useTableKeys } from "../../table/frame/use-table-keys.ts";
import { TableSurface } from "../../table/table-surface.tsx";
import { Coach } from "./coach.tsx";
import { LessonMenu } from "./lesson-menu.tsx";
import { Rings } from "./rings.tsx";

interface LessonRoomProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly table: LessonTable;
  readonly standing: LessonStanding;
  readonly onAgain: () => void;
}

/** The table of a lesson with the coach above it. */
export function LessonRoom(props: LessonRoomProps) {
  return (
    <FollowedTable open={props.table.open} seat={LEARNER}>
      {(scene) => <Taught {...props} followed={scene} />}
    </FollowedTable>
  );
}

function Taught({ followed, ...props }: LessonRoomProps & { readonly followed: Scene }) {
  const text = useText();
  const { course, lesson, table, standing, onAgain } = props;
  const over = standing.awaits === "nothing";
  const scene = useMemo(() => ({ ...followed, mayAct: followed.mayAct && !over }), [followed, over]);
  const say = useCoachWords(course.game);
  const title = say(lesson.title, lesson.names);
  useTitle(text("learn.documentTitle", { lesson: title, game: scene.say(scene.kit.name) }));
  const { frame, layers } = useLedFrame(scene, (ways) => (
    <LessonMenu course={course} lesson={lesson} title={title} onAgain={onAgain} {...ways} />
  ));
  useTableKeys(frame, false);
  const field = useRef<HTMLDivElement>(null);
  const told = useShown(standing, scene.store);
  const points = told.awaits === "others" ? NOWHERE : lesson.steps[told.step]?.point;
  return (
    <div className={styles.room}>
      <Coach
        course={course}
        lesson={lesson}
        standing={told}
        field={field}
        onNext={() => table.next()}
        onShow={() => table.show()}
        onMore={frame.openMenu}
      />
      <div ref={field} className={styles.table}>
        <TableSurface scene={scene} frame={frame} />
      </div>
      <Rings field={field} selectors={points ?? NOWHERE} />
      {layers}
    </div>
  );
}

const NOWHERE: readonly string[] = [];
