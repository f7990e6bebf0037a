import type { Spoken } from "../kits/use-game.ts";
import { useText } from "../language/language.tsx";
import { Field } from "../look/field.tsx";
import { Switch } from "../look/switch.tsx";
import type { Result } from "../results/played.ts";
import type { Sought } from "../results/search.ts";
import styles from "./game-list.module.css";

const RESULTS: readonly Result[] = ["win", "draw", "loss"];

interface GameFiltersProps {
  readonly wanted: Sought;
  readonly games: ReadonlyMap<string, Spoken>;
  readonly onChange: (wanted: Sought) => void;
}

/** What to look for among finished games. */
export function GameFilters({ wanted, games, onChange }: GameFiltersProps) {
  const text = useText();
  return (
    <search className={styles.filters}>
      <div className={styles.words}>
        <Field label={text("people.list.search")}>
          {(id) => (
            <input
              id={id}
              type="search"
              value={wanted.words}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...wanted, words: target.value })}
            />
          )}
        </Field>
      </div>
      {games.size > 1 && (
        <Field label={text("people.game")}>
          {(id) => (
            <select
              id={id}
              value={wanted.game}
              onChange={({ target }) => onChange({ ...wanted, game: target.value })}
            >
              <option value="">{text("people.list.anyGame")}</option>
              {[...games].map(([game, { kit, say }]) => (
                <option key={game} value={game}>
                  {say(kit.name)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={text("people.list.result")}>
        {(id) => (
          <select
            id={id}
            value={wanted.result}
            onChange={({ target }) =>
              onChange({ ...wanted, result: RESULTS.find((result) => result === target.value) ?? "" })
            }
          >
            <option value="">{text("people.list.anyResult")}</option>
            {RESULTS.map((result) => (
              <option key={result} value={result}>
                {text("people.result", { result })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Switch
        label={text("people.list.favourites")}
        checked={wanted.favourites}
        onChange={(favourites) => onChange({ ...wanted, favourites })}
      />
    </search>
  );
}
