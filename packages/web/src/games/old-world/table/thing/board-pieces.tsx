import type { KeptView, TrophyView } from "@medallion/old-world";
import { abilitySource, keptIn, potionIn, potionNamed, trophyIn } from "@medallion/old-world/pages";
import { Piece } from "../../../../drawn/index.ts";
import { Mark, PotionFace, TrophyFace } from "../../card/index.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./board-pieces.module.css";
import { trophySign } from "./trophy-sign.ts";

/** A potion on a board. */
export function PotionPiece({
  potion,
  drunk = false,
}: {
  readonly potion: string;
  readonly drunk?: boolean;
}) {
  const { sight } = useTable();
  return (
    <Piece
      label={sight.scene.say(potionNamed(potion))}
      zoom={`potion:${potion}`}
      spot={drunk ? undefined : spotOf.potion(potion)}
      inHand={false}
      state={drunk ? "dead" : undefined}
      className={styles.piece}
    >
      <PotionFace potion={potionIn(sight.view, potion)} size="label" />
    </Piece>
  );
}

/** A trophy on a board. */
export function TrophyPiece({ trophy }: { readonly trophy: TrophyView }) {
  const { sight } = useTable();
  return (
    <Piece
      label={sight.scene.say(trophyIn(sight.view, trophy).name)}
      piece={`trophy:${trophy.of}:${trophy.id}`}
      zoom={`trophy:${trophy.of}:${trophy.id}`}
      inHand={false}
      className={styles.piece}
    >
      <TrophyFace trophy={trophySign(sight, trophy)} />
    </Piece>
  );
}

/** A kept card on a board. */
export function KeptPiece({ card }: { readonly card: KeptView }) {
  const { sight } = useTable();
  const { abilities } = keptIn(sight.view, card);
  return (
    <Piece
      label={sight.scene.say(abilitySource({ on: "kept", id: card.story }))}
      piece={`kept:${card.keep}`}
      zoom={`kept:${card.story}`}
      inHand={false}
      className={`${styles.piece} ${styles.kept}`}
    >
      <Mark name="keptCard" />
      {abilities.length > 1 ? <b aria-hidden="true">{abilities.length}</b> : null}
    </Piece>
  );
}
