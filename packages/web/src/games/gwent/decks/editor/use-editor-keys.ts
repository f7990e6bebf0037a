import { useEffect, useEffectEvent, useMemo } from "react";
import { type KeySection, useKeyList } from "../../../../keys/key-list.ts";
import { isTyping } from "../../../../keys/typing.ts";
import { useText } from "../../../../language/language.tsx";
import { isOverlaid } from "../../../../look/use-overlay.ts";
import type { DeckEditor } from "./use-deck-editor.ts";

/** The keys of the editor that work wherever the focus is, and the list of all of them behind `?`. */
export function useEditorKeys(editor: DeckEditor, onSearch: () => void): void {
  useKeyList(useEditorKeyList());
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    if (isOverlaid()) return;
    if (act(event, { editor, onSearch })) event.preventDefault();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => hear(event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Whether the key meant something. */
function act(
  event: KeyboardEvent,
  { editor, onSearch }: { editor: DeckEditor; onSearch: () => void },
): boolean {
  const key = event.key.toLowerCase();
  if (!event.ctrlKey && !event.metaKey) {
    if (key === "/") onSearch();
    return key === "/";
  }
  if (key === "z" && !event.shiftKey) editor.undo();
  else if (key === "y" || key === "z") editor.redo();
  else return false;
  return true;
}

function useEditorKeyList(): KeySection {
  const text = useText();
  return useMemo(
    () => ({
      title: text("decks.keys"),
      keys: [
        { keys: ["/"], about: text("decks.keys.search") },
        { keys: ["←", "↑", "↓", "→"], about: text("decks.keys.move") },
        { keys: ["Enter", "+"], about: text("decks.keys.add") },
        { keys: ["−", "⌫"], about: text("decks.keys.remove") },
        { keys: ["Z"], about: text("decks.keys.zoom") },
        { keys: ["Ctrl", "Z"], about: text("decks.keys.undo") },
        { keys: ["Ctrl", "Y"], about: text("decks.keys.redo") },
      ],
    }),
    [text],
  );
}
