import type { RuleOption } from "@medallion/kernel";
import { useText } from "../../language/language.tsx";
import { Field } from "../../look/field.tsx";
import { Switch } from "../../look/switch.tsx";
import { withRule } from "./draft.ts";
import styles from "./option-fields.module.css";
import type { PartProps } from "./part.ts";
import { spelledOut } from "./spelled-out.ts";

/** The options of the game's rules, each with a sentence about it. */
export function RuleFields(part: PartProps) {
  const text = useText();
  const { draft, spoken } = part;
  if (draft.rated) return <p className={styles.note}>{text("home.new.ratedRules")}</p>;
  return (
    <div className={styles.rules}>
      {(spoken.kit.lobby.rules ?? []).map((rule) => (
        <RuleField key={rule.name} {...part} rule={rule} />
      ))}
    </div>
  );
}

function RuleField({
  rule,
  draft,
  onChange,
  fault,
  spoken: { say },
}: PartProps & { readonly rule: RuleOption }) {
  const text = useText();
  const { name, values, label, about } = rule;
  const usual = values[0] ?? "";
  const value = draft.rules[name] ?? usual;
  const set = (chosen: string) => onChange(withRule(draft, name, chosen, usual));
  if (values.every((each) => each === "true" || each === "false"))
    return (
      <Switch
        label={say(label)}
        about={say(about)}
        checked={value === "true"}
        onChange={(on) => set(String(on))}
      />
    );
  const wrong = fault?.where.kind === "rule" && fault.where.rule === name ? fault.text : undefined;
  const wordFor = (each: string) => text("table.rule.value", { value: each });
  return (
    <Field label={say(label)} hint={spelledOut(say(about), values, wordFor)} error={wrong}>
      {(id, described) => (
        <select
          id={id}
          aria-describedby={described}
          value={value}
          onChange={({ target }) => set(target.value)}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {wordFor(each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
