import { symbolIndex } from "../box.ts";
import type { Target } from "../choice.ts";
import type { Ability, Sym } from "../data/index.ts";
import { worthAt } from "../knowledge/experience.ts";
import { powerWorth, UNKNOWN_CARD } from "../knowledge/worth.ts";
import { cardNamed } from "../rules/zones.ts";
import type { Card } from "../state.ts";
import { cardWorth, laterWorth } from "./card-worth.ts";
import { STANDARD } from "./faces.ts";
import type { Outlook } from "./outlook.ts";
import {
  add,
  colourCount,
  copyTally,
  inactive,
  lay,
  MOVED_LEFT,
  MOVED_RIGHT,
  newTally,
  PASS_LEFT,
  PASS_RIGHT,
  resolve,
  type Tally,
} from "./tally.ts";

/** What a blind use brings, of a good one. */
const BLIND_GAIN = 0.85;
/** A card in hand that would otherwise be gone, or that is exchanged: so much of what it may bring. */
const IN_HAND = 0.5;
const COLOURS = 5;
/** STUDY counts no more colours than this. */
const MOST_COLOURS = 4;

const tried = newTally();

/** Where an ability is used: the table as it is, and what it is worth changed, with one card more perhaps. */
export interface Use {
  readonly outlook: Outlook;
  readonly base: Tally;
  gain(changed: Tally, card?: Card): number;
}

/** What using an ability in one way brings. */
export function gainOf(use: Use, ability: Ability, target: Target | undefined): number {
  if (target === undefined) return plainGain(use, ability);
  const { outlook, base } = use;
  copyTally(base, tried);
  switch (target.kind) {
    case "gain":
      addAll(target.symbols, 1);
      return use.gain(tried);
    case "convert":
      addAll(target.away, -1);
      addAll(target.symbols, 1);
      return use.gain(tried);
    case "uncover":
      for (const { symbol } of target.printed) add(tried, symbolIndex(symbol), 1);
      return use.gain(tried);
    case "borrow":
      resolve(outlook, tried, cardNamed(outlook.state, target.card));
      return use.gain(tried);
    case "track":
      if (ability.primitive === "ALLY")
        add(tried, target.side === "left" ? MOVED_LEFT : MOVED_RIGHT, ability.params.count);
      return use.gain(tried);
    case "swap": {
      const got = cardWorth(outlook, base, cardNamed(outlook.state, target.get));
      return IN_HAND * (got - cardWorth(outlook, base, cardNamed(outlook.state, target.give)));
    }
    case "cards":
      return cardsGain(use, ability, target.cards);
  }
}

function plainGain({ outlook, base }: Use, ability: Ability): number {
  const { experience, xp } = outlook;
  const more = (points: number): number =>
    worthAt(experience.table, xp + points) - worthAt(experience.table, xp);
  switch (ability.primitive) {
    case "STUDY": {
      let shown = 0;
      for (let colour = 0; colour < COLOURS; colour++) if (colourCount(base, colour) > 0) shown++;
      return more(Math.min(MOST_COLOURS, shown));
    }
    case "INACTIVE_XP":
      return more(Math.min(ability.params.count, inactive(outlook, base)));
    case "DRAFT_FIRST":
      return powerWorth(ability, experience.point);
    default:
      return BLIND_GAIN * powerWorth(ability, experience.point);
  }
}

function addAll(symbols: readonly Sym[], amount: number): void {
  for (const symbol of symbols) add(tried, symbolIndex(symbol), amount);
}

function cardsGain({ outlook, base, gain }: Use, ability: Ability, ids: readonly string[]): number {
  const { state, box, faces, turns } = outlook;
  let inHand = 0;
  let extra = -1;
  for (const id of ids) {
    const card = cardNamed(state, id);
    switch (ability.primitive) {
      case "REPEAT":
        resolve(outlook, tried, card);
        break;
      case "EXTRA_PLAY_THEN_DRAW":
        lay(outlook, tried, card);
        if (faces.timing[card] === STANDARD) resolve(outlook, tried, card);
        extra = card;
        inHand += (turns > 0 ? UNKNOWN_CARD : 0) - IN_HAND * laterWorth(outlook, base, card);
        break;
      case "TEA_HOST":
        // It points both ways.
        add(tried, box.passes[card] === 1 ? PASS_RIGHT : PASS_LEFT, 1);
        break;
      case "TIMELINE_TO_HAND":
        inHand += IN_HAND * laterWorth(outlook, base, card);
        break;
      default:
        break;
    }
  }
  return gain(tried, extra) + inHand;
}
