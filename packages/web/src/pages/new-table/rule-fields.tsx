import { useText } from "../../language/language.tsx";
import { rulesIn } from "../../table/rule-options.ts";
import styles from "./option-fields.module.css";
import type { PartProps } from "./part.ts";
import { RuleField } from "./rule-field.tsx";

/** The options of the game's rules, each with a sentence about it; those about others are beside the seats. */
export function RuleFields(part: PartProps) {
  const text = useText();
  const { draft, spoken } = part;
  if (draft.rated) return <p className={styles.note}>{text("home.new.ratedRules")}</p>;
  return (
    <div className={styles.rules}>
      {rulesIn(spoken.kit, draft.mode)
        .filter(({ ofOthers }) => !ofOthers)
        .map((rule) => (
          <RuleField key={rule.name} {...part} rule={rule} />
        ))}
    </div>
  );
}
