import { sideName } from "../../sight/names.ts";
import { leadingSide, sideOf } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./total.module.css";

/** The sum of a side: brass for the one that is ahead. */
export function Total({
  side,
  className,
}: {
  readonly side: number;
  readonly className?: string | undefined;
}) {
  const { sight, text } = useTable();
  const { total } = sideOf(sight, side);
  const leads = leadingSide(sight.view) === side;
  const names = sideName(sight, side);
  return (
    <button
      type="button"
      className={`${styles.total} ${className ?? ""}`}
      data-leads={leads || undefined}
      data-zone={`total:${side}`}
      data-why={JSON.stringify({ kind: "total", side })}
      data-nav=""
    >
      <span className="unseen">{text("gwent.total", { names, total, leads: leads ? "yes" : "no" })}</span>
      <b data-number="" aria-hidden="true">
        {total}
      </b>
    </button>
  );
}
