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
  /** What was deleted last and may still be restored. */
  readonly dropped: PlayedGame | undefined;
  undo(): void;
  /** The last deletion stands. */
  settle(): void;
}

/** `changed` is called when the list should be asked for again; this device's lists do so by themselves. */
export function useGameActs(changed: () => void): GameActs {
  const text = useText();
  const [dropped, setDropped] = useState<PlayedGame>();
  const attempt = async (act: Promise<unknown>, then: () => void): Promise<void> => {
    try {
      await act;
      then();
      changed();
    } catch (error) {
      notify(failureText(error, text), "bad");
    }
  };
  return {
    dropped,
    favour: (game) => void attempt(favoured(game), () => {}),
    drop: (game) => void attempt(kept(game, true), () => setDropped(game)),
    undo: () => {
      if (dropped !== undefined) void attempt(kept(dropped, false), () => setDropped(undefined));
    },
    settle: () => setDropped(undefined),
  };
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
