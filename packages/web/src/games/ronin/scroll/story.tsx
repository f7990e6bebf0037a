import type { View } from "@medallion/ronin";
import { use } from "react";
import { useDrawn } from "../../../drawn/index.ts";
import type { Past } from "../../../scene/scene.ts";
import { deedsOf, ranked } from "./points.ts";
import styles from "./scroll.module.css";

/** What each player did, below the points; waits in the nearest `Suspense` for what happened. */
export function Story({ past }: { readonly past: Promise<readonly Past[]> }) {
  const { scene, text } = useDrawn();
  const view = scene.table.view as View;
  const happened = use(past);
  if (happened.length === 0) return null;
  const players = ranked(view).map((player) => ({ player, ...deedsOf(happened, player) }));
  return (
    <tbody className={styles.story}>
      <tr>
        <th colSpan={players.length + 1} scope="rowgroup">
          {text("ronin.scroll.story")}
        </th>
      </tr>
      {(["effects", "tea", "abilities"] as const).map((deed) => (
        <tr key={deed}>
          <th scope="row">{text(`ronin.scroll.${deed}`)}</th>
          {players.map((player) => (
            <td key={player.player}>{player[deed]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
