import { useMemo } from "react";
import { useKeyList } from "../../keys/key-list.ts";
import type { Text } from "../../language/words.ts";

/** The keys of this table in the list behind `?`, beside those of every table. */
export function useGwentKeyList(title: string, text: Text): void {
  const section = useMemo(
    () => ({
      title,
      keys: [
        { keys: ["←", "↑", "↓", "→"], about: text("gwent.keys.move") },
        { keys: ["P"], about: text("gwent.keys.pass") },
        { keys: ["L"], about: text("gwent.leader.use") },
        { keys: ["Z"], about: text("gwent.keys.zoom") },
        { keys: ["Esc"], about: text("gwent.keys.release") },
      ],
    }),
    [title, text],
  );
  useKeyList(section);
}
