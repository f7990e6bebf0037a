import { GAME_IDS } from "@medallion/games/lazy";
import { useGame } from "../kits/use-game.ts";
import { useText } from "../language/language.tsx";
import { Field } from "../look/field.tsx";

export interface GameMode {
  readonly game: string;
  readonly mode: string;
}

interface GameModeFieldsProps {
  readonly value: GameMode;
  readonly onChange: (value: GameMode) => void;
  /** Adds „every mode“, whose id is empty. */
  readonly anyMode?: boolean;
}

/** Which game, and which way of playing it. */
export function GameModeFields({ value, onChange, anyMode = false }: GameModeFieldsProps) {
  const text = useText();
  const { kit, say } = useGame(value.game);
  return (
    <>
      {GAME_IDS.length > 1 && (
        <Field label={text("people.game")}>
          {(id) => (
            <select
              id={id}
              value={value.game}
              onChange={(event) => onChange({ game: event.target.value, mode: "" })}
            >
              {GAME_IDS.map((game) => (
                <GameOption key={game} game={game} />
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={text("people.mode")}>
        {(id) => (
          <select
            id={id}
            value={value.mode}
            onChange={(event) => onChange({ ...value, mode: event.target.value })}
          >
            {anyMode && <option value="">{text("people.anyMode")}</option>}
            {kit.lobby.modes.map((mode) => (
              <option key={mode.id} value={mode.id}>
                {say(mode.name)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

function GameOption({ game }: { readonly game: string }) {
  const { kit, say } = useGame(game);
  return <option value={game}>{say(kit.name)}</option>;
}
