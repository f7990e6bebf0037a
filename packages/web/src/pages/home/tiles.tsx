import replays from "virtual:game-icons/backward-time";
import decks from "virtual:game-icons/card-pick";
import learn from "virtual:game-icons/graduate-cap";
import puzzles from "virtual:game-icons/jigsaw-piece";
import lobby from "virtual:game-icons/three-friends";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useText } from "../../language/language.tsx";
import type { TextKey } from "../../language/words.ts";
import { Glyph } from "../../look/glyph.tsx";
import { PATHS } from "../../navigation/paths.ts";
import styles from "./tiles.module.css";

const TILES: readonly { path: string; icon: string; title: TextKey; about: TextKey }[] = [
  { path: PATHS.lobby, icon: lobby, title: "shell.lobby", about: "home.lobby.about" },
  { path: PATHS.decks, icon: decks, title: "shell.decks", about: "home.decks.about" },
  { path: PATHS.replays, icon: replays, title: "shell.replays", about: "home.replays.about" },
  { path: PATHS.puzzles, icon: puzzles, title: "shell.puzzles", about: "home.puzzles.about" },
];

/** Below the posters: where one left off, or the first steps; then the places people look for most. */
export function Tiles({ goOn }: { readonly goOn: ReactNode }) {
  const text = useText();
  return (
    <nav className={styles.tiles} aria-label={text("home.go")}>
      {goOn === undefined ? (
        <Link to={PATHS.learn} className={`${styles.tile} ${styles.first}`}>
          <Glyph path={learn} />
          <Words title={text("shell.learn")} about={text("home.learn.about")} />
        </Link>
      ) : (
        <div className={styles.goOn}>{goOn}</div>
      )}
      {TILES.map(({ path, icon, title, about }) => (
        <Link key={path} to={path} className={styles.tile}>
          <Glyph path={icon} />
          <Words title={text(title)} about={text(about)} />
        </Link>
      ))}
    </nav>
  );
}

export function Words({ title, about }: { readonly title: string; readonly about: string }) {
  return (
    <span className={styles.words}>
      <b>{title}</b>
      <small>{about}</small>
    </span>
  );
}
