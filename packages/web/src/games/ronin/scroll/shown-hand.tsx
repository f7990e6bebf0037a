import type { RoninEvent, View } from "@medallion/ronin";
import { cardIn } from "@medallion/ronin/pages";
import type { RoomEvent } from "@medallion/table";
import { useDrawn, useToldLog } from "../../../drawn/index.ts";
import { CardFace } from "../card/index.ts";
import styles from "./scroll.module.css";

type Shown = Extract<RoninEvent, { kind: "handShown" | "questShown" }>;

/** What comes of a hand that is shown, and does not cover it yet. */
const OUTCOMES: ReadonlySet<RoninEvent["kind"]> = new Set(["xpGained", "abilityUnlocked", "goldReached"]);

/** The hand that was shown last, as long as nothing else has been told. */
export function shownIn(log: readonly RoomEvent[]): Shown | undefined {
  for (const entry of log.toReversed()) {
    if (entry.kind !== "game") continue;
    const event = entry.event as RoninEvent;
    if (event.kind === "handShown" || event.kind === "questShown") return event;
    if (!OUTCOMES.has(event.kind)) return undefined;
  }
  return undefined;
}

/** A hand that somebody shows to all lies open over the table while the film tells of it. */
export function ShownHand() {
  const { scene, isTelling } = useDrawn();
  const shown = shownIn(useToldLog().log);
  if (!isTelling || shown === undefined || shown.cards.length === 0) return null;
  const view = scene.table.view as View;
  return (
    <section className={styles.shown} data-surface="sheet" aria-hidden="true">
      <p>{scene.say(scene.kit.game.describeEvent(shown))}</p>
      <div>
        {shown.cards.map((card) => (
          <span key={card}>
            <CardFace row={cardIn(view, card)} size="strip" active={view.active} />
          </span>
        ))}
      </div>
    </section>
  );
}
