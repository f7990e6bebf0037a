import type { Kit, Say } from "@medallion/kernel";
import type { Settings } from "@medallion/table";
import { useOwnPicks } from "../../games/use-own-picks.ts";
import { useText } from "../../language/language.tsx";
import { Field } from "../../look/field.tsx";
import { PickButton } from "../pick/pick-button.tsx";

interface PickFieldProps {
  /** What is played, and by which rules. */
  readonly settings: Pick<Settings, "game" | "mode" | "rules">;
  readonly kit: Kit;
  readonly say: Say;
  readonly value: string;
  readonly onPick: (pick: string) => void;
}

/** What a seat brings: something of one's own, something ready, or whatever chance gives. */
export function PickField({ settings, kit, say, value, onPick }: PickFieldProps) {
  const text = useText();
  const { game, mode, rules } = settings;
  const own = useOwnPicks(game, mode, rules);
  const ready = kit.lobby.picks(mode);
  if (ready.length === 0 && own.length === 0) return null;
  const about = ready.find(({ id }) => id === value)?.about;
  return (
    <Field label={text("table.pick")} {...(about !== undefined && { hint: say(about) })}>
      {(id, described) => (
        <PickButton
          id={id}
          described={described}
          kit={kit}
          say={say}
          ready={ready}
          own={own}
          value={value}
          onPick={onPick}
          isChosen={value !== ""}
        />
      )}
    </Field>
  );
}
