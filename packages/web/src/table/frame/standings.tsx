import type { Ending } from "@medallion/records";
import { useText } from "../../language/language.tsx";
import type { Scene } from "../../scene/scene.ts";
import styles from "./standings.module.css";

/** How it ended and who came where, of those who share a place the one with more points first; a game that was called off has no standings. */
export function Standings({ scene, ending }: { readonly scene: Scene; readonly ending: Ending }) {
  const text = useText();
  const { names, say } = scene;
  const ranked = ending.outcome.standings
    .map((standing, seat) => ({ ...standing, seat }))
    .sort((one, other) => one.place - other.place || (other.points ?? 0) - (one.points ?? 0));
  return (
    <>
      <p className={styles.outcome}>{say(ending.outcome.text)}</p>
      {ranked.length > 0 && (
        <ol className={styles.standings}>
          {ranked.map(({ place, result, points, seat }) => (
            <li key={seat} data-result={result}>
              <span className={styles.place}>{place}.</span>
              <span>{names[seat]}</span>
              <span>{text("table.result", { result })}</span>
              {points !== undefined && <span>{text("table.points", { points })}</span>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
