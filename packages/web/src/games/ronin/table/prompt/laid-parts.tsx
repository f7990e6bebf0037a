import { KeyMark } from "../../../../drawn/index.ts";
import { Button } from "../../../../look/button.tsx";
import { useTable } from "../table-context.ts";
import { partName } from "./part-name.ts";
import styles from "./prompt.module.css";

/** What the answer is put together of so far: each part can be taken back, and two in order exchanged. */
export function LaidParts() {
  const { sight, lights, composing, text } = useTable();
  const { laid } = lights;
  // An ability that needs nothing more is named by the button that uses it.
  const isNamed = sight.asked === "ability" && laid.length === 1 && lights.targets.has("confirm");
  if (laid.length === 0 || isNamed) return null;
  const inOrder = sight.asked === "play" || sight.asked === "keep";
  return (
    <ul className={styles.laid}>
      {laid.map((spot, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part that is there twice is told apart by its place.
        <li key={`${spot} ${place}`}>
          <button
            type="button"
            data-nav=""
            onClick={() => composing.takeBack(place)}
            aria-label={text("ronin.takeBack", { part: partName(sight, spot, text) })}
          >
            {inOrder ? <b>{place + 1}</b> : null}
            {partName(sight, spot, text)} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {inOrder && laid.length > 1 ? (
        <li>
          <Button className={styles.swap} data-nav="" aria-keyshortcuts="X" onClick={() => composing.swap(0)}>
            ⇄ <span className="unseen">{text("ronin.swap")}</span>
            <KeyMark letter="X" />
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
