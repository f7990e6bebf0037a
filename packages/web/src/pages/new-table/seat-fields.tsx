import { useOwnPicks } from "../../games/use-own-picks.ts";
import { useText } from "../../language/language.tsx";
import { rulesIn } from "../../table/rule-options.ts";
import type { PartProps } from "./part.ts";
import { RuleField } from "./rule-field.tsx";
import { SeatField } from "./seat-field.tsx";
import styles from "./seat-fields.module.css";

/** Who sits where, what each of them brings, and who plays along without a seat. */
export function SeatFields(part: PartProps) {
  const { spoken, draft } = part;
  const text = useText();
  const others = rulesIn(spoken.kit, draft.mode).filter(({ ofOthers }) => ofOthers);
  const own = useOwnPicks(spoken.kit.game.id, draft.mode, draft.rules);
  return (
    <fieldset className={styles.seats}>
      <legend>{text("home.new.who")}</legend>
      <ol>
        {draft.seats.map((place, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <SeatField key={seat} {...part} seat={seat} place={place} own={own} />
        ))}
      </ol>
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((rule) => (
            <RuleField key={rule.name} {...part} rule={rule} />
          ))}
        </div>
      )}
    </fieldset>
  );
}
