import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useText } from "../../language/language.tsx";
import { type Course, LEARNER, type Lesson } from "../../lessons/lesson.ts";
import type { LessonStanding, LessonTable } from "../../lessons/lesson-table.ts";
import { useCoachWords } from "../../lessons/use-coach-words.ts";
import { useTitle } from "../../look/page.tsx";
import type { Scene } from "../../scene/scene.ts";
import type { TableStore } from "../../scene/table-store.ts";
import { FollowedTable } from "../../table/followed-table.tsx";
import { useTableKeys } from "../../table/frame/use-table-keys.ts";
import { TableSurface } from "../../table/table-surface.tsx";
import { Coach } from "./coach.tsx";
import styles from "./lesson-room.module.css";
import { Rings } from "./rings.tsx";
import { useLessonFrame } from "./use-lesson-frame.tsx";

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
  const { frame, layers } = useLessonFrame(scene, { course, lesson, title, onAgain });
  useTableKeys(frame, false);
  const field = useRef<HTMLDivElement>(null);
  const told = useShown(standing, scene.store);
  const points = told.awaits === "others" ? NOWHERE : lesson.steps[told.step]?.point;
  return (
    <div className={styles.lesson}>
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

/** The coach speaks of what the table has shown, not of what it is still showing. */
function useShown(standing: LessonStanding, store: TableStore): LessonStanding {
  const isBusy = useSyncExternalStore(store.watch, () => store.isBusy);
  const [shown, setShown] = useState(standing);
  // Asked again here: the table becomes busy as it is drawn.
  useEffect(() => {
    if (!isBusy && !store.isBusy) setShown(standing);
  }, [standing, store, isBusy]);
  return shown;
}
