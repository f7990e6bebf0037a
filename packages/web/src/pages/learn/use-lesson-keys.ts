import { useMemo } from "react";
import { useKeyList } from "../../app/keys/key-list.ts";
import { useLetters } from "../../app/keys/use-keys.ts";
import { useText } from "../../language/language.tsx";
import type { Frame } from "../../table/scene.ts";
import { switchTable } from "../../table/switch-table.ts";

/** What letters do anywhere in a lesson. */
export function useLessonKeys(frame: Frame): void {
  useLetters({ t: switchTable, m: frame.openMenu, r: () => frame.openRules() });
  const text = useText();
  const section = useMemo(
    () => ({
      title: text("table.keys"),
      keys: [
        { keys: ["1", "…", "9"], about: text("table.keys.choose") },
        { keys: ["M"], about: text("table.keys.menu") },
        { keys: ["R"], about: text("table.keys.rules") },
        { keys: ["T"], about: text("table.keys.text") },
      ],
    }),
    [text],
  );
  useKeyList(section);
}
