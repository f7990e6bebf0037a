import type { Day } from "@medallion/scenarios/days";
import { use, useId } from "react";
import { Link } from "wouter";
import { useGame } from "../../kits/use-game.ts";
import { useWords } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { puzzlePath } from "../../navigation/paths.ts";
import { type Attempts, attemptsOf } from "../../puzzles/attempts.ts";
import { type Dated, momentOf, puzzlesUntil } from "../../puzzles/days.ts";
import { puzzlesOf } from "../../puzzles/lists.ts";
import styles from "./puzzle-shelf.module.css";

interface GamePuzzlesProps {
  readonly game: string;
  readonly today: Day;
  /** Absent until it was looked up. */
  readonly attempts: ReadonlyMap<string, Attempts> | undefined;
}

type End = NonNullable<Attempts["end"]> | "tried" | "new";

const NO_LIST = Promise.resolve([]);
const NOTHING: ReadonlyMap<string, Attempts> = new Map();

/** The puzzles of one game: today's large, those before it by their days. */
export function GamePuzzles({ game, today, attempts = NOTHING }: GamePuzzlesProps) {
  const { text } = useWords();
  const heading = useId();
  const { kit, say } = useGame(game);
  const [latest, ...earlier] = puzzlesUntil(use(puzzlesOf(game) ?? NO_LIST), today);
  const endOf = ({ puzzle }: Dated): End => {
    const { end, wrong } = attemptsOf(attempts, game, puzzle.id);
    return end ?? (wrong > 0 ? "tried" : "new");
  };
  if (latest === undefined) return null;
  const name = say(kit.name);
  const end = endOf(latest);
  const { level } = latest.puzzle;
  return (
    <section className={styles.game} data-surface="plate" aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <div className={styles.today}>
        <p>
          <b>{text("puzzles.today")}</b>
          <span>{text("puzzles.level", { level })}</span>
        </p>
        <ButtonLink
          kind={end === "solved" || end === "shown" ? "iron" : "brass"}
          to={puzzlePath(game, latest.puzzle.id)}
          aria-label={text("puzzles.go.label", { go: text("puzzles.go", { end }), game: name })}
        >
          {text("puzzles.go", { end })}
        </ButtonLink>
      </div>
      {earlier.length > 0 && (
        <>
          <h3>{text("puzzles.earlier")}</h3>
          <ol className={styles.earlier}>
            {earlier.map((dated) => (
              <li key={dated.puzzle.id}>
                <Earlier game={game} dated={dated} end={endOf(dated)} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

interface EarlierProps {
  readonly game: string;
  readonly dated: Dated;
  readonly end: End;
}

function Earlier({ game, dated: { puzzle, day }, end }: EarlierProps) {
  const { text, day: dayText } = useWords();
  const date = dayText(momentOf(day), "short");
  return (
    <Link
      to={puzzlePath(game, puzzle.id)}
      className={styles.chip}
      data-end={end}
      aria-label={text("puzzles.chip", { day: date, end })}
    >
      {end !== "new" && <span aria-hidden="true">{end === "solved" ? "✓" : "·"}</span>}
      {date}
    </Link>
  );
}
