import type { Seat } from "@medallion/kernel";
import { at, pick } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import { COMPONENTS } from "../data/index.ts";
import type { PokerSide, Scribe } from "../events.ts";
import type { Poker, State, Step } from "../state.ts";
import { isSolo, NONE, playerOf, right } from "../state.ts";
import { ask } from "./ask.ts";
import { DICE } from "./chance.ts";
import { bankLeft, gainGold, loseGold } from "./gold.ts";
import type { Asked } from "./kinds.ts";
import { compareHands, pokerHand, pokerRank } from "./poker-hand.ts";
import { toAll } from "./tell.ts";

const { pokerStake, pokerBankAdds, diceOfASet } = COMPONENTS.constants;
const { localsStake, localsBankAdds } = COMPONENTS.locationActions;
const FACES = 6;

/** One six-sided die. */
export function rollDie(state: State, scribe: Scribe): number {
  scribe.final = true;
  return pick(state.random, DICE, FACES) + 1;
}

/** OW-5.16, OW-6.1. */
export function startPokerWith(state: State, scribe: Scribe, opponent: Seat): void {
  state.turn.played.push(opponent);
  const pot = 2 * pokerStake + Math.min(pokerBankAdds, bankLeft(state));
  loseGold(state, scribe, state.active, pokerStake);
  loseGold(state, scribe, opponent, pokerStake);
  start(state, scribe, { against: "witcher", opponent, pot });
}

/** OW-6.12: the right-hand player rolls for the locals; alone there is only a table of rewards (OW-16.7). */
export function startPokerWithLocals(state: State, scribe: Scribe): void {
  const pot = localsStake + Math.min(localsBankAdds, bankLeft(state));
  loseGold(state, scribe, state.active, localsStake);
  if (isSolo(state)) return start(state, scribe, { against: "solo" });
  start(state, scribe, { against: "locals", opponent: right(state, state.active), pot });
}

/** OW-6.15: against a fixed hand; `onBetter` follows only a strictly better one. */
export function startPokerAgainst(
  state: State,
  scribe: Scribe,
  dice: readonly number[],
  onBetter: Step,
): void {
  start(state, scribe, { against: "fixed", theirs: [...dice], onBetter });
}

function start(
  state: State,
  scribe: Scribe,
  {
    against,
    opponent = NONE,
    pot = 0,
    theirs = [],
    onBetter = null,
  }: Partial<Poker> & Pick<Poker, "against">,
): void {
  state.poker = { against, opponent, pot, theirs, onBetter, dice: [], marked: [] };
  const named = opponent === NONE ? {} : { opponent };
  scribe.tell?.(toAll({ kind: "pokerStarted", seat: state.active, against, pot, ...named }));
  state.agenda.push({ do: "pokerEnd" }, { do: "pokerOwn" });
  if (opponent !== NONE) state.agenda.push({ do: "pokerTheirs" });
  state.agenda.push({ do: "pokerRoll" });
}

function current({ poker }: State): Poker {
  if (poker === null) throw new Error("nobody plays dice poker");
  return poker;
}

function theirSide({ against, opponent }: Poker): PokerSide {
  return against === "witcher"
    ? { of: "seat", seat: opponent }
    : { of: against === "fixed" ? "fixed" : "locals" };
}

function rollSet(state: State, scribe: Scribe): number[] {
  const dice: number[] = [];
  for (let i = 0; i < diceOfASet; i++) dice.push(rollDie(state, scribe));
  return dice;
}

/** OW-6.2. */
export function rollPoker(state: State, scribe: Scribe): void {
  const poker = current(state);
  if (poker.opponent !== NONE) {
    poker.theirs = rollSet(state, scribe);
    scribe.tell?.(toAll({ kind: "pokerRolled", side: theirSide(poker), dice: [...poker.theirs] }));
  }
  poker.dice = rollSet(state, scribe);
  scribe.tell?.(
    toAll({ kind: "pokerRolled", side: { of: "seat", seat: state.active }, dice: [...poker.dice] }),
  );
}

/** OW-6.3: the other side first. */
export function askTheirReroll(state: State): void {
  const { against, opponent } = current(state);
  ask(state, opponent, { kind: "reroll", dice: against === "witcher" ? "challenged" : "locals" });
}

export function askOwnReroll(state: State): void {
  ask(state, state.active, { kind: "reroll", dice: "own" });
}

function diceOf(poker: Poker, whose: "own" | "challenged" | "locals"): number[] {
  return whose === "own" ? poker.dice : poker.theirs;
}

const DONE: OldWorldChoice = { kind: "done" };
const REROLLS: readonly OldWorldChoice[] = Array.from({ length: FACES + 1 }, (_, face) => ({
  kind: "reroll",
  face,
}));

/** DP-17 to DP-19: one die after the other is marked; equal dice are one choice. */
export function rerollChoices(state: State, { dice: whose }: Asked<"reroll">): readonly OldWorldChoice[] {
  const poker = current(state);
  const choices: OldWorldChoice[] = [DONE];
  for (const [place, face] of diceOf(poker, whose).entries())
    if (!poker.marked.includes(place) && !choices.includes(at(REROLLS, face)))
      choices.push(at(REROLLS, face));
  return choices;
}

export function answerReroll(
  state: State,
  scribe: Scribe,
  { seat, dice: whose }: Asked<"reroll">,
  choice: OldWorldChoice,
): void {
  const poker = current(state);
  const dice = diceOf(poker, whose);
  if (choice.kind === "reroll") {
    poker.marked.push(dice.findIndex((face, place) => face === choice.face && !poker.marked.includes(place)));
    scribe.tell?.(toAll({ kind: "diePicked", seat, face: choice.face }));
    ask(state, seat, { kind: "reroll", dice: whose });
    return;
  }
  const count = poker.marked.length;
  if (count === 0) {
    scribe.tell?.(toAll({ kind: "leftAlone", seat, what: "dice" }));
    return;
  }
  for (const place of [...poker.marked].sort((one, other) => one - other))
    dice[place] = rollDie(state, scribe);
  poker.marked = [];
  const side: PokerSide = whose === "own" ? { of: "seat", seat: state.active } : theirSide(poker);
  scribe.tell?.(toAll({ kind: "pokerRerolled", side, count, dice: [...dice] }));
}

/** Whether the active player's dice win: equal hands do, but not against a fixed one (OW-6.10, OW-6.15). */
export function isAhead(
  { against }: Pick<Poker, "against">,
  dice: readonly number[],
  theirs: readonly number[],
): boolean {
  const difference = compareHands(dice, theirs);
  return against === "fixed" ? difference > 0 : difference >= 0;
}

/** OW-6.10, OW-6.11, OW-6.15, OW-16.7. */
export function endPoker(state: State, scribe: Scribe): void {
  const poker = current(state);
  state.poker = null;
  if (poker.against === "solo") return paySolo(state, scribe, poker);
  const won = isAhead(poker, poker.dice, poker.theirs);
  const own: PokerSide = { of: "seat", seat: state.active };
  const winner = won ? own : theirSide(poker);
  if (winner.of === "seat") playerOf(state, winner.seat).gold += poker.pot;
  const [hand, other] = [pokerHand(poker.dice), pokerHand(poker.theirs)];
  scribe.tell?.(
    toAll({
      kind: "pokerWon",
      winner,
      hand: won ? hand : other,
      other: won ? other : hand,
      gold: poker.pot,
    }),
  );
  if (won && poker.onBetter !== null) state.agenda.push(poker.onBetter);
}

function paySolo(state: State, scribe: Scribe, { dice }: Poker): void {
  const { category } = pokerRank(dice);
  const { soloReward } = at(
    COMPONENTS.pokerCategories.filter(({ rank }) => rank === category),
    0,
  );
  const gold = gainGold(state, scribe, state.active, soloReward);
  scribe.tell?.(toAll({ kind: "pokerPaid", seat: state.active, hand: pokerHand(dice), gold }));
}
