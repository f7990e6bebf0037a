import type { RuleOption } from "@medallion/kernel";
import { Field } from "../../look/field.tsx";
import { Switch } from "../../look/switch.tsx";
import { ruleWord } from "../../table/rule-options.ts";
import { withRule } from "./draft.ts";
import type { PartProps } from "./part.ts";

interface RuleFieldProps extends PartProps {
  readonly rule: RuleOption;
}

/** One option of the rules: a switch where it is yes or no, else a list. */
export function RuleField({ rule, draft, onChange, fault, spoken: { say } }: RuleFieldProps) {
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
  return (
    <Field label={say(label)} hint={say(about)} error={wrong}>
      {(id, described) => (
        <select
          id={id}
          aria-describedby={described}
          value={value}
          onChange={({ target }) => set(target.value)}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {ruleWord(rule, each, say)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
