import { at } from "@medallion/kernel";
import { ALL_CARDS } from "./cards/all.ts";
import { FACTIONS } from "./cards/row.ts";
import { packDeck, packDecks, unpackDeck, unpackDecks } from "./decks/pack.ts";
import type { Options, Rules } from "./options.ts";
import { changedRules, MODES, parseOptions } from "./options.ts";
import { refuse } from "./refuse.ts";

/*
 * Packed options are the mode, then the changed rules, then the decks, joined by "~". A rule is its letter and, where
 * it has more than one other value, nothing else: every rule has exactly one value that is not the default.
 */
const SEPARATOR = "~";
const OTHER_VALUES = {
  cardSet: "videoGame",
  mulliganReturn: "bottom",
  emptyHandStartsPassed: true,
  musterFromHand: false,
  medicMayDecline: true,
  scorchUnitHitsSelf: false,
  rowScorchCountsHeroes: false,
  avengerOnDecoy: true,
  tokenExit: "discard",
  branRounding: "down",
  weatherRaisesZero: true,
  leaderNeedsEffect: false,
  pileLeaderScope: "units",
  openDeckLists: true,
  scoiataelMirror: "decide",
  skelligePlays: true,
  nextRoundStarter: "alternate",
  drawStarter: "previousStarter",
  ffaScorchOwnSide: true,
  soloDeck: "constructed",
  soloMusterChain: true,
  soloDecoyReveal: "nextRound",
  soloLeaderVariant: true,
  deckRules: "competitive",
} as const satisfies { [Name in keyof Required<Rules>]: Rules[Name] };

export type RuleName = keyof typeof OTHER_VALUES;

/** The rules by name in the order of their letters: append only. */
export const RULE_NAMES = Object.keys(OTHER_VALUES) as readonly RuleName[];

/** The value of a rule that is not the box's. */
export function otherValue(name: RuleName): Rules[RuleName] {
  return OTHER_VALUES[name];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export function packOptions(options: Options): string {
  const rules = changedRules(options)
    .map((name) => LETTERS.charAt(RULE_NAMES.indexOf(name)))
    .join("");
  return [String(MODES.indexOf(options.mode)), rules, ...packedSeats(options)].join(SEPARATOR);
}

function packedSeats({ mode, rules, decks, automaton }: Options): readonly string[] {
  if (mode !== "solo")
    return decks.map((own) => (mode === "tournament" ? packDecks(own) : packDeck(at(own, 0))));
  const own = at(at(decks, 0), 0);
  const deck =
    rules.soloDeck === "constructed"
      ? packDeck(own)
      : String(ALL_CARDS.findIndex(({ id }) => id === own.leader));
  return [deck, String(FACTIONS.indexOf(automaton ?? "monsters"))];
}

export function unpackOptions(text: string): Options {
  const [modeText, letters, ...seats] = text.split(SEPARATOR);
  const mode = MODES[placeIn(modeText)];
  if (mode === undefined || letters === undefined) throw refuse("broken-options");
  const rules = Object.fromEntries(
    [...letters].map((letter) => {
      const name = RULE_NAMES[LETTERS.indexOf(letter)];
      if (name === undefined) throw refuse("broken-options");
      return [name, OTHER_VALUES[name]];
    }),
  );
  if (mode !== "solo")
    return parseOptions({
      mode,
      rules,
      decks: seats.map((seat) => (mode === "tournament" ? unpackDecks(seat) : unpackDeck(seat))),
    });
  return parseOptions({ mode, rules, ...unpackedSolo(seats, rules) });
}

function unpackedSolo(seats: readonly string[], rules: Record<string, unknown>): object {
  const [deckText, factionText] = seats;
  const automaton = FACTIONS[placeIn(factionText)];
  if (deckText === undefined || automaton === undefined || seats.length > 2) throw refuse("broken-options");
  if (rules.soloDeck === "constructed") return { decks: [unpackDeck(deckText)], automaton };
  const leader = ALL_CARDS[placeIn(deckText)];
  if (leader?.kind !== "leader") throw refuse("broken-options");
  return { decks: [{ faction: leader.faction, leader: leader.id }], automaton };
}

/** A place in a list as packed; -1 if it is none. */
function placeIn(text: string | undefined): number {
  return text !== undefined && /^\d{1,3}$/u.test(text) ? Number(text) : -1;
}
