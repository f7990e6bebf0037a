import { type ComboSums, comboSums } from "@medallion/old-world/pages";
import { Mark, type MarkName } from "../../card/index.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./totals.module.css";

type Total = "damage" | "shieldGain" | "refill";

const MARKS: Readonly<Record<Total, MarkName>> = { damage: "damage", shieldGain: "shield", refill: "draw" };

/** Damage, Shield and cards of the combo as it lies, each with what it comes from; nothing applies before the strike. */
export function Totals({ player }: { readonly player: number }) {
  const { sight, text } = useTable();
  const view = sight.past ?? sight.view;
  const isShort = view.fight === undefined;
  const isActing = view.fight?.fighters[view.fight.side]?.seat === player && (view.fight?.step ?? 0) > 0;
  if (!isShort && !isActing) return null;
  const sums = comboSums(view, player);
  const totals: readonly Total[] = isShort ? ["damage", "shieldGain"] : ["damage", "shieldGain", "refill"];
  return (
    <ul className={styles.totals} aria-label={text("oldWorld.fight.totals")}>
      {totals.map((total) => (
        <li key={total}>
          <button
            type="button"
            className={styles.total}
            data-total={total}
            data-why={JSON.stringify({ kind: total, player })}
            data-nav=""
          >
            <Mark name={MARKS[total]} />
            <span className={styles.number} data-zone={`${total}:${player}`}>
              <b data-number="">{total === "shieldGain" ? `+${sums.shield.total}` : amount(sums, total)}</b>
            </span>
            <span className={styles.why}>
              <span className="unseen">{text("oldWorld.fight.total", { total })} </span>
              {text(`oldWorld.fight.${total}`, whyOf(sums, total))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function amount(sums: ComboSums, total: "damage" | "refill"): number {
  return total === "damage" ? sums.damage.total : sums.refill.total;
}

/** What stands beside a number: the sums it is made of. */
export function whyOf(sums: ComboSums, total: Total): Readonly<Record<string, number>> {
  const { damage, shield, refill } = sums;
  switch (total) {
    case "damage":
      return { cards: damage.cards, links: damage.links, effects: damage.effects };
    case "shieldGain":
      return { now: shield.now, after: shield.now + shield.total, cap: shield.cap };
    case "refill":
      return { row: refill.row, cards: refill.cards + refill.links + refill.effects };
  }
}
