import play from "virtual:game-icons/swords-emblem";
import { GAME_PARTS } from "../../games/index.ts";
import { useText } from "../../language/language.tsx";
import { useArrival } from "../../look/arrival.ts";
import { useTitle } from "../../look/page.tsx";
import { ContinueTile } from "./continue-tile.tsx";
import styles from "./home-page.module.css";
import { Poster } from "./poster.tsx";
import { Tiles } from "./tiles.tsx";
import { useRunning } from "./use-running.ts";
import { Welcome } from "./welcome.tsx";

/** Three games, where one left off, and the ways to everything else. */
export default function HomePage() {
  const text = useText();
  const heading = useArrival<HTMLHeadingElement>();
  useTitle(text("shell.home"));
  const running = useRunning();
  const latest = running[0];
  const goOn = latest && <ContinueTile running={latest} more={running.length - 1} icon={play} />;
  return (
    <main className={styles.home}>
      <h1 ref={heading} tabIndex={-1} className="unseen">
        {text("home.title")}
      </h1>
      <Welcome />
      <div className={styles.posters}>
        {Object.entries(GAME_PARTS).map(([game, { poster }]) => (
          <Poster key={game} game={game} poster={poster} />
        ))}
      </div>
      {/* On a phone the tiles lie far below the posters; the way back stays in sight there. */}
      {goOn && <div className={styles.goOn}>{goOn}</div>}
      <Tiles goOn={goOn} />
    </main>
  );
}
