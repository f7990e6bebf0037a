import { findBot } from "@medallion/bots";
import { at, begin, play, questionOf, randomFrom, randomOf, type Told } from "@medallion/kernel";
import { type OldWorldEvent, oldWorldKit } from "@medallion/old-world";
import { firstWish } from "../../../play-now/first-wish.ts";
import { FIRST_BOT } from "../../../play-now/level-store.ts";

const novice = findBot(FIRST_BOT);
const [NEWCOMER, BOT] = [0, 1] as const;
/** More answers than so many turns ever take. */
const ANSWERS = 3000;

/** The turn in which a newcomer, who plays as the weakest bot does, first wins a fight with a monster of this deal. */
export function firstWin(deal: string, game: number, most: number): number | undefined {
  const { settings, seed = "" } = firstWish(oldWorldKit, "", FIRST_BOT, deal);
  const { mode, seats, rules } = settings;
  const picks = Array.from({ length: seats }, () => undefined);
  const { game: rulesOf, lobby } = oldWorldKit;
  const options = lobby.options({ mode, seats, picks, rules }, randomOf(`${seed}/options`));
  let turn = 0;
  let won: number | undefined;
  const hear = ({ event }: Told): void => {
    const told = event as OldWorldEvent;
    if (told.kind === "turnStarted" && told.seat === NEWCOMER) turn += 1;
    if (told.kind === "monsterDefeated" && told.seat === NEWCOMER) won ??= turn;
  };
  // The one person at the table has brought no salt.
  const state = begin(rulesOf, options, randomFrom(seed, [""]), hear);
  const random = randomOf(`${deal}/${game}`);
  for (let answer = 0; answer < ANSWERS && turn <= most && won === undefined; answer++) {
    const asked = [NEWCOMER, BOT].find((seat) => questionOf(rulesOf, state, seat) !== undefined);
    const question = asked === undefined ? undefined : questionOf(rulesOf, state, asked);
    if (asked === undefined || question === undefined) break;
    const choices = rulesOf.choices(state, asked);
    const choice = novice.choose(oldWorldKit, rulesOf.view(state, asked), question, choices, random);
    play(rulesOf, state, asked, at(choices, choice), hear);
  }
  return won !== undefined && won <= most ? won : undefined;
}

/** In which share of so many games of this deal a newcomer has won a fight by this turn. */
export function winShare(deal: string, games: number, turn: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) if (firstWin(deal, game, turn) !== undefined) won += 1;
  return won / games;
}
