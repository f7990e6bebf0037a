import { useEffect, useMemo } from "react";
import { useKeyList } from "../../app/keys/key-list.ts";
import { useLetters } from "../../app/keys/use-keys.ts";
import { useText } from "../../language/language.tsx";
import { useTitle } from "../../look/page.tsx";
import type { Scene } from "../scene.ts";
import { switchTable } from "../switch-table.ts";
import { TableSurface } from "../table-surface.tsx";
import styles from "./framed-table.module.css";
import { SpectatorBadge } from "./spectator-badge.tsx";
import { useFrame } from "./use-frame.tsx";
import type { Venue } from "./venue.ts";

/** A running or finished game: the table, drawn or in words, and all that is around it. */
export function FramedTable({ venue, scene }: { readonly venue: Venue; readonly scene: Scene }) {
  const text = useText();
  useTitle(
    text("table.documentTitle", {
      game: scene.say(scene.kit.name),
      turn: scene.table.question === undefined ? "no" : "yes",
    }),
  );
  const { frame, layers } = useFrame(venue, scene);
  const hasChat = frame.hasChat !== false;
  useLetters({
    t: switchTable,
    m: frame.openMenu,
    c: hasChat ? frame.openChat : undefined,
    r: () => frame.openRules(),
    u: frame.takeBack,
  });
  useTableKeys(hasChat);
  // Whoever waited for the others further down begins at the top.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.framed}>
      <TableSurface scene={scene} frame={frame} />
      {scene.seat === null && <SpectatorBadge look={scene.look} />}
      {layers}
    </div>
  );
}

function useTableKeys(hasChat: boolean): void {
  const text = useText();
  const section = useMemo(
    () => ({
      title: text("table.keys"),
      keys: [
        { keys: ["1", "…", "9"], about: text("table.keys.choose") },
        { keys: ["U"], about: text("table.keys.undo") },
        { keys: ["M"], about: text("table.keys.menu") },
        { keys: ["R"], about: text("table.keys.rules") },
        ...(hasChat ? [{ keys: ["C"], about: text("table.keys.chat") }] : []),
        { keys: ["T"], about: text("table.keys.text") },
      ],
    }),
    [text, hasChat],
  );
  useKeyList(section);
}
