import type { View } from "@medallion/gwent";

/** What a pass would plainly lose. */
export type Loss = "match" | "game" | "round";

/**
 * What passing now loses by what its player sees, although there is something left to play. Behind, with the last gem,
 * it loses the match whatever the others do: they need only pass. Where all others have passed it loses the round at
 * once, and before one has laid down a single card it gives the round away. To give a round away while behind, and to
 * keep one's cards for the next, is play and no slip.
 */
export function passLoses(view: View, player: number): Loss | undefined {
  const me = view.players[player];
  const mine = me === undefined ? undefined : view.sides[me.side];
  if (me === undefined || mine === undefined || me.handCount === 0) return undefined;
  if (mine.members.some((mate) => mate !== player && view.players[mate]?.passed === false)) return undefined;
  const best = Math.max(...view.sides.flatMap(({ total }, side) => (side === me.side ? [] : [total])));
  const isLast = view.players.every(({ passed }, other) => passed || other === player);
  const isEmpty = mine.rows.every(({ cards }) => cards.length === 0);
  const isEven = mine.total === best;
  const isBehind = mine.total < best || (isEven && isEmpty && !isLast);
  if (!isBehind && !(isEven && isLast && !winsTies(view, player))) return undefined;
  if (view.mode !== "free-for-all" && mine.gems === 1)
    return view.tournament === undefined ? "match" : "game";
  return isBehind && (isLast || (isEven && isEmpty)) ? "round" : undefined;
}

/** Nilfgaard wins a round that is even, unless it plays against Nilfgaard. */
function winsTies({ players, sides }: View, player: number): boolean {
  const side = players[player]?.side;
  const factions = sides.map(({ members }) => members.map((member) => players[member]?.faction));
  const has = factions.map((of) => of.includes("nilfgaard"));
  return has.every((nilfgaard, place) => nilfgaard === (place === side));
}
