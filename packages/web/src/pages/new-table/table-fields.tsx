import { useText } from "../../language/language.tsx";
import { Choice } from "../../look/choice.tsx";
import { Field } from "../../look/field.tsx";
import { Switch } from "../../look/switch.tsx";
import { clockWords } from "../../table/clock-words.ts";
import { CLOCKS, clockNamed, nameOfClock } from "./clocks.ts";
import { withRating } from "./draft.ts";
import styles from "./option-fields.module.css";
import type { PartProps } from "./part.ts";

const TAKEBACKS = ["asked", "free", "none"] as const;
const WATCHERS = ["0", "60", "none"] as const;

/** Clock, hands, and what is agreed among people who do not sit at one device. */
export function TableFields({ draft, onChange }: PartProps) {
  const text = useText();
  return (
    <div className={styles.fields}>
      <Field label={text("home.new.clock")}>
        {(id) => (
          <select
            id={id}
            value={nameOfClock(draft.clock)}
            onChange={({ target }) => onChange({ ...draft, clock: clockNamed(target.value) })}
          >
            {Object.entries(CLOCKS)
              .filter(([, clock]) => draft.company === "friends" || clock.kind !== "correspondence")
              .map(([name, clock]) => (
                <option key={name} value={name}>
                  {clockWords(clock, text)}
                </option>
              ))}
          </select>
        )}
      </Field>
      {draft.company === "friends" && <OnlineFields draft={draft} onChange={onChange} />}
      <Switch
        label={text("home.new.openHands")}
        about={text("home.new.openHands.about")}
        checked={draft.openHands}
        disabled={draft.rated}
        onChange={(openHands) => onChange({ ...draft, openHands })}
      />
    </div>
  );
}

function OnlineFields({ draft, onChange }: Pick<PartProps, "draft" | "onChange">) {
  const text = useText();
  const { spectators } = draft;
  return (
    <>
      <Switch
        label={text("home.new.public")}
        about={text("home.new.public.about")}
        checked={draft.open}
        onChange={(open) => onChange({ ...draft, open })}
      />
      <Switch
        label={text("home.new.rated")}
        about={text("home.new.rated.about")}
        checked={draft.rated}
        onChange={(rated) => onChange(withRating(draft, rated))}
      />
      {!draft.rated && (
        <Choice
          label={text("home.new.takebacks")}
          options={TAKEBACKS.map((value) => ({ value, label: text("home.new.takebacks.value", { value }) }))}
          value={draft.takebacks}
          onChange={(takebacks) => onChange({ ...draft, takebacks })}
        />
      )}
      <Choice
        label={text("home.new.watchers")}
        options={WATCHERS.map((value) => ({ value, label: text("home.new.watchers.value", { value }) }))}
        value={spectators.kind === "none" ? "none" : spectators.seconds > 0 ? "60" : "0"}
        onChange={(value) =>
          onChange({
            ...draft,
            spectators: value === "none" ? { kind: "none" } : { kind: "delayed", seconds: Number(value) },
          })
        }
      />
    </>
  );
}
