import type { OldWorldChoice } from "./choice.ts";
import {
  type Ability,
  ACTIONS,
  ALL_CARDS,
  ATTRIBUTES,
  branchesOf,
  COMPONENTS,
  type Effect,
  type Effects,
  type EventCard,
  type ExplorationCard,
  HANDS,
  type Moment,
  OPTION_KEYS,
  SCHOOLS,
} from "./data/index.ts";
import { OF_FIGHT, OF_TALE } from "./describe-event.ts";
import type { AbilityName } from "./effects/choice.ts";
import type { OldWorldEvent } from "./events.ts";
import { RULE_NAMES, RULE_VALUES } from "./lobby-rules.ts";
import { MOST_SEATS, type Options } from "./options.ts";

/** The options a game is played with, defaults included, as names among `EVERYTHING`. */
export function usedOptions({ seats, rules }: Options): readonly string[] {
  return [`seats ${seats}`, ...RULE_NAMES.map((name) => `rule ${name} ${rules[name]}`)];
}

/** What an event shows to be used. */
export function usedBy(event: OldWorldEvent): readonly string[] {
  switch (event.kind) {
    case "comboPlayed":
      return event.cards.map(({ card }) => `played ${card}`);
    case "poolCardTaken":
      return [`taken ${event.card}`];
    case "schoolTaken":
      return [`school ${event.school}`];
    case "monsterDefeated":
      return [`defeated ${event.monster}`];
    case "potionUsed":
      return [`potion ${event.potion}`];
    case "specializationUsed":
      return [`specialization ${event.school} ${event.level}`];
    case "attackNamed":
      return [`named ${event.attack}`];
    case "attackRevealed":
      return [`fight card ${event.card}`];
    case "actionUsed":
      return [`action ${event.action}`, `place ${event.place}`];
    case "pokerStarted":
      return [`poker ${event.against}`];
    case "pokerWon":
      return [`hand ${event.hand}`, `hand ${event.other}`];
    case "trophyGained":
      return [trophyName(event.trophy)];
    case "abilityUsed":
      return [abilityName(event)];
    case "optionChosen":
      return [`story ${event.story} ${event.option}`];
    case "storyEnded":
      return [endName(event.story, event.option, event.row)];
    case "cardKept":
      return [`kept ${event.story}`];
    case "questResolved":
      return [`quest ${event.story}`];
    case "gameWon":
      return [event.rating === undefined ? "ending won" : "ending won alone"];
    case "gameAbandoned":
      return ["ending abandoned"];
    default:
      return [];
  }
}

function trophyName(trophy: Extract<OldWorldEvent, { kind: "trophyGained" }>["trophy"]): string {
  switch (trophy.of) {
    case "monster":
      return `trophy ${trophy.monster}`;
    case "attribute":
      return `trophy ${trophy.attribute}`;
    case "school":
      return `trophy ${trophy.school}`;
  }
}

function abilityName({ on, id, ability }: AbilityName): string {
  return `ability ${on} ${id} ${ability}`;
}

function endName(story: string, option?: string, row?: number): string {
  return ["end", story, option, row].filter((part) => part !== undefined).join(" ");
}

/**
 * Every kind of event and of answer, so that a new one is not forgotten; false are those that only cards of a scenario
 * lead to: no printed story lacks an option that can be paid, and none lets a player choose what to lower.
 */
const EVENTS: Readonly<Record<OldWorldEvent["kind"], boolean>> = {
  gameStarted: true,
  startingPlayerDecided: true,
  poolLaid: true,
  attributeTrophiesLaid: true,
  lairsShown: true,
  monsterAppeared: true,
  schoolsOffered: true,
  schoolTaken: true,
  turnStarted: true,
  phaseStarted: true,
  phaseSkipped: true,
  cardsDrawn: true,
  deckReshuffled: true,
  deckShuffled: true,
  deckSearched: true,
  cardsDiscarded: true,
  cardsRemoved: true,
  moved: true,
  goldGained: true,
  goldLost: true,
  actionUsed: true,
  attributeRaised: true,
  attributeLowered: true,
  levelReached: true,
  shieldChanged: true,
  potionTaken: true,
  potionDiscarded: true,
  potionsReshuffled: true,
  poolCardTaken: true,
  deckRevealed: true,
  poolRefilled: true,
  poolCardRemoved: true,
  poolCardDiscarded: true,
  commonDeckReshuffled: true,
  leftAlone: true,
  setOut: true,
  lookedAround: true,
  poolCardChosen: true,
  diePicked: true,
  thoughtBetter: true,
  trailQuestTaken: true,
  trailQuestDone: true,
  trailTaken: true,
  trailsReturned: true,
  pokerStarted: true,
  pokerRolled: true,
  pokerRerolled: true,
  pokerWon: true,
  pokerPaid: true,
  keptUsed: true,
  keptLeft: true,
  monsterPileRenewed: true,
  lairEmptied: true,
  meditated: true,
  tavernClosed: true,
  turnEnded: true,
  gameWon: true,
  gameAbandoned: true,
  ...OF_FIGHT,
  ...OF_TALE,
  storyLeftAlone: false,
};

const ANSWERS: Readonly<Record<OldWorldChoice["kind"], boolean>> = {
  decline: true,
  back: true,
  done: true,
  discard: true,
  remove: true,
  take: true,
  discardPotion: true,
  raise: true,
  lower: false,
  trail: true,
  school: true,
  lair: true,
  lookThrough: true,
  abandon: true,
  endPhase: true,
  move: true,
  keptMove: true,
  action: true,
  poker: true,
  quest: true,
  pay: true,
  train: true,
  trailQuest: true,
  purge: true,
  reroll: true,
  ride: true,
  duel: true,
  fight: true,
  meditate: true,
  explore: true,
  option: true,
  bet: true,
  goOn: true,
  potion: true,
  specialization: true,
  lay: true,
  takeTop: true,
  returnCard: true,
  attack: true,
  discardSeen: true,
  putOnTop: true,
  use: true,
  takeBack: true,
  bury: true,
  keepSeen: true,
  putBack: true,
};

/** Abilities of these moments are told in other ways than by `abilityUsed`, or work without being used. */
const SILENT: ReadonlySet<Moment> = new Set(["static", "phase1", "schoolTraining"]);

function abilityNames(on: AbilityName["on"], id: string, abilities: readonly Ability[]): readonly string[] {
  return abilities.flatMap(({ when }, ability) =>
    SILENT.has(when) ? [] : [abilityName({ on, id, ability })],
  );
}

function withBranches(effects: Effects): readonly Effect[] {
  return effects.flatMap((effect) => [
    effect,
    ...branchesOf(effect).flatMap(([inner]) => withBranches(inner)),
  ]);
}

/** All ways a story can end, and what it can leave with a player. */
function storyNames(story: ExplorationCard | EventCard): readonly string[] {
  const { id } = story;
  const results: readonly (readonly [option: string | undefined, effects: Effects])[] =
    "options" in story
      ? story.options.map(({ effects }, place) => [OPTION_KEYS[place], effects] as const)
      : [[undefined, story.effects]];
  const left = withBranches(results.flatMap(([, effects]) => effects));
  return [
    ...("options" in story ? OPTION_KEYS.map((option) => `story ${id} ${option}`) : []),
    ...results.flatMap(([option, effects]) => endNames(id, option, effects)),
    ...left.flatMap((effect) => {
      if (effect.op === "quest") return [`quest ${id}`];
      return effect.op === "keep" ? [`kept ${id}`, ...abilityNames("kept", id, effect.abilities)] : [];
    }),
  ];
}

function endNames(id: string, option: string | undefined, effects: Effects): readonly string[] {
  const rows = effects.map(rowCount).find((count) => count > 0);
  if (rows === undefined) return [endName(id, option)];
  return Array.from({ length: rows }, (_, row) => endName(id, option, row));
}

/** How many ways an effect has that decides how a story ends. */
function rowCount(effect: Effect): number {
  if ("table" in effect) return effect.table.length;
  return effect.op === "if" || effect.op === "pokerAgainst" ? 2 : 0;
}

function kindsOf(kinds: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(kinds).filter((kind) => kinds[kind]);
}

function everything(): readonly string[] {
  const { monsters, potions, fightCards, locations, actionCards, eventCards, explorationCards } = COMPONENTS;
  const { attributeTrophies, witcherTrophies, specializations } = COMPONENTS;
  return [
    ...Array.from({ length: MOST_SEATS }, (_, seat) => `seats ${seat + 1}`),
    ...RULE_NAMES.flatMap((name) => RULE_VALUES[name].map((value) => `rule ${name} ${value}`)),
    ...ALL_CARDS.map(({ id }) => `played ${id}`),
    ...actionCards.map(({ id }) => `taken ${id}`),
    ...SCHOOLS.map((school) => `school ${school}`),
    ...specializations.map(({ school, level }) => `specialization ${school} ${level}`),
    ...potions.map(({ id }) => `potion ${id}`),
    ...monsters.flatMap(({ id, abilities, trophy }) => [
      `defeated ${id}`,
      `trophy ${id}`,
      ...abilityNames("monster", id, abilities),
      ...abilityNames("monsterTrophy", id, trophy.abilities),
    ]),
    ...attributeTrophies.flatMap(({ attribute, abilities }) =>
      abilityNames("attributeTrophy", attribute, abilities),
    ),
    ...witcherTrophies.flatMap(({ school, abilities }) => abilityNames("schoolTrophy", school, abilities)),
    ...[...ATTRIBUTES, ...SCHOOLS].map((of) => `trophy ${of}`),
    ...fightCards.map(({ id }) => `fight card ${id}`),
    "named charge",
    "named bite",
    ...ACTIONS.map((action) => `action ${action}`),
    ...locations.map(({ number }) => `place ${number}`),
    ...["witcher", "locals", "solo", "fixed"].map((against) => `poker ${against}`),
    ...HANDS.map((hand) => `hand ${hand}`),
    ...[...explorationCards, ...eventCards].flatMap(storyNames),
    "ending won",
    "ending won alone",
    "ending abandoned",
    ...kindsOf(EVENTS).map((kind) => `event ${kind}`),
    ...kindsOf(ANSWERS).map((kind) => `answer ${kind}`),
  ];
}

/** Every component and all it does, every story and every way it ends, option value, event and kind of answer. */
export const EVERYTHING: readonly string[] = [...new Set(everything())];
