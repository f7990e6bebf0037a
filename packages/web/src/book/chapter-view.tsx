import type { Book, Chapter } from "@medallion/kernel";
import { useText } from "../language/language.tsx";
import { BookText } from "./book-text.tsx";
import { ChapterFigure, ChapterMark } from "./chapter-drawings.tsx";
import styles from "./chapter-view.module.css";
import { NextOnPath } from "./reading-path.tsx";
import { ChapterLink } from "./turning.tsx";

interface ChapterViewProps {
  readonly book: Book;
  readonly chapter: Chapter;
  /** The level of its title. */
  readonly level: 2 | 3;
  /** Whether its headings have addresses of their own. */
  readonly linked: boolean;
}

/** One chapter with the way to the one before and the one after it. */
export function ChapterView({ book, chapter, level, linked }: ChapterViewProps) {
  const text = useText();
  const Title = level === 2 ? "h2" : "h3";
  const place = book.chapters.indexOf(chapter);
  const previous = book.chapters[place - 1];
  const next = book.chapters[place + 1];
  return (
    <article className={styles.chapter}>
      {chapter.part !== undefined && <p className={styles.part}>{chapter.part}</p>}
      <Title tabIndex={-1} data-chapter-title="" className={styles.title}>
        {chapter.title}
        <ChapterMark chapter={chapter.id} />
      </Title>
      <ChapterFigure chapter={chapter.id} place="before" />
      <BookText text={chapter.text} level={level === 2 ? 3 : 4} linked={linked} />
      <ChapterFigure chapter={chapter.id} place="after" />
      <NextOnPath book={book} chapter={chapter} />
      <nav className={styles.turn} aria-label={text("rules.turn")}>
        {previous !== undefined && (
          <ChapterLink chapter={previous.id} className={styles.previous}>
            <small>{text("rules.previous")}</small>
            {previous.title}
          </ChapterLink>
        )}
        {next !== undefined && (
          <ChapterLink chapter={next.id} className={styles.next}>
            <small>{text("rules.next")}</small>
            {next.title}
          </ChapterLink>
        )}
      </nav>
    </article>
  );
}
