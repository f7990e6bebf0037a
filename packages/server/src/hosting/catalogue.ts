import type { Kit } from "@medallion/kernel";
import type { ReplyOf } from "@medallion/protocol";

/** The games as a stranger sees them. */
export function catalogueOf(
  kits: readonly Kit[],
  bots: readonly { readonly id: string }[],
): ReplyOf<"catalogue"> {
  return {
    games: kits.map(({ game, name, lobby }) => ({
      id: game.id,
      rulesVersion: game.rulesVersion,
      name: { ...name },
      modes: lobby.modes.map((mode) => ({
        id: mode.id,
        seats: [...mode.seats],
        name: { ...mode.name },
        about: { ...mode.about },
        picks: lobby
          .picks(mode.id)
          .map((pick) => ({ id: pick.id, name: { ...pick.name }, about: { ...pick.about } })),
      })),
      rules: (lobby.rules ?? []).map((rule) => ({
        name: rule.name,
        values: [...rule.values],
        label: { ...rule.label },
        about: { ...rule.about },
      })),
    })),
    bots: bots.map(({ id }) => id),
  };
}
