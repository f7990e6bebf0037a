import type { Language } from "@medallion/kernel";
import type { OptionKey } from "@medallion/old-world/pages";
import { type ReactNode, useId } from "react";
import { ReadAloudButton } from "../../../../reading-aloud/read-aloud-button.tsx";
import { Flourish } from "./flourish.tsx";
import { FramedPicture } from "./framed-picture.tsx";
import { Seal } from "./seal.tsx";
import styles from "./story-page.module.css";
import { useMoreBelow } from "./use-more-below.ts";

interface StoryPageProps {
  readonly story: string;
  readonly language: Language;
  /** Which card it is and who reads it. */
  readonly card: string;
  readonly title: string;
  /** What led there, above all else. */
  readonly intro?: string;
  /** What is read now. The first paragraph of the page begins with a large letter. */
  readonly paragraphs: readonly string[];
  /** What was chosen, above what came of it. */
  readonly chosen?: { readonly option: OptionKey; readonly words: string } | undefined;
  /** What can be chosen, or what came of it: always in sight below the text. */
  readonly below?: ReactNode;
  /** Whether the page lies in something that has its title. */
  readonly isBare?: boolean;
}

/** A story as a page of a book: only its text scrolls. */
export function StoryPage(props: StoryPageProps) {
  const { story, language, card, title, intro, paragraphs, chosen, below, isBare = false } = props;
  const heading = useId();
  const text = useMoreBelow<HTMLDivElement>();
  const aloud = [title, intro, chosen?.words, ...paragraphs].filter((words) => words !== undefined);
  return (
    <article
      className={styles.book}
      lang={language}
      aria-labelledby={isBare ? undefined : heading}
      data-zone="story"
      data-bare={isBare || undefined}
    >
      <FramedPicture story={story} />
      <div className={styles.leaf}>
        <div className={styles.kicker}>
          <span>{card}</span>
          <ReadAloudButton words={aloud.join(" ")} />
        </div>
        {isBare ? null : <h2 id={heading}>{title}</h2>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrolled by keys too. */}
        <div ref={text} className={styles.text} tabIndex={0}>
          {intro === undefined ? null : <p className={styles.paragraph}>{intro}</p>}
          {chosen === undefined ? null : (
            <p className={styles.chosen}>
              <Seal option={chosen.option} />
              <span>{chosen.words}</span>
            </p>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <Flourish />
        </div>
        {below === undefined ? null : <div className={styles.below}>{below}</div>}
      </div>
    </article>
  );
}
