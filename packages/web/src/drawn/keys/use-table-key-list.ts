import { useMemo } from "react";
import { type KeyLine, useKeyList } from "../../keys/key-list.ts";
import type { Text } from "../../language/words.ts";

/** The keys of a drawn table in the list behind `?`, beside those of every table; `own` are the letters of its buttons. */
export function useTableKeyList(title: string, own: (text: Text) => readonly KeyLine[], text: Text): void {
  const section = useMemo(
    () => ({
      title,
      keys: [
        { keys: ["←", "↑", "↓", "→"], about: text("drawn.keys.move") },
        ...own(text),
        { keys: ["A"], about: text("drawn.keys.again") },
        { keys: ["Z"], about: text("drawn.keys.zoom") },
        { keys: ["Esc"], about: text("drawn.keys.release") },
      ],
    }),
    [title, own, text],
  );
  useKeyList(section);
}
