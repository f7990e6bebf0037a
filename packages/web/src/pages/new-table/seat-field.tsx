import { levelsOf } from "@medallion/bots/levels";
import type { OwnPick } from "../../games/contract.ts";
import { useText } from "../../language/language.tsx";
import { Field } from "../../look/field.tsx";
import { BotFace } from "../../opponents/bot-face.tsx";
import { opponentName } from "../../opponents/opponents.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { PickButton } from "../../table/pick/pick-button.tsx";
import { type SeatDraft, withSeat } from "./draft.ts";
import type { PartProps } from "./part.ts";
import styles from "./seat-fields.module.css";
import { usualName } from "./usual-name.ts";

interface SeatFieldProps extends PartProps {
  readonly seat: number;
  readonly place: SeatDraft;
  readonly own: readonly OwnPick[];
}

/** One seat: who has it, their name if they are at this device, and what they bring. */
export function SeatField({ seat, place, own, draft, onChange, fault, spoken }: SeatFieldProps) {
  const text = useText();
  const { name } = useSettings();
  const isOnline = draft.company === "friends";
  const isOwn = isOnline && seat === 0;
  const wrong = fault?.where.kind === "seat" && fault.where.seat === seat ? fault.text : undefined;
  const set = (change: Partial<SeatDraft>) => onChange(withSeat(draft, seat, change));
  const isDrawn = draft.rated && place.kind === "bot";
  const picks = isDrawn ? [] : spoken.kit.lobby.picks(draft.mode);
  return (
    <li className={styles.seat}>
      <Field
        label={text("home.new.seat", { number: seat + 1 })}
        hint={place.kind === "bot" && <BotHint seat={seat} bot={place.bot} />}
      >
        {(id, described) =>
          isOwn ? (
            <input id={id} value={name === "" ? text("home.new.you") : name} readOnly />
          ) : (
            <select
              id={id}
              aria-describedby={described}
              value={place.kind === "bot" ? place.bot : place.kind}
              onChange={({ target }) => set(whoIs(target.value, place))}
            >
              <option value={isOnline ? "open" : "person"}>
                {text(isOnline ? "home.new.free" : "home.new.person")}
              </option>
              {levelsOf(spoken.kit).map((bot) => (
                <option key={bot.id} value={bot.id}>
                  {text("table.bot", { bot: bot.id })}
                </option>
              ))}
            </select>
          )
        }
      </Field>
      {!isOnline && place.kind === "person" && (
        <Field label={text("home.new.called")}>
          {(id) => (
            <input
              id={id}
              value={place.name}
              maxLength={40}
              placeholder={usualName(seat, draft, name, text)}
              autoComplete="off"
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </Field>
      )}
      {picks.length > 0 && place.kind !== "open" && (
        <Field label={text("home.new.pick", { mode: draft.mode })} error={wrong}>
          {(id, described) => (
            <PickButton
              id={id}
              described={described}
              isWrong={wrong !== undefined}
              kit={spoken.kit}
              say={spoken.say}
              ready={picks}
              own={own}
              value={place.pick}
              foreign={text("home.new.brought")}
              onPick={(pick) => set({ pick })}
            />
          )}
        </Field>
      )}
    </li>
  );
}

/** Whom one meets there, and how a bot of this level plays. */
function BotHint({ seat, bot }: { readonly seat: number; readonly bot: string }) {
  const text = useText();
  return (
    <span className={styles.bot}>
      <BotFace seat={seat} bot={bot} className={styles.face} />
      <span>
        <b>{opponentName(seat, text)}</b> · {text("opponent.level", { bot })}
      </span>
    </span>
  );
}

function whoIs(chosen: string, { bot }: SeatDraft): Partial<SeatDraft> {
  return chosen === "person" || chosen === "open" ? { kind: chosen, bot } : { kind: "bot", bot: chosen };
}
