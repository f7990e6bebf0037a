import type { Book, Chapter } from "@medallion/kernel";
import { useText } from "../language/language.tsx";
import styles from "./book-contents.module.css";
import { ChapterMark } from "./chapter-drawings.tsx";
import { ReadingPath } from "./reading-path.tsx";
import { ChapterLink } from "./turning.tsx";

/** What to read first, then all chapters by their parts, in columns if there is room. */
export function BookContents({ book }: { readonly book: Book }) {
  const text = useText();
  return (
    <>
      <ReadingPath book={book} />
      <nav className={`${styles.contents} ${styles.wide}`} aria-label={text("rules.contents")}>
        {partsOf(book).map(({ title, chapters }) => (
          <section key={title} className={styles.part}>
            <p className={styles.title}>{title}</p>
            <Chapters chapters={chapters} />
          </section>
        ))}
      </nav>
    </>
  );
}

/** The contents beside an open chapter: its part is unfolded, the others can be. */
export function ContentsRail({ book, current }: { readonly book: Book; readonly current: Chapter }) {
  const text = useText();
  return (
    <nav className={styles.contents} aria-label={text("rules.contents")}>
      {partsOf(book).map(({ title, chapters }) => (
        <details
          key={`${title} ${current.part === title}`}
          className={styles.part}
          open={current.part === title}
        >
          <summary className={styles.title}>{title}</summary>
          <Chapters chapters={chapters} current={current.id} />
        </details>
      ))}
    </nav>
  );
}

function Chapters({
  chapters,
  current,
}: {
  readonly chapters: readonly Chapter[];
  readonly current?: string;
}) {
  return (
    <ul>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <ChapterLink chapter={id} current={id === current} className={styles.chapter}>
            {title}
            <ChapterMark chapter={id} />
          </ChapterLink>
        </li>
      ))}
    </ul>
  );
}

interface Part {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** Chapters of one part follow each other. */
function partsOf({ chapters }: Book): readonly Part[] {
  return [...Map.groupBy(chapters, ({ part = "" }) => part)].map(([title, grouped]) => ({
    title,
    chapters: grouped,
  }));
}
