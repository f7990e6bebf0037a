import { GAME_IDS } from "@medallion/games/lazy";
import { useGame } from "../../kits/use-game.ts";
import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { rulesPath } from "../../navigation/paths.ts";
import styles from "./book-page.module.css";

/** The books of the other games, as soon as there is more than one. */
export function BookShelf({ current }: { readonly current: string }) {
  const text = useText();
  if (GAME_IDS.length < 2) return null;
  return (
    <nav className={styles.shelf} aria-label={text("rules.books")}>
      {GAME_IDS.filter((game) => game !== current).map((game) => (
        <Spine key={game} game={game} />
      ))}
    </nav>
  );
}

function Spine({ game }: { readonly game: string }) {
  const { kit, say } = useGame(game);
  return <ButtonLink to={rulesPath(game)}>{say(kit.name)}</ButtonLink>;
}
