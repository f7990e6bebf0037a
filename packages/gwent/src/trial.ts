import type { Random, Trial, TrialCase } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { cardRow } from "./cards/all.ts";
import { countsOf } from "./cards/ids.ts";
import type { CardRow, Faction } from "./cards/row.ts";
import { FACTIONS } from "./cards/row.ts";
import { copiesIn } from "./decks/card-set.ts";
import type { DeckList } from "./decks/deck.ts";
import { leadersOf } from "./decks/deck.ts";
import { isBarredInSolo } from "./decks/validate.ts";
import type { GwentEvent } from "./events.ts";
import { imagineDeck } from "./imagine/deck.ts";
import { mix } from "./imagine/mix.ts";
import { brokenInvariants } from "./invariants.ts";
import type { Mode, Rules } from "./options.ts";
import { MODES, RULES_SCHEMA, SEATS } from "./options.ts";
import { otherValue, RULE_NAMES } from "./pack-options.ts";
import type { State } from "./state.ts";
import { EVERYTHING, usedBy } from "./trial-coverage.ts";
import { hiddenFrom } from "./trial-hidden.ts";
import { namedByEvent, namedByView } from "./trial-names.ts";
import type { View } from "./view.ts";

/** Random play of every mode and number of seats, with random decks and, in half of the games, random options. */
export const trial: Trial<State, GwentEvent, View> = {
  cases: [
    ...MODES.flatMap((mode) => SEATS[mode].map((seats) => trialCase(mode, seats))),
    {
      name: "solo constructed",
      options: (random) => soloOptions({ ...randomRules(random, "solo"), soloDeck: "constructed" }, random),
    },
    // The automaton shows a leader rarely, so each faction is played on its own.
    ...FACTIONS.map((faction) => ({
      name: `solo leaders ${faction}`,
      options: (random: Random) =>
        soloOptions({ ...randomRules(random, "solo"), soloLeaderVariant: true }, random, faction),
    })),
  ],
  longest: 4_000,
  broken: brokenInvariants,
  used(event, used) {
    used.add(`event ${event.kind}`);
    for (const name of usedBy(event)) used.add(name);
  },
  everything: EVERYTHING,
  namedByEvent,
  namedByView,
  hidden: hiddenFrom,
  allied: (state, one, other) => at(state.players, one).side === at(state.players, other).side,
};

function trialCase(mode: Mode, seats: number): TrialCase {
  const name = SEATS[mode].length > 1 ? `${mode} ${seats}` : mode;
  return { name, options: (random) => randomOptions(mode, seats, randomRules(random, mode), random) };
}

/** In half of the games each option is changed with a chance of one in six. */
function randomRules(random: Random, mode: Mode): Rules {
  if (random.below(2) === 0) return RULES_SCHEMA.parse({});
  const rules: Record<string, unknown> = {};
  for (const name of RULE_NAMES) if (random.below(6) === 0) rules[name] = otherValue(name);
  if (mode !== "standard" && mode !== "free-for-all" && mode !== "team") delete rules.deckRules;
  if (mode === "solo") rules.soloDeck = "faction";
  return RULES_SCHEMA.parse(rules);
}

function randomOptions(mode: Mode, seats: number, rules: Rules, random: Random): unknown {
  const factions = mix([...FACTIONS], random);
  const pickFaction = (): Faction => at(FACTIONS, random.below(FACTIONS.length));
  const base = { mode, rules };
  if (mode === "solo") return soloOptions(rules, random);
  if (mode === "tournament")
    return { ...base, decks: Array.from({ length: seats }, () => randomLineUp(rules, random)) };
  // Team mates sit two seats apart and differ in faction.
  const chosen =
    mode === "team"
      ? [at(factions, 0), pickFaction(), at(factions, 1), at(factions, 2)]
      : Array.from({ length: seats }, pickFaction);
  if (mode === "team" && chosen[1] === chosen[3]) chosen[1] = at(factions, 3);
  const competitive = mode === "competitive" ? { ...rules, deckRules: "competitive" as const } : rules;
  return { ...base, decks: chosen.map((faction) => randomDeck(faction, competitive, random)) };
}

function soloOptions(
  rules: Rules,
  random: Random,
  automaton = at(FACTIONS, random.below(FACTIONS.length)),
): unknown {
  const faction = at(
    FACTIONS.filter((other) => other !== automaton),
    random.below(FACTIONS.length - 1),
  );
  const deck =
    rules.soloDeck === "constructed"
      ? randomDeck(faction, rules, random, true)
      : { faction, leader: randomLeader(faction, rules, random) };
  return { mode: "solo", rules, decks: [deck], automaton };
}

function randomLeader(faction: Faction, rules: Rules, random: Random): string {
  const leaders = leadersOf(faction).filter((card) => copiesIn(card, rules.cardSet) > 0);
  return at(leaders, random.below(leaders.length)).id;
}

function randomDeck(
  faction: Faction,
  rules: Rules,
  random: Random,
  solo = false,
  without: ReadonlySet<string> = new Set(),
): DeckList {
  const size = 26 + random.below(8);
  const request = { faction, size, seen: [], rules, lookup: cardRow };
  const barred = (card: CardRow): boolean => without.has(card.id) || (solo && isBarredInSolo(card));
  const cards = countsOf(imagineDeck({ ...request, barred }, random));
  return { faction, leader: randomLeader(faction, rules, random), cards };
}

/** GW-2.20, GW-2.22: three factions, no hero twice. */
function randomLineUp(rules: Rules, random: Random): readonly DeckList[] {
  const heroes = new Set<string>();
  return mix([...FACTIONS], random)
    .slice(0, 3)
    .map((faction) => {
      const deck = randomDeck(faction, { ...rules, deckRules: "competitive" }, random, false, heroes);
      for (const id of Object.keys(deck.cards)) if (cardRow(id)?.kind === "hero") heroes.add(id);
      return deck;
    });
}
