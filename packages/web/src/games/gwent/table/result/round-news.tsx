import { useEffect, useState } from "react";
import { Button } from "../../../../look/button.tsx";
import { isOver, type Sight } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../table-context.ts";
import { isGoingOn, type News, newsOf } from "./news.ts";
import styles from "./round-news.module.css";

/**
 * A ribbon over the ridge when a round has ended: who took it and why. It waits for nobody, gives way to what is shown
 * next, and can be asked meanwhile.
 */
export function RoundNews({ className }: { readonly className?: string | undefined }) {
  const { sight, frame, text } = useToldTable("rounds");
  const { sight: lying } = useTable();
  const { sight: ended } = useToldTable("result");
  const [news, dismiss] = useRoundNews(sight, isOver(ended));
  // What happens next is being shown already: whoever did it has read the news, and others see the card that is shown.
  const givesWay = lying !== sight;
  if (news === undefined || (givesWay && sight.scene.table.question !== undefined)) return null;
  const { round, result } = news;
  const isLast = isOver(sight);
  const { sides } = sight.view;
  const names = result.winners.flatMap((side) => sides[side]?.members ?? []).map((seat) => ({ seat }));
  const drawn = result.winners.length === 0 || result.winners.length === sides.length;
  return (
    <div
      className={`${styles.news} ${className ?? ""}`}
      data-surface="sheet"
      data-zone="news"
      data-aside=""
      data-gives-way={givesWay || undefined}
      role="status"
    >
      <p>
        <b>
          {drawn
            ? text("gwent.round.drawn", { round })
            : text("gwent.round.won", {
                round,
                names: sight.scene.say({ key: "board.name", values: { seat: names } }),
              })}
        </b>{" "}
        <span className={styles.totals}>
          {[sight.near, ...sight.far].map((side) => result.totals[side]).join(" : ")}
        </span>
        <small>
          {sight.scene.say({
            key: `reason.round.${result.rule}`,
            values: { sides: names, count: result.winners.length },
          })}
        </small>
      </p>
      <Button data-why={JSON.stringify({ kind: "round", round })} data-nav="">
        {text("gwent.why")}
      </Button>
      {frame.isLed || isLast ? null : (
        <Button kind="brass" onClick={dismiss} data-nav="">
          {text("gwent.continue")}
        </Button>
      )}
    </div>
  );
}

/** The round that ended last, until somebody acts in the next one or the viewer has read it. */
function useRoundNews({ view }: Sight, isEnded: boolean): readonly [News | undefined, () => void] {
  const { length } = view.rounds;
  const goesOn = isGoingOn(view);
  const [seen, setSeen] = useState(length);
  useEffect(() => {
    if (goesOn || length < seen) setSeen(length);
  }, [goesOn, length, seen]);
  return [isEnded ? undefined : newsOf(view, seen), () => setSeen(length)];
}
