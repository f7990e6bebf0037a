import type { View } from "@medallion/old-world";
import { oddsOf } from "@medallion/old-world/forecast";
import { useMemo } from "react";
import { useWords } from "../../../../language/language.tsx";
import { useTable } from "../../sight/table-context.ts";
import styles from "./poker.module.css";
import type { PokerSideSight } from "./poker-sides.ts";

interface OddsLineProps {
  readonly poker: NonNullable<View["poker"]>;
  readonly side: PokerSideSight;
  /** A die that is thought of, beside those that are marked. */
  readonly pointed: number | undefined;
}

/** How many throws of the marked dice win, better the hand, or what they pay alone. */
export function OddsLine({ poker, side, pointed }: OddsLineProps) {
  const { text } = useTable();
  const { number } = useWords();
  const { side: whose, marked } = side;
  const places = useMemo(
    () => (pointed === undefined || marked.includes(pointed) ? marked : [...marked, pointed]),
    [marked, pointed],
  );
  const { throws, wins, better, gold } = useMemo(() => oddsOf(poker, whose, places), [poker, whose, places]);
  const isSolo = poker.against === "solo";
  return (
    <p className={styles.odds} role="note">
      {places.length === 0
        ? text("oldWorld.poker.asTheyLie", { state: isSolo ? "solo" : wins > 0 ? "ahead" : "behind" })
        : text("oldWorld.poker.odds", {
            count: places.length,
            wins,
            better,
            throws,
            gold: number(Math.round(gold * 10) / 10),
            solo: isSolo ? "yes" : "no",
          })}
    </p>
  );
}
