import { useEffect, useMemo, useRef } from "react";
import { BookContents, ContentsRail } from "../../book/book-contents.tsx";
import { BookSearch } from "../../book/book-search.tsx";
import { ChapterView } from "../../book/chapter-view.tsx";
import { ChapterLink, TurningContext } from "../../book/turning.tsx";
import { useBook } from "../../book/use-book.ts";
import { useTurnedPage } from "../../book/use-turned-page.ts";
import { useGame } from "../../kits/use-game.ts";
import { useText } from "../../language/language.tsx";
import { Page } from "../../look/page.tsx";
import styles from "./book-page.module.css";
import { BookShelf } from "./book-shelf.tsx";

/** A rule book lying open: the contents on the left page, the chapter on the right one. */
export function BookPage({ game, chapter }: { readonly game: string; readonly chapter: string | undefined }) {
  const text = useText();
  const { kit, say } = useGame(game);
  const book = useBook(game);
  const open = useRef<HTMLDivElement>(null);
  const noteTurn = useTurnedPage(open, chapter);
  const turning = useMemo(() => ({ game, onTurn: noteTurn }), [game, noteTurn]);
  const shown = book.chapters.find(({ id }) => id === chapter);
  const title = text("rules.title", { game: say(kit.name) });
  useEffect(() => {
    if (shown !== undefined) document.title = `${shown.title} · ${title} · Medallion`;
  }, [shown, title]);
  useEffect(() => {
    // The browser looked for the address of the heading before the book was there.
    if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page title={title}>
      <TurningContext value={turning}>
        <BookShelf current={game} />
        <div
          ref={open}
          data-surface="sheet"
          className={shown === undefined ? styles.book : `${styles.book} ${styles.open}`}
        >
          <div className={styles.left}>
            <BookSearch book={book} />
            {shown === undefined && chapter !== undefined && <p>{text("rules.noChapter")}</p>}
            {shown === undefined ? (
              <BookContents book={book} />
            ) : (
              <>
                <div className={styles.rail}>
                  <ContentsRail book={book} current={shown} />
                </div>
                <ChapterLink className={styles.back}>{text("rules.contents")}</ChapterLink>
              </>
            )}
          </div>
          {shown !== undefined && (
            <div className={styles.right}>
              <ChapterView book={book} chapter={shown} level={2} linked={true} />
            </div>
          )}
        </div>
      </TurningContext>
    </Page>
  );
}
