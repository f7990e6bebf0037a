import type { OldWorldEvent } from "@medallion/old-world";
import { useTable } from "../../sight/table-context.ts";
import { consequenceZone, markOf } from "../tale/consequence.ts";
import type { Tale } from "../tale/tale.ts";
import { ConsequenceSign } from "./consequence-sign.tsx";
import styles from "./story-page.module.css";

/** What a story did, one line for each: signs that films carry to where they act. */
export function Consequences({ tale }: { readonly tale: Tale }) {
  const { scene } = useTable();
  if (tale.outcome.length === 0) return null;
  const lines = tale.outcome.map((event, place) => ({ event, place }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrolled by keys too.
    <ul className={styles.consequences} tabIndex={0}>
      {lines.map(({ event, place }) => (
        <Consequence key={place} event={event} words={scene.say(scene.kit.game.describeEvent(event))} />
      ))}
    </ul>
  );
}

interface ConsequenceProps {
  readonly event: OldWorldEvent;
  readonly words: string;
}

function Consequence({ event, words }: ConsequenceProps) {
  const mark = markOf(event);
  if (mark === undefined) return null;
  const seat = "seat" in event ? event.seat : 0;
  return (
    <li data-surface="plate" data-zone={consequenceZone(mark, seat)}>
      <ConsequenceSign mark={mark} />
      <span>{words}</span>
    </li>
  );
}
