import type { CharacterId } from "@medallion/ronin";
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

/** So many are told of beside each other; of more only the one that is held. */
const MOST_TOLD = 2;

/** Whom to play, or whom an Automa plays: each with what it can do. */
export function CharacterStage() {
  const { sight, lights, text } = useTable();
  const characters = sight.choices.flatMap((choice) =>
    choice.kind === "character" || choice.kind === "automa" ? [choice.character] : [],
  );
  // Before one is held, the first one is told of where there is room for one only.
  const held =
    characters.find((character) => lights.selected === spotOf.character(character)) ?? characters[0];
  const many = characters.length > MOST_TOLD;
  return (
    <section className={styles.stage} aria-label={text("ronin.characters")} data-rove="">
      <div className={styles.options} data-many={many ? "" : undefined}>
        {characters.map((character) => (
          <CharacterOption key={character} character={character} tells={!many} />
        ))}
      </div>
      {held === undefined ? null : (
        <div className={styles.held} data-many={many ? "" : undefined}>
          <h2>{sight.scene.say(characterName(held))}</h2>
          <AbilityWords character={held} />
        </div>
      )}
    </section>
  );
}

interface OptionProps {
  readonly character: CharacterId;
  readonly tells: boolean;
}

function CharacterOption({ character, tells }: OptionProps) {
  const { sight, lights } = useTable();
  const spot = spotOf.character(character);
  return (
    <button
      type="button"
      className={styles.option}
      data-spot={spot}
      data-nav=""
      data-tells={tells ? "" : undefined}
      aria-pressed={lights.selected === spot}
    >
      <CharacterFace
        character={character}
        name={sight.scene.say(characterName(character))}
        thresholds={boardRow(sight.view, character).thresholds}
      />
      <span className="unseen">{sight.scene.say(characterName(character))}</span>
      {tells ? <AbilityWords character={character} /> : null}
    </button>
  );
}

/** Its four abilities in words. */
function AbilityWords({ character }: { readonly character: CharacterId }) {
  const { sight } = useTable();
  const { say } = sight.scene;
  return (
    <ul className={styles.abilities}>
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
  );
}
