import type { Say } from "@medallion/kernel";
import type { RoomLook, TableLook } from "@medallion/table";
import { useMemo } from "react";
import { type Spoken, useGame } from "../kits/use-game.ts";
import { useText } from "../language/language.tsx";
import type { Scene } from "../scene/scene.ts";
import type { TableSnapshot, TableStore } from "../scene/table-store.ts";
import { seatNames } from "./names.ts";

/** The game of a room, speaking of those who sit there; waits in the nearest `Suspense` until it is loaded. */
export function useRoomGame(look: RoomLook): Spoken & { readonly names: readonly string[] } {
  const text = useText();
  const { say: sayPlainly } = useGame(look.settings.game);
  const joined = [...seatNames(look.places, text), ...alongside(look.table, sayPlainly)].join("\n");
  const names = useMemo(() => joined.split("\n"), [joined]);
  return { ...useGame(look.settings.game, names), names };
}

function alongside(table: TableLook | undefined, say: Say): readonly string[] {
  return table?.alongside.map(say) ?? [];
}

/** What a table needs to be drawn, once a game has begun. */
export function useScene(
  store: TableStore,
  { look, log }: TableSnapshot,
  spoken: ReturnType<typeof useRoomGame>,
  isShared = false,
) {
  const { kit, say, names } = spoken;
  const table = look?.table;
  return useMemo((): Scene | undefined => {
    if (look === undefined || table === undefined) return undefined;
    const isOwn = store.seat !== null;
    const mayAct = isOwn && table.ending === undefined;
    return { store, kit, say, names, seat: store.seat, look, table, log, isOwn, mayAct, isShared };
  }, [store, kit, say, names, look, table, log, isShared]);
}
