import { useMemo, useRef } from "react";
import { useText } from "../../language/language.tsx";
import { type Course, LEARNER, type Lesson } from "../../lessons/lesson.ts";
import type { LessonTable, Standing } from "../../lessons/lesson-table.ts";
import { useCoachWords } from "../../lessons/use-coach-words.ts";
import { Loading } from "../../look/loading.tsx";
import { useTitle } from "../../look/page.tsx";
import type { Scene } from "../../table/scene.ts";
import type { TableStore } from "../../table/table-store.ts";
import { TableSurface } from "../../table/table-surface.tsx";
import { useRoomGame, useScene } from "../../table/use-scene.ts";
import { useSnapshot, useTableStore } from "../../table/use-table-store.ts";
import { Coach } from "./coach.tsx";
import styles from "./lesson-room.module.css";
import { Rings } from "./rings.tsx";
import { useLessonFrame } from "./use-lesson-frame.tsx";
import { useLessonKeys } from "./use-lesson-keys.ts";

export interface LessonRoomProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly table: LessonTable;
  readonly standing: Standing;
  readonly onAgain: () => void;
}

/** The table of a lesson with the coach above it. */
export function LessonRoom(props: LessonRoomProps) {
  const store = useTableStore(props.table.open, LEARNER);
  return store === undefined ? <Loading rows={6} /> : <Following {...props} store={store} />;
}

type FollowingProps = LessonRoomProps & { readonly store: TableStore };

function Following(props: FollowingProps) {
  const { look } = useSnapshot(props.store);
  return look === undefined ? <Loading rows={6} /> : <Shown {...props} />;
}

function Shown({ store, ...props }: FollowingProps) {
  const snapshot = useSnapshot(store);
  const { look } = snapshot;
  if (look === undefined) throw new Error("a lesson is shown before it was seen");
  const scene = useScene(store, snapshot, useRoomGame(look));
  const over = props.standing.awaits === "nothing";
  const taught = useMemo(() => scene && { ...scene, mayAct: scene.mayAct && !over }, [scene, over]);
  return taught === undefined ? null : <Taught {...props} scene={taught} />;
}

function Taught({ scene, ...props }: LessonRoomProps & { readonly scene: Scene }) {
  const text = useText();
  const { course, lesson, table, standing, onAgain } = props;
  const say = useCoachWords(course.game);
  const title = say(lesson.title, lesson.names);
  useTitle(text("learn.documentTitle", { lesson: title, game: scene.say(scene.kit.name) }));
  const { frame, layers } = useLessonFrame(scene, { course, lesson, title, onAgain });
  useLessonKeys(frame);
  const field = useRef<HTMLDivElement>(null);
  const points = standing.awaits === "others" ? NOWHERE : lesson.steps[standing.step]?.point;
  return (
    <div className={styles.lesson}>
      <Coach
        course={course}
        lesson={lesson}
        standing={standing}
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
