import type { RoninChoice } from "./choice.ts";
import type { Bonus } from "./data/index.ts";
import { ALL_CARDS, CHARACTERS, COMPONENTS } from "./data/index.ts";
import type { RoninEvent } from "./events.ts";
import { RULE_NAMES, RULE_VALUES } from "./lobby-rules.ts";
import type { Options } from "./options.ts";

const EFFECTS = new Map(ALL_CARDS.map(({ id, effect }) => [id, effect]));

/** The options a game is played with, defaults included, as names among `EVERYTHING`. */
export function usedOptions({ humans, rules }: Options): readonly string[] {
  return [`humans ${humans}`, ...RULE_NAMES.map((name) => `rule ${name} ${rules[name]}`)];
}

/** What an event shows to be used. */
export function usedBy(event: RoninEvent): readonly string[] {
  switch (event.kind) {
    case "chapterCardDrawn":
      return [`chapter card ${event.card}`];
    case "characterTaken":
      return [`character ${event.character}`];
    case "boardLaid":
      return [`board ${event.board}`];
    case "cardsRevealed":
    case "automaPlayed":
      return event.cards.map((card) => `card ${card}`);
    case "extraCardPlayed":
      return [`card ${event.card}`];
    case "effectResolved":
      return [...effectNames(event.card), `effect ${event.card}`, `level ${event.level}`];
    case "effectMissed":
      return ["level 0"];
    case "abilityUsed":
      return [`ability ${event.ability}`];
    case "abilityCardTaken":
      return [`ability card ${event.ability}`];
    case "bonusReached":
      return [bonusName(event.bonus)];
    case "allianceMoved":
      return [`space ${event.space}`];
    case "xpGained":
      return [`xp from ${event.from}`];
    case "gameEnded":
      return [event.winners.length > 0 ? "ending won" : "ending lost"];
    default:
      return [];
  }
}

function effectNames(card: string): readonly string[] {
  const effect = EFFECTS.get(card);
  return effect === undefined ? [] : [`condition ${effect.condition.k}`, `result ${effect.result.k}`];
}

function bonusName(bonus: Bonus): string {
  return `bonus ${Object.values(bonus).join(" ")}`;
}

const EVENTS: Readonly<Record<RoninEvent["kind"], true>> = {
  gameStarted: true,
  firstPlayerDecided: true,
  chapterCardDrawn: true,
  charactersOffered: true,
  characterTaken: true,
  boardsOffered: true,
  boardLaid: true,
  initiativeSet: true,
  chapterStarted: true,
  turnStarted: true,
  pairDiscarded: true,
  rowsFilled: true,
  deckReshuffled: true,
  pairTaken: true,
  deckSpotTaken: true,
  cardsDrawn: true,
  automaPicked: true,
  automaPlayed: true,
  deckPeeked: true,
  cardSwapped: true,
  cardDiscarded: true,
  cardsChosen: true,
  questChosen: true,
  cardsRevealed: true,
  extraCardPlayed: true,
  effectMissed: true,
  effectResolved: true,
  symbolsLost: true,
  symbolsGained: true,
  symbolsConverted: true,
  symbolsUncovered: true,
  xpGained: true,
  goldReached: true,
  abilityUnlocked: true,
  abilityUsed: true,
  abilityPassed: true,
  abilityCardTaken: true,
  teaPassed: true,
  automaServedTea: true,
  allianceMoved: true,
  alliancePointsLost: true,
  bonusReached: true,
  handShown: true,
  chapterScored: true,
  vpGained: true,
  cardsReturned: true,
  tokensCleared: true,
  cardsKept: true,
  questShown: true,
  questScored: true,
  goldScored: true,
  allianceScored: true,
  gameEnded: true,
};

/** Every kind of answer, so that every decision of section 13 has been taken. */
const ANSWERS: Readonly<Record<RoninChoice["kind"], true>> = {
  character: true,
  automa: true,
  board: true,
  deck: true,
  row: true,
  take: true,
  discard: true,
  play: true,
  decline: true,
  use: true,
  partner: true,
  lose: true,
  track: true,
  "ability-card": true,
  xp: true,
  draw: true,
  symbols: true,
  keep: true,
  quest: true,
};

function everything(): readonly string[] {
  const { abilities, chapters, sideA, sidesB } = COMPONENTS;
  const sides = [sideA, ...sidesB];
  const bonuses = sides.flatMap((side) => Object.values(side.bonuses).map(bonusName));
  const withEffects = ALL_CARDS.filter(({ effect }) => effect !== undefined).map(({ id }) => id);
  return [
    ...[1, 2, 3, 4, 5].map((humans) => `humans ${humans}`),
    ...chapters.map(({ id }) => `chapter card ${id}`),
    ...CHARACTERS.map((character) => `character ${character}`),
    ...sides.map(({ id }) => `board ${id}`),
    ...ALL_CARDS.map(({ id }) => `card ${id}`),
    ...withEffects.map((id) => `effect ${id}`),
    ...new Set(withEffects.flatMap(effectNames)),
    ...[0, 1, 2, 3].map((level) => `level ${level}`),
    ...abilities.map(({ id }) => `ability ${id}`),
    ...abilities.filter(({ slot }) => slot === 1 || slot === 3).map(({ id }) => `ability card ${id}`),
    ...new Set(bonuses),
    ...Array.from({ length: sideA.top }, (_, space) => `space ${space + 1}`),
    ...["row", "chapter1", "chapter2", "chapter3", "bonus", "ability"].map((from) => `xp from ${from}`),
    "ending won",
    "ending lost",
    ...RULE_NAMES.flatMap((name) => RULE_VALUES[name].map((value) => `rule ${name} ${value}`)),
    ...Object.keys(EVENTS).map((kind) => `event ${kind}`),
    ...Object.keys(ANSWERS).map((kind) => `answer ${kind}`),
  ];
}

/** Every component, number of humans, option value, event, kind of answer and ending. */
export const EVERYTHING: readonly string[] = everything();
