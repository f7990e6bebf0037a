import { at } from "@medallion/kernel";
import { abilityAt, abilityNamed } from "../abilities/held.ts";
import { symbolIndex } from "../box.ts";
import type { RoninChoice, Side } from "../choice.ts";
import { measure } from "../effects/condition.ts";
import { abilityWorth, endsToCome, worthAt } from "../knowledge/experience.ts";
import { QUEST, UNKNOWN_CARD } from "../knowledge/worth.ts";
import { askOf } from "../rules/ask.ts";
import { questCount } from "../rules/final.ts";
import type { State, Work } from "../state.ts";
import { type Pending, pendingOf, worthAfter } from "./afterwards.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import type { Rate } from "./rate.ts";
import { readTally } from "./read-tally.ts";
import { add, copyTally, give, MOVED_LEFT, MOVED_RIGHT, newTally } from "./tally.ts";

/** Of equal payments tokens are better. */
const PRINTED = 1e-3;

const base = newTally();
const tried = newTally();

/** Questions in the course of a turn: what to lose, which partner, which track, which bonus. */
export const rateAnswers: Rate = (state, seat, choices, into) => {
  const open = askOf(state, seat);
  const work = open !== undefined && "work" in open ? open.work : undefined;
  const outlook = outlookOf(state, seat);
  const pending = pendingOf(state, outlook);
  readTally(outlook, base);
  for (let i = 0; i < choices.length; i++) into[i] = worthOf(state, outlook, pending, work, at(choices, i));
};

function worthOf(
  state: State,
  outlook: Outlook,
  pending: Pending,
  work: Work | undefined,
  choice: RoninChoice,
): number {
  copyTally(base, tried);
  switch (choice.kind) {
    case "lose": {
      for (const symbol of choice.tokens) add(tried, symbolIndex(symbol), -1);
      for (const { symbol } of choice.printed) add(tried, symbolIndex(symbol), -1);
      if (work !== undefined) give(outlook, tried, work.card, measure(state, work).level);
      return worthAfter(outlook, tried, pending) - PRINTED * choice.printed.length;
    }
    case "partner":
      if (work !== undefined) give(outlook, tried, work.card, choice.level);
      if (work?.during === "tea") move(choice.side, choice.level);
      return worthAfter(outlook, tried, pending);
    case "track":
      move(choice.side, choice.points);
      return worthAfter(outlook, tried, pending);
    case "symbols":
      for (const symbol of choice.symbols) add(tried, symbolIndex(symbol), 1);
      return worthAfter(outlook, tried, pending);
    case "ability-card": {
      const ability = abilityAt(state, abilityNamed(state, choice.ability));
      return abilityWorth(ability, outlook.turns, endsToCome(state), outlook.experience.point);
    }
    case "xp":
      return xpGain(outlook, choice.xp);
    case "draw":
      return outlook.turns > 0 ? UNKNOWN_CARD : (QUEST[0] ?? 1) / 2;
    case "quest":
      return questCount(state, outlook.seat, symbolIndex(choice.symbol));
    default:
      return 0;
  }
}

function move(side: Side, points: number): void {
  add(tried, side === "left" ? MOVED_LEFT : MOVED_RIGHT, points);
}

/** What experience brings where the seat will probably stand. */
function xpGain({ experience, turns, xp }: Outlook, points: number): number {
  if (turns > 0) return points * experience.point;
  return worthAt(experience.table, xp + points) - worthAt(experience.table, xp);
}
