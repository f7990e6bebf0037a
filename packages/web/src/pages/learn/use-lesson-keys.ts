import { useMemo } from "react";
import { useKeyList } from "../../app/keys/key-list.ts";
import { useText } from "../../language/language.tsx";
import { useKeys } from "../../table/keys.ts";
import type { Frame } from "../../table/scene.ts";
import { switchTable } from "../../table/switch-table.ts";

/** What letters do anywhere in a lesson. */
export function useLessonKeys(frame: Frame): void {
  useKeys((key, event) => {
    const act = actionOf(key, frame);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
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

function actionOf(key: string, frame: Frame): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case "t":
      return switchTable;
    case "m":
      return frame.openMenu;
    case "r":
      return () => frame.openRules();
    default:
      return undefined;
  }
}
