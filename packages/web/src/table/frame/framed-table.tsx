import { useEffect } from "react";
import { useText } from "../../language/language.tsx";
import { useTitle } from "../../look/page.tsx";
import type { Scene } from "../../scene/scene.ts";
import { TableSurface } from "../table-surface.tsx";
import styles from "./framed-table.module.css";
import { useToldTurn } from "./signals/use-told-turn.ts";
import { SpectatorBadge } from "./spectator-badge.tsx";
import { useFrame } from "./use-frame.tsx";
import { useTableKeys } from "./use-table-keys.ts";
import type { Venue } from "./venue.ts";

/** A running or finished game: the table, drawn or in words, and all that is around it. */
export function FramedTable({ venue, scene }: { readonly venue: Venue; readonly scene: Scene }) {
  const text = useText();
  const isTurn = useToldTurn(scene);
  useTitle(
    text("table.documentTitle", {
      game: scene.say(scene.kit.name),
      turn: isTurn ? "yes" : "no",
    }),
  );
  const { frame, layers } = useFrame(venue, scene);
  useTableKeys(frame, true);
  // Whoever waited for the others further down begins at the top.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.framed}>
      <TableSurface scene={scene} frame={frame} />
      <SpectatorBadge scene={scene} />
      {layers}
    </div>
  );
}
