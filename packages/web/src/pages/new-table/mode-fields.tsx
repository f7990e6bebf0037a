import { useId } from "react";
import { useText } from "../../language/language.tsx";
import { Choice } from "../../look/choice.tsx";
import { FIRST_BOT } from "../../play-now/level-store.ts";
import { modesFor, withMode, withSeatCount } from "./draft.ts";
import styles from "./mode-fields.module.css";
import type { PartProps } from "./part.ts";

/** Which mode, and with how many where it can be played by several numbers. */
export function ModeFields({ spoken: { kit, say }, draft, onChange, fault }: PartProps) {
  const text = useText();
  const group = useId();
  const modes = modesFor(kit, draft.company);
  const counts = modes.find(({ id }) => id === draft.mode)?.seats ?? [];
  return (
    <>
      <fieldset className={styles.modes}>
        <legend>{text("home.new.mode")}</legend>
        {modes.map((mode) => (
          <label key={mode.id} className={styles.mode}>
            <input
              type="radio"
              name={group}
              checked={mode.id === draft.mode}
              onChange={() => onChange(withMode(draft, mode, FIRST_BOT))}
            />
            <span>
              <b>{say(mode.name)}</b>
              <small>{say(mode.about)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {fault?.where.kind === "mode" && (
        <p className={styles.fault} role="alert">
          {fault.text}
        </p>
      )}
      {counts.length > 1 && (
        <Choice
          label={text("home.new.seats")}
          options={counts.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(draft.seats.length)}
          onChange={(count) => onChange(withSeatCount(draft, Number(count), FIRST_BOT))}
        />
      )}
    </>
  );
}
