import { abilityName, boardRow, LAST_XP } from "@medallion/ronin/pages";
import { Piece } from "../../../../drawn/index.ts";
import { AbilityMark, ExperienceTrack } from "../../card/index.ts";
import { isSetUp, playerIn } from "../../sight/sight.ts";
import { abilitiesOf, type HeldAbility, useAbilities } from "../ability/abilities.ts";
import { type RoninSpot, spotOf } from "../play/spot.ts";
import { Vp, Xp } from "../seat/points.tsx";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./experience.module.css";

/** One's own experience with the abilities that it opens, and the points. */
export function Experience() {
  const { sight } = useTable();
  const { player, view, scene } = sight;
  const { character, xp, gold } = playerIn(useToldTable(`xp:${player}`).sight, player);
  const abilities = useAbilities(player);
  if (character === undefined || !isSetUp(sight)) return null;
  return (
    <section className={styles.experience} aria-label={scene.say({ key: "outline.abilities" })} data-rove="">
      <Xp player={player} />
      <span className={styles.track} data-zone={`experience:${player}`}>
        <ExperienceTrack
          row={boardRow(view, character)}
          abilities={abilities.flatMap(({ row, state, of }) =>
            of === undefined ? [{ slot: row.slot, state }] : [],
          )}
          xp={xp}
          gold={gold}
          last={LAST_XP}
        />
      </span>
      <Abilities />
      <Vp player={player} />
    </section>
  );
}

/** The abilities by name; in their windows they are used here. */
export function Abilities() {
  const { sight } = useTable();
  return (
    <div className={styles.abilities}>
      {abilitiesOf(sight, sight.player).map((held) => (
        <span
          key={held.key}
          className={`${styles.place} ${held.of === undefined ? "" : styles.lent}`}
          data-zone={`ability:${held.row.id}`}
        >
          <AbilityButton held={held} />
        </span>
      ))}
    </div>
  );
}

export function AbilityButton({ held: { row, state, used, of } }: { readonly held: HeldAbility }) {
  const { sight } = useTable();
  const name = sight.scene.say(abilityName(row.id));
  const ready = state === "open" || state === "borrowed";
  return (
    <Piece<RoninSpot>
      label={name}
      zoom={`ability:${row.id}`}
      spot={ready ? spotOf.ability(row.id) : undefined}
      inHand={false}
      className={styles.ability}
    >
      <AbilityMark slot={row.slot} state={state} of={of === undefined ? undefined : row.character} />
      {of === undefined ? (
        <span className={styles.name} data-used={used ? "" : undefined} data-state={state} aria-hidden="true">
          {name}
        </span>
      ) : null}
    </Piece>
  );
}
