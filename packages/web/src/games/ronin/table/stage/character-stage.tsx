import {
  abilitiesWith,
  abilityName,
  abilityText,
  boardRow,
  characterName,
  pointText,
} from "@medallion/ronin/pages";
import { CharacterFace } from "../../card/index.ts";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./stage.module.css";

/** Whom to play, or whom an Automa plays: each with what it can do. */
export function CharacterStage() {
  const { sight, lights, text } = useTable();
  const { say } = sight.scene;
  const characters = sight.choices.flatMap((choice) =>
    choice.kind === "character" || choice.kind === "automa" ? [choice.character] : [],
  );
  return (
    <section className={styles.stage} aria-label={text("ronin.characters")} data-rove="">
      <div className={styles.options} data-many={characters.length > 3 ? "" : undefined}>
        {characters.map((character) => {
          const spot = spotOf.character(character);
          return (
            <button
              key={character}
              type="button"
              className={styles.option}
              data-spot={spot}
              data-nav=""
              aria-pressed={lights.selected === spot}
            >
              <CharacterFace
                character={character}
                name={say(characterName(character))}
                thresholds={boardRow(sight.view, character).thresholds}
              />
              <ul>
                {abilitiesWith(sight.view, character).map((ability) => (
                  <li key={ability.id}>
                    <b>
                      {ability.slot}. {say(abilityName(ability.id))}
                    </b>{" "}
                    <small>({say(pointText(ability.point))})</small>
                    <br />
                    {say(abilityText(ability))}
                  </li>
                ))}
              </ul>
            </button>
          );
        })}
      </div>
    </section>
  );
}
