import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./life.module.css";

/** The Shield of a witcher, with why it is as high. */
export function ShieldCount({ player }: { readonly player: number }) {
  const { sight, text } = useTable();
  const { shield } = witcherIn(sight, player);
  return (
    <button
      type="button"
      className={styles.shield}
      data-why={JSON.stringify({ kind: "shield", player })}
      data-zone={`shield:${player}`}
      data-nav=""
    >
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d="M256 16C180 60 110 70 48 72c0 190 60 340 208 424 148-84 208-234 208-424-62-2-132-12-208-56z" />
      </svg>
      <b data-number="">{shield}</b>
      <span>{text("oldWorld.fight.shield")}</span>
    </button>
  );
}
