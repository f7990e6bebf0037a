import { arranged, type Puzzle } from "@medallion/scenarios/puzzle";
import { use, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { kitOf } from "../../kits/load.ts";
import { useText } from "../../language/language.tsx";
import { LessonTable } from "../../lessons/lesson-table.ts";
import type { Attempts } from "../../puzzles/attempts.ts";
import { LEADING, scriptOf } from "../../puzzles/puzzle-script.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { PuzzleRoom } from "./puzzle-room.tsx";
import { useKeptAttempts } from "./use-kept-attempts.ts";

interface AskedPuzzleProps {
  readonly puzzle: Puzzle;
  readonly before: Attempts;
}

/** A puzzle while somebody tries it; what comes of it is kept at once. */
export function AskedPuzzle({ puzzle, before }: AskedPuzzleProps) {
  const text = useText();
  const { name } = useSettings();
  const kit = use(kitOf(puzzle.game));
  const seats = useMemo(() => kit.stage.seatNames(arranged(kit, puzzle)).length, [kit, puzzle]);
  const names = Array.from({ length: seats }, (_, seat) =>
    seat > 0 ? text("home.new.name", { number: seat + 1 }) : name === "" ? text("home.you") : name,
  );
  // Another object is another try.
  const [attempt, setAttempt] = useState({ isShown: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names are no reason to begin again; see below.
  const table = useMemo(
    () =>
      new LessonTable({
        kit,
        lesson: scriptOf(puzzle),
        names,
        done: LEADING,
        pause: () => Promise.resolve(),
      }),
    [kit, puzzle, attempt],
  );
  useEffect(() => table.rename(names));
  const standing = useSyncExternalStore(table.watch, () => table.standing);
  const attempts = useKeptAttempts(puzzle, before, standing, () => attempt.isShown);
  return (
    <PuzzleRoom
      puzzle={puzzle}
      table={table}
      standing={standing}
      attempts={attempts}
      onShow={() => {
        attempt.isShown = true;
        table.show();
      }}
      onAgain={() => setAttempt({ isShown: false })}
    />
  );
}
