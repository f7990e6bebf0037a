import { useText } from "../../language/language.tsx";
import styles from "./option-fields.module.css";
import type { PartProps } from "./part.ts";
import { RuleFields } from "./rule-fields.tsx";
import { TableFields } from "./table-fields.tsx";

/** What most leave as it is, folded away; unfolded by itself when something in it is wrong. */
export function OptionFields(part: PartProps) {
  const text = useText();
  const { draft, fault, spoken } = part;
  const changed = Object.keys(draft.rules).length;
  return (
    <>
      <details className={styles.fold} data-surface="plate">
        <summary>{text("home.new.options")}</summary>
        <TableFields {...part} />
      </details>
      {(spoken.kit.lobby.rules ?? []).length > 0 && (
        <details
          className={styles.fold}
          data-surface="plate"
          open={fault?.where.kind === "rule" || undefined}
        >
          <summary>{text("home.new.rules", { changed, any: changed > 0 ? "yes" : "no" })}</summary>
          <RuleFields {...part} />
        </details>
      )}
    </>
  );
}
