import type { Ability, PlayerIndex } from "@medallion/ronin";
import { abilitiesWith, abilityRow, thresholdsOf } from "@medallion/ronin/pages";
import type { AbilityState } from "../../card/index.ts";
import { playerIn, type RoninSight } from "../../sight/sight.ts";
import { useToldTable } from "../table-context.ts";

/** An ability that lies with a player: one's own, or the card of a partner's. */
export interface HeldAbility {
  readonly key: string;
  readonly row: Ability;
  readonly state: AbilityState;
  /** The experience that opens it. */
  readonly opensAt: number;
  /** Whose it is, if it is borrowed. */
  readonly of: PlayerIndex | undefined;
  readonly used: boolean;
}

const OWN_STATES: readonly AbilityState[] = ["locked", "open", "used"];

function abilitiesOf(sight: RoninSight, player: PlayerIndex): readonly HeldAbility[] {
  const { view } = sight;
  const { character, abilities, borrowed } = playerIn(sight, player);
  if (character === undefined) return [];
  const opensAt = thresholdsOf(view, player);
  const own = abilitiesWith(view, character).map((row, place): HeldAbility => {
    const state = OWN_STATES[abilities[place] ?? 0] ?? "locked";
    return { key: row.id, row, state, opensAt: opensAt[place] ?? 0, of: undefined, used: state === "used" };
  });
  const lent = borrowed.map(
    ({ ability, of, used }, place): HeldAbility => ({
      key: `${ability} ${place}`,
      row: abilityRow(view, ability),
      state: used ? "used" : "borrowed",
      opensAt: 0,
      of,
      used,
    }),
  );
  return [...own, ...lent];
}

/** As far as it has been told: they open and are used where the experience is told. */
export function useAbilities(player: PlayerIndex): readonly HeldAbility[] {
  return abilitiesOf(useToldTable(`xp:${player}`).sight, player);
}
