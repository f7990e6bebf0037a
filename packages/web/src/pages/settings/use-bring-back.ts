import { useState } from "react";
import { useText } from "../../language/language.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { copyTrouble } from "./copy-trouble.ts";
import { copies } from "./device.ts";

/** Brings back what was saved as a copy, and says what came of it. */
export function useBringBack(onBrought: () => void) {
  const text = useText();
  const [trouble, setTrouble] = useState<string>();
  const [going, setGoing] = useState(false);
  const bringBack = async (file: File): Promise<void> => {
    setTrouble(undefined);
    setGoing(true);
    try {
      const { bring } = await copies();
      const { lessons, puzzles, ...brought } = await bring(await file.text());
      const isNew = [lessons, puzzles, ...Object.values(brought)].some((count) => count > 0);
      notify(isNew ? text("shell.set.restored", brought) : text("shell.set.restored.none"), "good");
      onBrought();
    } catch (error) {
      setTrouble(copyTrouble(error, text));
    }
    setGoing(false);
  };
  return { bringBack, going, trouble };
}
