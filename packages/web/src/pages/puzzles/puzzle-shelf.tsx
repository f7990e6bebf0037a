import { dayOf } from "@medallion/scenarios/days";
import { useWords } from "../../language/language.tsx";
import { Page } from "../../look/page.tsx";
import { solvedDays } from "../../puzzles/attempts.ts";
import { streakOf } from "../../puzzles/days.ts";
import { useAttempts } from "../../puzzles/use-attempts.ts";
import { GamePuzzles } from "./game-puzzles.tsx";
import styles from "./puzzle-shelf.module.css";

/** Today's puzzles and earlier ones, what came of them, and for how many days in a row one was solved. */
export function PuzzleShelf({ games }: { readonly games: readonly string[] }) {
  const { text } = useWords();
  const attempts = useAttempts();
  const today = dayOf(new Date());
  const streak = attempts === undefined ? 0 : streakOf(solvedDays(attempts), today);
  return (
    <Page title={text("puzzles.title")} lead={text("puzzles.lead")}>
      <p className={styles.streak} role="status">
        {attempts !== undefined && text("puzzles.streak", { days: streak })}
      </p>
      <div className={styles.games}>
        {games.map((game) => (
          <GamePuzzles key={game} game={game} today={today} attempts={attempts} />
        ))}
      </div>
    </Page>
  );
}
