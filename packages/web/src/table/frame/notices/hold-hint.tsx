import { useEffect, useState } from "react";
import { partsOf } from "../../../games/index.ts";
import { useText } from "../../../language/language.tsx";
import { Notice } from "../../../look/notice.tsx";
import { isOpening } from "../../../opponents/remarks.ts";
import type { Scene } from "../../../scene/scene.ts";
import { useSettings } from "../../../settings/use-settings.ts";

const KEY = "medallion.hint.hold";
/** Milliseconds that it stands. */
const STANDS = 8000;
/** Milliseconds that it takes to read it. */
const READ = 2000;

/** Tells once, to who plays with a finger at a drawn table, that holding a card shows it large. */
export function HoldHint({ scene }: { readonly scene: Scene }) {
  const text = useText();
  const { table } = useSettings();
  const [isDue, setDue] = useState(() => matchMedia("(hover: none)").matches && !isRemembered());
  const isDrawn = table === "drawn" && partsOf(scene.kit.game.id).Table !== undefined;
  // Not at once: whoever begins is greeted first. When it is over there is nothing left to hold.
  const isOver = scene.table.ending !== undefined;
  const isShown = isDue && scene.isOwn && isDrawn && !isOpening(scene) && !isOver;
  useEffect(() => {
    if (!isShown) return;
    remember();
    const shown = performance.now();
    const leave = () => setDue(false);
    // It lies over a part of the table: whoever goes on playing has read it.
    const press = () => {
      if (performance.now() - shown > READ) leave();
    };
    const timer = setTimeout(leave, STANDS);
    addEventListener("pointerdown", press, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", press, { capture: true });
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Notice>
      <p>{text("table.hint.hold")}</p>
    </Notice>
  );
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Who keeps nothing would be told at every table.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, "told");
  } catch {
    // Then it is told again.
  }
}
