import { useText } from "../../language/language.tsx";
import { useArrival } from "../../look/arrival.ts";
import { useTitle } from "../../look/page.tsx";
import styles from "./home-page.module.css";
import { Poster } from "./poster.tsx";
import { POSTERS } from "./posters.ts";
import { Tiles } from "./tiles.tsx";
import { Welcome } from "./welcome.tsx";

/** Three games, where one left off, and the ways to everything else. */
export default function HomePage() {
  const text = useText();
  const heading = useArrival<HTMLHeadingElement>();
  useTitle(text("shell.home"));
  return (
    <main className={styles.home}>
      <h1 ref={heading} tabIndex={-1} className="unseen">
        {text("home.title")}
      </h1>
      <Welcome />
      <div className={styles.posters}>
        {POSTERS.map((entry) => (
          <Poster key={entry.game} {...entry} />
        ))}
      </div>
      <Tiles />
    </main>
  );
}
