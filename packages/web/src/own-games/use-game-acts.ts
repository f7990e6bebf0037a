import { useState } from "react";
import { call } from "../hosts/online.ts";
import { useText } from "../language/language.tsx";
import { localHost } from "../local/local-host.ts";
import { notify } from "../look/toast/toasts.ts";
import type { PlayedGame } from "../results/played.ts";
import { failureText } from "../table/refusal.ts";

/** What can be done with a finished game. */
export interface GameActs {
  favour(game: PlayedGame): void;
  drop(game: PlayedGame): void;
  /** What was deleted since the reader last let deletions stand, and may still be restored. */
  readonly dropped: readonly PlayedGame[];
  /** Restores all of them. */
  undo(): void;
  /** The deletions stand. */
  settle(): void;
}

/** `changed` is called when the list should be asked for again; this device's lists do so by themselves. */
export function useGameActs(changed: () => void): GameActs {
  const text = useText();
  const [dropped, setDropped] = useState<readonly PlayedGame[]>([]);
  const attempt = async (act: Promise<unknown>, then: () => void): Promise<void> => {
    try {
      await act;
      then();
      changed();
    } catch (error) {
      notify(failureText(error, text), "bad");
    }
  };
  // One after the other: games in a row lie at one table.
  const restoreAll = async (): Promise<void> => {
    for (const game of dropped)
      await attempt(kept(game, false), () => setDropped((before) => without(before, game)));
  };
  return {
    dropped,
    favour: (game) => void attempt(favoured(game), () => {}),
    drop: (game) =>
      void attempt(kept(game, true), () => setDropped((before) => [...without(before, game), game])),
    undo: () => void restoreAll(),
    settle: () => setDropped([]),
  };
}

function without(games: readonly PlayedGame[], { key }: PlayedGame): readonly PlayedGame[] {
  return games.filter((game) => game.key !== key);
}

function favoured({ where, table, number, isFavourite }: PlayedGame): Promise<unknown> {
  if (where === "here") return localHost().tables.favour(table, number, !isFavourite);
  return call("keepGame", { params: { table, number }, body: { favourite: !isFavourite } });
}

function kept({ where, table, number }: PlayedGame, deleted: boolean): Promise<unknown> {
  if (where === "online") return call("keepGame", { params: { table, number }, body: { deleted } });
  const { tables } = localHost();
  return deleted ? tables.drop(table, number) : tables.restore(table, number);
}
