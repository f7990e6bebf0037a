import { useMemo } from "react";
import { useKeyList } from "../../keys/key-list.ts";
import { useLetters } from "../../keys/use-keys.ts";
import { useText } from "../../language/language.tsx";
import type { Frame } from "../../scene/scene.ts";
import { switchTable } from "../switch-table.ts";

/** What letters do anywhere at a table, and the list of them behind `?`; in a lesson nothing is taken back. */
export function useTableKeys(frame: Frame, mayTakeBack: boolean): void {
  const text = useText();
  const hasHints = frame.askHint !== undefined;
  const hasChat = frame.hasChat !== false;
  useLetters({
    t: switchTable,
    m: frame.openMenu,
    c: hasChat ? frame.openChat : undefined,
    r: () => frame.openRules(),
    h: frame.askHint,
    u: mayTakeBack ? frame.takeBack : undefined,
  });
  const section = useMemo(
    () => ({
      title: text("table.keys"),
      keys: [
        { keys: ["1", "…", "9"], about: text("table.keys.choose") },
        ...(hasHints ? [{ keys: ["H"], about: text("table.keys.hint") }] : []),
        ...(mayTakeBack ? [{ keys: ["U"], about: text("table.keys.undo") }] : []),
        { keys: ["M"], about: text("table.keys.menu") },
        { keys: ["R"], about: text("table.keys.rules") },
        ...(hasChat ? [{ keys: ["C"], about: text("table.keys.chat") }] : []),
        { keys: ["T"], about: text("table.keys.text") },
      ],
    }),
    [text, mayTakeBack, hasChat, hasHints],
  );
  useKeyList(section);
}
