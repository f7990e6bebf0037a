import type { Book, Chapter } from "@medallion/kernel";
import { useId } from "react";
import { useText } from "../language/language.tsx";
import { ChapterMark } from "./chapter-drawings.tsx";
import styles from "./reading-path.module.css";
import { ChapterLink } from "./turning.tsx";

/** The few chapters that are enough for a first game, where the book names them. */
export function ReadingPath({ book }: { readonly book: Book }) {
  const text = useText();
  const heading = useId();
  const path = pathIn(book);
  if (path.length === 0) return null;
  return (
    <nav className={styles.path} aria-labelledby={heading}>
      <p id={heading} className={styles.title}>
        {text("rules.path", { count: path.length })}
      </p>
      <ol>
        {path.map(({ id, title }) => (
          <li key={id}>
            <ChapterLink chapter={id} className={styles.chapter}>
              {title}
              <ChapterMark chapter={id} />
            </ChapterLink>
          </li>
        ))}
      </ol>
      <p className={styles.about}>{text("rules.path.about")}</p>
    </nav>
  );
}

/** At the foot of a chapter of the path: how far one is, and what to read next. */
export function NextOnPath({ book, chapter }: { readonly book: Book; readonly chapter: Chapter }) {
  const text = useText();
  const path = pathIn(book);
  const place = path.indexOf(chapter);
  if (place < 0) return null;
  const next = path[place + 1];
  return (
    <p className={styles.next}>
      <span>{text("rules.path.place", { number: place + 1, count: path.length })}</span>
      {next !== undefined && (
        <ChapterLink chapter={next.id} className={styles.on}>
          {text("rules.path.next", { chapter: next.title })}
        </ChapterLink>
      )}
    </p>
  );
}

function pathIn({ chapters, path = [] }: Book): readonly Chapter[] {
  return path.flatMap((id) => chapters.filter((chapter) => chapter.id === id));
}
