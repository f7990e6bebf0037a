import type { RuleOption } from "@medallion/kernel";
import { useText } from "../../language/language.tsx";
import { rulesIn } from "../../table/rule-options.ts";
import styles from "./option-fields.module.css";
import type { PartProps } from "./part.ts";
import { RuleFields } from "./rule-fields.tsx";
import { TableFields } from "./table-fields.tsx";

/** What most leave as it is, folded away; unfolded by itself when something in it is wrong. */
export function OptionFields(part: PartProps) {
  const text = useText();
  const { draft, fault, spoken } = part;
  const house = rulesIn(spoken.kit, draft.mode).filter(({ ofOthers }) => !ofOthers);
  const changed = house.filter(({ name }) => draft.rules[name] !== undefined).length;
  const isWrong = ({ name }: RuleOption) => fault?.where.kind === "rule" && fault.where.rule === name;
  return (
    <>
      <details className={styles.fold} data-surface="plate">
        <summary>{text("home.new.options")}</summary>
        <TableFields {...part} />
      </details>
      {house.length > 0 && (
        <details className={styles.fold} data-surface="plate" open={house.some(isWrong) || undefined}>
          <summary>{text("home.new.rules", { changed, any: changed > 0 ? "yes" : "no" })}</summary>
          <RuleFields {...part} />
        </details>
      )}
    </>
  );
}
