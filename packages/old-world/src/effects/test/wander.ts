import type { Random } from "@medallion/kernel";
import { at, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { boxOf } from "../../box.ts";
import { checkReferences } from "../../check-state.ts";
import { choicesOf } from "../../choices.ts";
import type { OldWorldEvent, Scribe } from "../../events.ts";
import { parseOptions } from "../../options.ts";
import { advance } from "../../rules/advance.ts";
import { answerAsk, answerForced } from "../../rules/answer.ts";
import { highestShield } from "../../rules/attributes.ts";
import { emptyTable } from "../../rules/table.ts";
import type { State } from "../../state.ts";
import { NONE } from "../../state.ts";

// Random play for what must always hold: nothing throws, nothing gets lost, every number stays in its bounds.

const MOST_STEPS = 20_000;

/** Answers at random until the table rests without a question, or `until` says that it is enough. */
export function wander(
  state: State,
  random: Random,
  {
    tell,
    until = () => false,
  }: { tell?: (event: OldWorldEvent) => void; until?: (state: State) => boolean } = {},
): void {
  const scribe: Scribe = { final: false, tell: tell && (({ event }) => tell(event)) };
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (state.asks.length > 0) {
      if (answerForced(state, scribe)) continue;
      if (until(state)) return;
      const { seat } = at(state.asks, random.below(state.asks.length));
      const choices = choicesOf(state, seat);
      answerAsk(state, scribe, seat, at(choices, random.below(choices.length)));
    } else if (state.agenda.length === 0) return;
    else advance(state, scribe);
  }
  throw new Error("random play never rests");
}

/** A game in the middle: at the menu of Phase I after some turns of random play, without a question or a plan. */
export function middle(seats: number, turns: number, seed: string): State {
  const state = emptyTable(parseOptions({ seats }), randomFrom(seedFrom(seed)));
  state.agenda.push({ do: "start" });
  wander(state, randomOf(seed), {
    until: ({ turns: played, asks }) => played >= turns && asks.some(({ kind }) => kind === "phaseOne"),
  });
  // A game that was won before begins anew.
  if (state.winner !== NONE) return middle(seats, turns, `${seed}, again`);
  state.asks = [];
  state.agenda = [];
  return state;
}

/** The same with a witcher who has come far: all attributes and the level are these. */
export function advanced(state: State, level: number): State {
  const player = at(state.players, state.active);
  player.attributes = player.attributes.map(() => level);
  player.level = level;
  player.shield = Math.min(player.shield, level);
  return state;
}

/** Leaves a monster that is being fought only so many cards of life. */
export function weaken({ fight, fightDeck }: State, left: number): void {
  if (fight !== null) fightDeck.push(...fight.life.splice(left));
}

/** How many of everything there are, wherever they lie. */
export function account(state: State): Readonly<Record<string, number>> {
  const { stories, quests, keeps, monsters } = boxOf(state);
  const { players, fight } = state;
  const count = (lists: readonly (readonly number[])[]): number =>
    lists.reduce((sum, list) => sum + list.filter((thing) => thing !== NONE).length, 0);
  const isExploration = (story: number): boolean => at(stories, story).deck !== NONE;
  const held = players.flatMap((player) => [
    ...player.quests.map(({ quest }) => at(quests, quest).story),
    ...player.kept.map((keep) => at(keeps, keep).story),
  ]);
  const reading = state.readings.filter(({ stays }) => !stays).map(({ story }) => story);
  return {
    cards: count([
      state.deck,
      state.discard,
      state.pool,
      state.removed,
      ...players.flatMap(({ deck, hand, discard, removed }) => [deck, hand, discard, removed]),
      ...(fight?.fighters ?? []).map(({ combo }) => combo.map(({ card }) => card)),
    ]),
    potions: count([
      state.potionDeck,
      state.potionDiscard,
      ...players.flatMap(({ potions, drunk }) => [potions, drunk]),
    ]),
    tokens: count([
      ...state.piles,
      state.lairs,
      ...players.flatMap(({ trails, trailQuests, quests: taken }) => [
        trails,
        trailQuests.map(({ place }) => place),
        taken.filter(({ terrain }) => terrain !== NONE).map(({ place }) => place),
      ]),
    ]),
    stories: count([...state.exploration, ...state.explored, [...held, ...reading].filter(isExploration)]),
    monsters: count([
      state.monsters,
      state.extraStack,
      ...state.monsterPiles,
      ...state.drivenAway,
      ...players.map(({ trophies }) => trophies.filter((trophy) => trophy < monsters.length)),
    ]),
    fightCards: count([state.fightDeck, fight?.life ?? [], fight?.lost ?? [], fight?.revealed ?? []]),
  };
}

/** Throws if something is gone, or there is more than before. Cheaper than an expectation, for it is asked often. */
export function checkAccount(state: State, before: Readonly<Record<string, number>>, what: string): void {
  const after = account(state);
  for (const [thing, count] of Object.entries(before))
    if (after[thing] !== count) throw new Error(`${what}: ${thing} were ${count} and are ${after[thing]}`);
}

/** Throws if a number is out of its bounds or a thing lies in two places. */
export function checkTable(state: State): void {
  checkReferences(state);
  for (const { attributes, level, shield, gold } of state.players) {
    const within =
      attributes.every((value) => value >= 1 && value <= 5) &&
      level >= 1 &&
      level <= 5 &&
      shield >= 0 &&
      shield <= highestShield(state) &&
      gold >= 0;
    if (!within) throw new Error(`out of bounds: ${JSON.stringify({ attributes, level, shield, gold })}`);
  }
  const kept = state.players.flatMap((player) => player.kept);
  if (new Set(kept).size !== kept.length) throw new Error("a card is kept twice");
}
