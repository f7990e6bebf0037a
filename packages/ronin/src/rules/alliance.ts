import { at } from "@medallion/kernel";
import { boxOf, symbolAt, symbolIndex } from "../box.ts";
import type { RoninChoice } from "../choice.ts";
import type { Bonus } from "../data/index.ts";
import { activePair } from "../effects/count.ts";
import type { Scribe } from "../events.ts";
import type { Ask, PlayerIndex, State, Step, SymbolIndex } from "../state.ts";
import { isHuman, playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import { isEarlier, isLaid, partnerOn } from "./circle.ts";
import { gainTokens, gainXp } from "./gain.ts";
import { toAll } from "./tell.ts";
import { drawToHand, idsOf, showHand } from "./zones.ts";

/** RO-1.31: two cards each of abilities 1 and 3. */
const COPIES = 2;

/** Spaces left above the marker (RO-1.27). */
export function roomOn(state: State, board: PlayerIndex): number {
  return at(boxOf(state).sides, at(state.sides, board)).top - at(state.markers, board);
}

/** Alliance points are scored next; where there is no board nothing moves (RO-12.30). */
export function queuePoints(state: State, board: PlayerIndex, points: number): void {
  if (points > 0 && isLaid(state, board)) state.agenda.push({ kind: "points", board, points });
}

/** RO-8.9: one space at a time; before the marker moves on both partners resolve the bonus of the space. */
export function movePoints(state: State, scribe: Scribe, { board, points }: Step & { kind: "points" }): void {
  const { bonuses } = at(boxOf(state).sides, at(state.sides, board));
  const seats = { seat: board, partner: partnerOn(state, board, board) };
  for (let left = points; left > 0; left--) {
    if (roomOn(state, board) === 0) {
      scribe.tell?.(toAll({ kind: "alliancePointsLost", ...seats, points: left }));
      return;
    }
    const space = at(state.markers, board) + 1;
    state.markers[board] = space;
    scribe.tell?.(toAll({ kind: "allianceMoved", ...seats, space }));
    if (bonuses[space] !== undefined) {
      queuePoints(state, board, left - 1);
      queueBonus(state, board, space);
      return;
    }
  }
}

/** RO-8.10, RO-12.24: the human partners, the one earlier in initiative order first. */
function queueBonus(state: State, board: PlayerIndex, space: number): void {
  const other = partnerOn(state, board, board);
  const [first, second] = isEarlier(state, board, other) ? [board, other] : [other, board];
  for (const player of [second, first])
    if (isHuman(state, player)) state.agenda.push({ kind: "bonus", board, space, player });
}

export function bonusOn(state: State, board: PlayerIndex, space: number): Bonus {
  const bonus = at(boxOf(state).sides, at(state.sides, board)).bonuses[space];
  if (bonus === undefined) throw new Error(`space ${space} of board ${board} has no bonus`);
  return bonus;
}

/** RO-8.13 to RO-8.17, RO-8.19. */
export function giveBonus(
  state: State,
  scribe: Scribe,
  { board, space, player }: Step & { kind: "bonus" },
): void {
  const bonus = bonusOn(state, board, space);
  scribe.tell?.(toAll({ kind: "bonusReached", seat: player, space, bonus }));
  switch (bonus.k) {
    case "abilityOrXp":
      if (cardsLeft(state, partnerAbility(state, board, player, bonus.ability)) === 0)
        return gainXp(state, scribe, player, bonus.xp, "bonus");
      return ask(state, { kind: "bonus", seat: player, board, space });
    case "drawOrXp":
    case "activeAny":
      return ask(state, { kind: "bonus", seat: player, board, space });
    case "showHand":
      return revealHand(state, scribe, player);
    case "xp":
      return gainXp(state, scribe, player, bonus.n, "bonus");
  }
}

/** The ability of the partner that the bonus names, by its place in the box. */
function partnerAbility(state: State, board: PlayerIndex, player: PlayerIndex, slot: 1 | 3): number {
  const partner = partnerOn(state, board, player);
  return playerOf(state, partner).character * 4 + slot - 1;
}

function cardsLeft(state: State, ability: number): number {
  const taken = state.players.reduce(
    (sum, { borrowed }) => sum + borrowed.filter((card) => card.ability === ability).length,
    0,
  );
  return COPIES - taken;
}

/** RO-8.15: XP by the active symbols printed on the cards in hand. */
function revealHand(state: State, scribe: Scribe, player: PlayerIndex): void {
  const box = boxOf(state);
  const pair = activePair(state);
  const { hand } = playerOf(state, player);
  const isActive = (symbol: SymbolIndex | undefined): number =>
    symbol === pair[0] || symbol === pair[1] ? 1 : 0;
  let active = 0;
  for (const card of hand) active += isActive(box.first[card]) + isActive(box.second[card]);
  showHand(state, player);
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "handShown", seat: player, cards: idsOf(state, hand), active }));
  gainXp(state, scribe, player, active >= 4 ? 3 : active >= 2 ? 2 : 1, "bonus");
}

/** RO-13.12, RO-13.13: the alternatives of a bonus. */
export function bonusChoices(state: State, open: Ask & { kind: "bonus" }): readonly RoninChoice[] {
  const bonus = bonusOn(state, open.board, open.space);
  switch (bonus.k) {
    case "abilityOrXp": {
      const ability = partnerAbility(state, open.board, open.seat, bonus.ability);
      return [
        {
          kind: "ability-card",
          ability: at(boxOf(state).abilities, ability).id,
          partner: partnerOn(state, open.board, open.seat),
        },
        { kind: "xp", xp: bonus.xp },
      ];
    }
    case "drawOrXp":
      return [{ kind: "draw" }, { kind: "xp", xp: bonus.xp }];
    case "activeAny":
      return splitsOf(state, bonus.n).map((symbols) => ({
        kind: "symbols",
        symbols: symbols.map(symbolAt),
      }));
    case "showHand":
    case "xp":
      return [];
  }
}

/** Every split of n between left and right, from all left to all right (RO-13.13). */
export function splitsOf(state: State, n: number): readonly (readonly SymbolIndex[])[] {
  const [left, right] = activePair(state);
  return Array.from({ length: n + 1 }, (_, ofRight) => [
    ...Array<number>(n - ofRight).fill(left),
    ...Array<number>(ofRight).fill(right),
  ]);
}

export function takeBonus(
  state: State,
  scribe: Scribe,
  open: Ask & { kind: "bonus" },
  choice: RoninChoice,
): void {
  const { seat, board } = open;
  switch (choice.kind) {
    case "ability-card": {
      const partner = partnerOn(state, board, seat);
      const ability = boxOf(state).abilityOf.get(choice.ability) ?? -1;
      playerOf(state, seat).borrowed.push({ ability, of: partner, used: false });
      scribe.tell?.(toAll({ kind: "abilityCardTaken", seat, partner, ability: choice.ability }));
      return;
    }
    case "xp":
      return gainXp(state, scribe, seat, choice.xp, "bonus");
    case "draw":
      drawToHand(state, scribe, seat, 1);
      return;
    case "symbols":
      return gainTokens(state, scribe, seat, choice.symbols.map(symbolIndex));
    default:
      throw new Error(`${choice.kind} is no bonus`);
  }
}
