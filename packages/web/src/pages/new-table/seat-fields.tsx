import { useOwnPicks } from "../../games/use-own-picks.ts";
import { useText } from "../../language/language.tsx";
import type { PartProps } from "./part.ts";
import { SeatField } from "./seat-field.tsx";
import styles from "./seat-fields.module.css";

/** Who sits where, and what each of them brings. */
export function SeatFields(part: PartProps) {
  const { spoken, draft } = part;
  const text = useText();
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
    </fieldset>
  );
}
