import { at } from "@medallion/kernel";
import { toldChance } from "@medallion/scenarios/days";
import { type OpenPuzzle, openPuzzle, type Puzzle, SOLVER } from "@medallion/scenarios/puzzle";
import { type RefObject, useMemo, useRef } from "react";
import { useWords } from "../../language/language.tsx";
import type { Text, Words } from "../../language/words.ts";
import type { LessonStanding } from "../../lessons/lesson-table.ts";
import { Ribbon } from "../../lessons/ribbon.tsx";
import { useCoachFocus } from "../../lessons/use-coach-focus.ts";
import { Button, ButtonLink } from "../../look/button.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { PlayNowButton } from "../../play-now/play-now-button.tsx";
import type { Attempts } from "../../puzzles/attempts.ts";
import { ReadAloudButton } from "../../reading-aloud/read-aloud-button.tsx";
import type { Scene } from "../../scene/scene.ts";

interface PuzzleRibbonProps {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly scene: Scene;
  readonly standing: LessonStanding;
  readonly attempts: Attempts;
  /** Where the table is. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onShow: () => void;
  readonly onMore: () => void;
}

/** What is asked, what a wrong choice lacks, and why the answer is the best. */
export function PuzzleRibbon({ puzzle, title, scene, standing, attempts, field, ...on }: PuzzleRibbonProps) {
  const spoken = useWords();
  const { text } = spoken;
  const said = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLDivElement>(null);
  useCoachFocus({ standing, points: undefined, said, next, field });
  const isOver = standing.awaits === "nothing";
  const missed = standing.missed?.choice;
  const { kit, say } = scene;
  const open = useMemo(() => openPuzzle(kit, puzzle), [kit, puzzle]);
  const words = isOver
    ? reasonOf(puzzle, open, attempts.end === "shown", scene, spoken)
    : missed === undefined
      ? askedIn(open, scene, text)
      : text("puzzles.less", { choice: say(kit.game.describeChoice(missed)) });
  return (
    <Ribbon
      label={text("puzzles.label")}
      title={title}
      under={text("puzzles.level", { level: puzzle.level })}
      missed={missed === undefined || isOver ? undefined : text("puzzles.missed")}
      words={words}
      isOver={isOver}
      said={said}
      next={next}
    >
      <ReadAloudButton words={words} />
      {isOver ? (
        <>
          <PlayNowButton game={puzzle.game} kind="iron" />
          <ButtonLink kind="brass" to={PATHS.puzzles}>
            {text("puzzles.all")}
          </ButtonLink>
        </>
      ) : (
        <>
          <Button onClick={on.onShow}>{text("puzzles.show")}</Button>
          <Button size="mark" onClick={on.onMore} aria-label={text("puzzles.more")}>
            ⋯
          </Button>
        </>
      )}
    </Ribbon>
  );
}

/** Who one is, and what is to be found. */
function askedIn({ state }: OpenPuzzle, { kit, say }: Scene, text: Text): string {
  const who = kit.recap(state)[SOLVER]?.with?.name;
  const ask = text("puzzles.ask");
  return who === undefined ? ask : `${text("puzzles.who", { who: say(who) })} ${ask}`;
}

/** The answer with its chance, the next best, and what speaks for it. */
function reasonOf(
  puzzle: Puzzle,
  open: OpenPuzzle,
  wasShown: boolean,
  { kit, say }: Scene,
  words: Words,
): string {
  const { text, percent, list } = words;
  const found = text("puzzles.right", {
    shown: wasShown ? "yes" : "no",
    choice: say(kit.game.describeChoice(at(open.choices, open.answer))),
    chance: percent(toldChance(puzzle.chance) / 100),
    next: percent(toldChance(puzzle.next) / 100),
  });
  if (puzzle.because.length === 0) return found;
  const reasons = list(puzzle.because.map((name) => say({ key: `feature.${name}` })));
  return `${found} ${text("puzzles.because", { reasons })}`;
}
