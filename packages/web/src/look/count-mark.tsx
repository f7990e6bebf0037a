import styles from "./count-mark.module.css";

interface CountMarkProps {
  readonly count: number | undefined;
  /** What is counted, for who does not see where it stands. */
  readonly about: string;
}

/** How many there are of something that waits; nothing while there is none. */
export function CountMark({ count = 0, about }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <b className={styles.mark}>
      {count}
      <span className="unseen"> {about}</span>
    </b>
  );
}
