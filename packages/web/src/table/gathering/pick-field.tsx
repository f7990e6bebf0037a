import type { Kit, Say } from "@medallion/kernel";
import type { RoomLook } from "@medallion/table";
import { useEffect, useState } from "react";
import { type OwnPick, ownPicks } from "../../games/own-picks.ts";
import { useText } from "../../language/language.tsx";
import { Field } from "../../look/field.tsx";

interface PickFieldProps {
  readonly look: RoomLook;
  readonly kit: Kit;
  readonly say: Say;
  readonly value: string;
  readonly onPick: (pick: string) => void;
}

/** What a seat brings: something of one's own, something ready, or whatever chance gives. */
export function PickField({ look, kit, say, value, onPick }: PickFieldProps) {
  const text = useText();
  const { game, mode, rules } = look.settings;
  const own = useOwnPicks(game, mode, rules);
  const ready = kit.lobby.picks(mode);
  if (ready.length === 0 && own.length === 0) return null;
  const about = ready.find(({ id }) => id === value)?.about;
  return (
    <Field label={text("table.pick")} {...(about !== undefined && { hint: say(about) })}>
      {(id, described) => (
        <select
          id={id}
          aria-describedby={described}
          value={value}
          onChange={(event) => onPick(event.target.value)}
        >
          <option value="" disabled={value !== ""}>
            {text("table.pick.any")}
          </option>
          {own.length > 0 && (
            <optgroup label={text("table.pick.own")}>
              {own.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={text("table.pick.ready")}>
            {ready.map(({ id: pick, name }) => (
              <option key={pick} value={pick}>
                {say(name)}
              </option>
            ))}
          </optgroup>
        </select>
      )}
    </Field>
  );
}

function useOwnPicks(
  game: string,
  mode: string,
  rules: Readonly<Record<string, unknown>>,
): readonly OwnPick[] {
  const [own, setOwn] = useState<readonly OwnPick[]>([]);
  useEffect(() => {
    let wanted = true;
    ownPicks(game, mode, rules).then(
      (picks) => {
        if (wanted) setOwn(picks);
      },
      // Decks that cannot be read are told of where they are built; here the ready ones remain.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game, mode, rules]);
  return own;
}
