import type { View } from "@medallion/gwent";

/**
 * Whether passing now would lose the match at once although there is still something to do: everybody else is done,
 * the last gem is at stake and the other side is ahead. Only then is a pass asked about.
 */
export function passLoses(view: View, player: number): boolean {
  const me = view.players[player];
  if (me === undefined || view.sides.length !== 2 || view.automaton !== undefined) return false;
  const [mine, theirs] = [view.sides[me.side], view.sides[1 - me.side]];
  if (mine === undefined || theirs === undefined) return false;
  const last = view.players.every(({ passed }, other) => passed || other === player);
  return last && me.handCount > 0 && mine.gems === 1 && mine.total < theirs.total;
}
