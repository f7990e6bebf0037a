import { Suspense, useMemo, useState } from "react";
import { useGames } from "../kits/use-games.ts";
import { useText } from "../language/language.tsx";
import { Button } from "../look/button.tsx";
import { Loading } from "../look/loading.tsx";
import { Rows } from "../look/rows.tsx";
import type { PlayedGame } from "../results/played.ts";
import { ANYTHING, found, type Sought } from "../results/search.ts";
import { ConfirmRemove } from "./confirm-remove.tsx";
import { DroppedNotice } from "./dropped-notice.tsx";
import { GameFilters } from "./game-filters.tsx";
import styles from "./game-list.module.css";
import { GameRow } from "./game-row.tsx";
import { useTelling } from "./telling.ts";
import type { GameActs } from "./use-game-acts.ts";

/** So many are shown at first, and added when somebody wants more. */
const PAGE = 50;

interface GameListProps {
  readonly label: string;
  readonly games: readonly PlayedGame[];
  readonly acts: GameActs;
}

/** Finished games of one place, to be looked through, kept and deleted. */
export function GameList(props: GameListProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Listed {...props} />
    </Suspense>
  );
}

function Listed({ label, games, acts }: GameListProps) {
  const text = useText();
  const [wanted, setWanted] = useState<Sought>(ANYTHING);
  const [shown, setShown] = useState(PAGE);
  const [doubted, setDoubted] = useState<PlayedGame>();
  const spoken = useGames(useMemo(() => new Set(games.map(({ game }) => game)), [games]));
  const tell = useTelling(games);
  const listed = useMemo(() => games.filter(({ replay }) => replay !== undefined), [games]);
  const fitting = useMemo(
    () =>
      found(listed, wanted, (game) => {
        const { title, result, about } = tell(game);
        return [title, result, ...about].join(" ");
      }),
    [listed, wanted, tell],
  );
  const change = (next: Sought): void => {
    setWanted(next);
    setShown(PAGE);
  };
  return (
    <div className={styles.list}>
      <GameFilters wanted={wanted} games={spoken} onChange={change} />
      <DroppedNotice acts={acts} />
      <p className={styles.count} role="status">
        {listed.length === 0
          ? text("people.list.none")
          : text("people.list.count", { count: fitting.length })}{" "}
        {fitting.length < listed.length && (
          <Button kind="quiet" onClick={() => change(ANYTHING)}>
            {text("people.list.all")}
          </Button>
        )}
      </p>
      {fitting.length > 0 && (
        <Rows label={label}>
          {fitting.slice(0, shown).map((game) => (
            <GameRow
              key={game.key}
              game={game}
              told={tell(game)}
              onFavour={() => acts.favour(game)}
              onDrop={() => (game.isFavourite ? setDoubted(game) : acts.drop(game))}
            />
          ))}
        </Rows>
      )}
      {fitting.length > shown && (
        <Button className={styles.more} onClick={() => setShown(shown + PAGE)}>
          {text("people.list.more", { count: Math.min(PAGE, fitting.length - shown) })}
        </Button>
      )}
      {doubted !== undefined && (
        <ConfirmRemove
          title={text("people.drop.favourite")}
          about={text("people.drop.favourite.about", { game: tell(doubted).title })}
          onRemove={() => {
            acts.drop(doubted);
            setDoubted(undefined);
          }}
          onClose={() => setDoubted(undefined)}
        />
      )}
    </div>
  );
}
