import { useId } from "react";
import { Link } from "wouter";
import type { Poster as GamePoster } from "../../games/contract.ts";
import { TAUGHT } from "../../games/courses.ts";
import { readinessOf } from "../../games/readiness.ts";
import { useText } from "../../language/language.tsx";
import { PATHS, rulesPath } from "../../navigation/paths.ts";
import styles from "./poster.module.css";
import { PosterActions } from "./poster-actions.tsx";
import { PosterArt } from "./poster-art.tsx";

/** One game: its picture, its name on a plaque, and how to begin. */
export function Poster({ game, poster }: { readonly game: string; readonly poster: GamePoster }) {
  const { picture, Over, name, about } = poster;
  const text = useText();
  const heading = useId();
  const readiness = readinessOf(game);
  return (
    <article
      className={`${styles.poster} ${readiness === "coming" ? styles.coming : styles.ready}`}
      aria-labelledby={heading}
    >
      <div className={styles.picture}>
        <div className={styles.art}>
          <PosterArt picture={picture}>{Over !== undefined && <Over />}</PosterArt>
        </div>
        <div className={styles.plaque} data-surface="sheet">
          <div className={styles.head}>
            <h2 id={heading}>{text(name)}</h2>
            {readiness !== "coming" && (
              <p className={styles.links}>
                {TAUGHT.includes(game) && <Link to={`${PATHS.learn}/${game}`}>{text("home.learn")}</Link>}
                <Link to={rulesPath(game)}>{text("home.rules")}</Link>
              </p>
            )}
          </div>
          <p>{text(about)}</p>
          {readiness === "coming" && <p className={styles.soon}>{text("home.coming")}</p>}
          {readiness === "text" && <p className={styles.soon}>{text("home.textTable")}</p>}
          {readiness !== "coming" && <PosterActions game={game} name={text(name)} />}
        </div>
      </div>
      {CORNERS.map((corner) => (
        <i key={corner} className={`${styles.rivet} ${styles[corner]}`} aria-hidden="true" />
      ))}
    </article>
  );
}

const CORNERS = ["topLeft", "topRight", "bottomLeft", "bottomRight"] as const;
