import type { Puzzle } from "@medallion/scenarios/puzzle";
import { useMemo, useRef } from "react";
import { useText } from "../../language/language.tsx";
import styles from "../../lessons/led-room.module.css";
import { LEARNER } from "../../lessons/lesson.ts";
import type { LessonStanding, LessonTable } from "../../lessons/lesson-table.ts";
import { useShown } from "../../lessons/use-shown.ts";
import { useTitle } from "../../look/page.tsx";
import type { Attempts } from "../../puzzles/attempts.ts";
import type { Scene } from "../../scene/scene.ts";
import { FollowedTable } from "../../table/followed-table.tsx";
import { useLedFrame } from "../../table/frame/use-led-frame.tsx";
import { useTableKeys } from "../../table/frame/use-table-keys.ts";
import { TableSurface } from "../../table/table-surface.tsx";
import { PuzzleMenu } from "./puzzle-menu.tsx";
import { PuzzleRibbon } from "./puzzle-ribbon.tsx";
import { usePuzzleTitle } from "./use-puzzle-title.ts";

interface PuzzleRoomProps {
  readonly puzzle: Puzzle;
  readonly table: LessonTable;
  readonly standing: LessonStanding;
  readonly attempts: Attempts;
  readonly onShow: () => void;
  readonly onAgain: () => void;
}

/** The table of a puzzle, with what is asked above it. */
export function PuzzleRoom(props: PuzzleRoomProps) {
  return (
    <FollowedTable open={props.table.open} seat={LEARNER}>
      {(scene) => <Puzzling {...props} followed={scene} />}
    </FollowedTable>
  );
}

function Puzzling({ followed, ...props }: PuzzleRoomProps & { readonly followed: Scene }) {
  const text = useText();
  const { puzzle, standing, attempts, onShow, onAgain } = props;
  const isOver = standing.awaits === "nothing";
  const scene = useMemo(() => ({ ...followed, mayAct: followed.mayAct && !isOver }), [followed, isOver]);
  const title = usePuzzleTitle(puzzle);
  useTitle(text("puzzles.documentTitle", { puzzle: title, game: scene.say(scene.kit.name) }));
  const { frame, layers } = useLedFrame(scene, (ways) => (
    <PuzzleMenu game={puzzle.game} title={title} onAgain={onAgain} {...ways} />
  ));
  useTableKeys(frame, false);
  const field = useRef<HTMLDivElement>(null);
  const told = useShown(standing, scene.store);
  return (
    <div className={styles.room}>
      <PuzzleRibbon
        puzzle={puzzle}
        title={title}
        scene={scene}
        standing={told}
        attempts={attempts}
        field={field}
        onShow={onShow}
        onMore={frame.openMenu}
      />
      <div ref={field} className={styles.table}>
        <TableSurface scene={scene} frame={frame} />
      </div>
      {layers}
    </div>
  );
}
