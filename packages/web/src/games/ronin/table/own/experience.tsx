import { abilityName, boardRow, LAST_XP } from "@medallion/ronin/pages";
import type { CSSProperties } from "react";
import { Piece } from "../../../../drawn/index.ts";
import { AbilityMark, ExperienceTrack } from "../../card/index.ts";
import { isSetUp, playerIn } from "../../sight/sight.ts";
import { type HeldAbility, useAbilities } from "../ability/abilities.ts";
import { type RoninSpot, spotOf } from "../play/spot.ts";
import { Vp, Xp } from "../seat/points.tsx";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./experience.module.css";

/** One's own experience with the abilities that it opens, and the points. */
export function Experience() {
  const { sight } = useTable();
  const { player, view, scene } = sight;
  const { character, xp, gold } = playerIn(useToldTable(`xp:${player}`).sight, player);
  if (character === undefined || !isSetUp(sight)) return null;
  return (
    <section className={styles.experience} aria-label={scene.say({ key: "outline.abilities" })} data-rove="">
      <Xp player={player} />
      <div className={styles.board}>
        <span className={styles.track} data-zone={`experience:${player}`}>
          <ExperienceTrack row={boardRow(view, character)} xp={xp} gold={gold} last={LAST_XP} />
        </span>
        <Abilities />
      </div>
      <Vp player={player} />
    </section>
  );
}

/** The abilities by name, below the spaces from which on they are open; in their windows they are used here. */
export function Abilities() {
  const { sight } = useTable();
  const held = useAbilities(sight.player);
  const own = held.filter(({ of }) => of === undefined);
  return (
    <div className={styles.abilities}>
      {held.map((ability) => (
        <span
          key={ability.key}
          className={`${styles.place} ${ability.of === undefined ? "" : styles.lent}`}
          style={{ "--spaces": spacesOf(ability, own) } as CSSProperties}
          data-zone={`ability:${ability.row.id}`}
        >
          <AbilityButton held={ability} />
        </span>
      ))}
    </div>
  );
}

/** Along how many spaces of the track it is the one that opened last. */
function spacesOf({ opensAt }: HeldAbility, own: readonly HeldAbility[]): number {
  const next = own.map((other) => other.opensAt).find((space) => space > opensAt);
  return (next ?? LAST_XP + 1) - opensAt;
}

export function AbilityButton({ held: { row, state, of } }: { readonly held: HeldAbility }) {
  const { sight } = useTable();
  const name = sight.scene.say(abilityName(row.id));
  const ready = state === "open" || state === "borrowed";
  return (
    <Piece<RoninSpot>
      label={name}
      zoom={`ability:${row.id}`}
      spot={ready ? spotOf.ability(row.id) : undefined}
      inHand={false}
      className={`${styles.ability} ${styles[state] ?? ""}`}
    >
      <AbilityMark slot={row.slot} state={state} of={of === undefined ? undefined : row.character} />
      {of === undefined ? (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      ) : null}
    </Piece>
  );
}
