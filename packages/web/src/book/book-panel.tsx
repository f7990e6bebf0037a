import { type MouseEvent, Suspense, useMemo, useRef, useState } from "react";
import { useText } from "../language/language.tsx";
import { BookContents } from "./book-contents.tsx";
import styles from "./book-panel.module.css";
import { BookSearch } from "./book-search.tsx";
import { chapterOf } from "./chapter-of.ts";
import { ChapterView } from "./chapter-view.tsx";
import { ChapterLink, TurningContext } from "./turning.tsx";
import { useBook } from "./use-book.ts";
import { useTurnedPage } from "./use-turned-page.ts";

interface BookPanelProps {
  readonly game: string;
  /** Opens at the chapter that tells of this rule (`GW-5.7`). */
  readonly rule?: string | undefined;
  /** Opens at this chapter if no rule is named or none tells of it; without both it opens at the contents. */
  readonly chapter?: string | undefined;
}

/** The rule book of a game to read beside the table; put it into a side dialog or wherever there is room. */
export function BookPanel({ game, rule, chapter }: BookPanelProps) {
  return (
    <Suspense>
      <OpenBook key={`${game} ${rule ?? ""} ${chapter ?? ""}`} game={game} rule={rule} chapter={chapter} />
    </Suspense>
  );
}

function OpenBook({ game, rule, chapter }: BookPanelProps) {
  const text = useText();
  const book = useBook(game);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(
    () => (rule === undefined ? undefined : chapterOf(book, rule)?.id) ?? chapter,
  );
  const noteTurn = useTurnedPage(panel, open);
  const turning = useMemo(
    () => ({
      game,
      onTurn(to: string | undefined, event: MouseEvent) {
        event.preventDefault();
        noteTurn();
        setOpen(to);
      },
    }),
    [game, noteTurn],
  );
  const shown = book.chapters.find(({ id }) => id === open);
  return (
    <TurningContext value={turning}>
      <div ref={panel} className={styles.panel}>
        <BookSearch book={book} />
        {shown === undefined ? (
          <BookContents book={book} />
        ) : (
          <>
            <ChapterLink className={styles.back}>{text("rules.contents")}</ChapterLink>
            <ChapterView book={book} chapter={shown} level={3} linked={false} />
          </>
        )}
      </div>
    </TurningContext>
  );
}
