import type { ReactNode } from "react";
import styles from "./poster-art.module.css";

interface PosterArtProps {
  /** Where the picture is. */
  readonly picture: string;
  /** What is drawn over it. */
  readonly children?: ReactNode;
}

/** The picture of a poster; `npm run posters` makes it from the drawing of the game. */
export function PosterArt({ picture, children }: PosterArtProps) {
  return (
    <div className={styles.art}>
      <img src={picture} alt="" decoding="async" draggable={false} />
      {children}
    </div>
  );
}
