import type { InputError, Lobby, Pick, Random, Request } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { modesOf, seatsAsked } from "@medallion/lobbies";
import { ALL_CARDS, cardRow } from "./cards/all.ts";
import type { CardRow, Faction } from "./cards/row.ts";
import { FACTIONS } from "./cards/row.ts";
import type { CardSet } from "./decks/card-set.ts";
import { copiesIn, deckRulesOf } from "./decks/card-set.ts";
import type { Deck, DeckList } from "./decks/deck.ts";
import { shortened } from "./decks/names.ts";
import { nearest } from "./decks/nearest.ts";
import { packDecks } from "./decks/pack.ts";
import { readDeck } from "./decks/read.ts";
import { readyDeck, readyDecks, readyLineUp, readyLineUps } from "./decks/ready/all.ts";
import { isBarredInSolo } from "./decks/validate.ts";
import { within } from "./issue.ts";
import type { Mode, Options } from "./options.ts";
import { MODES, parseOptions, SEATS } from "./options.ts";
import { packOptions, unpackOptions } from "./pack-options.ts";
import { refuse } from "./refuse.ts";
import { type Asked, AUTOMATON_OPTION, RULE_OPTIONS, rulesFrom } from "./rule-options.ts";

/** How Gwent is asked for: six modes; a seat brings a deck, a line-up of three, or a leader in solo. */
export const lobby: Lobby<Options> = {
  modes: modesOf(SEATS),
  picks: (mode) => picksFor(modeNamed(mode)),
  options,
  brought: ({ mode, rules, decks }, seat) => {
    const own = at(decks, seat);
    return mode === "solo" && rules.soloDeck === "faction" ? at(own, 0).leader : packDecks(own);
  },
  rules: [...RULE_OPTIONS, AUTOMATON_OPTION],
  others: ({ mode }) => (mode === "solo" ? [{ key: "board.automaton" }] : []),
  pack: packOptions,
  unpack: unpackOptions,
};

function modeNamed(id: string): Mode {
  const mode = MODES.find((known) => known === id);
  if (mode === undefined) throw refuse("mode", { asked: shortened(id), known: MODES.join(", ") }, ["mode"]);
  return mode;
}

function picksFor(mode: Mode): readonly Pick[] {
  if (mode === "solo")
    return ALL_CARDS.filter((card) => card.kind === "leader").map(({ id }) => ({
      id,
      name: { key: `card.${id}` },
      about: { key: `leader.${id}.about` },
    }));
  const ready = mode === "tournament" ? readyLineUps() : readyDecks({ deckRules: deckRulesOf(mode) });
  return ready.map(({ id }) => ({ id, name: { key: `deck.${id}` }, about: { key: `deck.${id}.about` } }));
}

/** What was not asked for is filled by chance: a ready deck of a faction that still fits. */
function options(request: Request, random: Random): Options {
  const mode = modeNamed(request.mode);
  const seats = seatsAsked(refuse, SEATS, mode, request);
  const asked = rulesFrom(request.rules ?? {});
  const { rules } = asked;
  const cardSet = rules.cardSet === "videoGame" ? "videoGame" : "box";
  const picks = Array.from({ length: seats }, (_, seat) => request.picks?.[seat]);
  if (mode === "solo") return soloOptions(request, { ...asked, cardSet }, random);
  if (mode === "tournament")
    return parseOptions({ mode, rules, decks: picks.map((pick) => lineUpFor(pick, cardSet, random)) });
  const deckRules = deckRulesOf(mode, rules.deckRules === "competitive" ? "competitive" : undefined);
  const ready = readyDecks({ deckRules, cardSet });
  const taken = picks.map((pick, seat) => factionOf(pick, seat));
  const decks = picks.map((pick, seat) => {
    if (pick !== undefined) return pick;
    const mate = mode === "team" ? taken[(seat + 2) % 4] : undefined;
    const chosen = oneOf(
      ready.filter(({ deck }) => deck.faction !== mate),
      random,
    );
    taken[seat] = chosen.deck.faction;
    return chosen.id;
  });
  return parseOptions({ mode, rules, decks });
}

function oneOf<T>(list: readonly T[], random: Random): T {
  return at(list, random.below(list.length));
}

/** The faction of a deck that a seat brings, whatever form it has. */
function factionOf(pick: string | undefined, seat: number): Faction | undefined {
  return pick === undefined ? undefined : within(["picks", seat], () => readDeck(pick)).faction;
}

function lineUpFor(pick: string | undefined, cardSet: CardSet, random: Random): readonly string[] {
  if (pick === undefined) return oneOf(readyLineUps({ cardSet }), random).decks;
  return readyLineUp(pick)?.decks ?? pick.split(".");
}

/** In solo the first pick is a leader or, if decks are built, a deck; the second the automaton's faction, unless the rules name it. */
function soloOptions({ picks = [] }: Request, asked: SoloWish, random: Random): Options {
  const [own, other] = picks;
  const { rules, automaton } = asked;
  const deck =
    rules.soloDeck === "constructed" ? builtDeck(own, asked, random) : soloSide(own, asked, random);
  if (automaton === deck.faction) throw refuse("automaton.same", {}, ["rules", AUTOMATON_OPTION.name]);
  const rivals = FACTIONS.filter((id) => id !== deck.faction);
  const rival = automaton ?? other ?? oneOf(rivals, random);
  if (!FACTIONS.includes(rival as Faction))
    throw refuse("automaton.unknown", { asked: shortened(rival), known: FACTIONS.join(", ") }, ["picks", 1]);
  return parseOptions({ mode: "solo", rules, decks: [deck], automaton: rival });
}

interface SoloWish extends Asked {
  readonly cardSet: CardSet;
}

/** A leader, by its id or with a deck, and its faction. */
function soloSide(
  own: string | undefined,
  { cardSet, automaton }: SoloWish,
  random: Random,
): Omit<Deck, "cards"> {
  const leaders = ALL_CARDS.filter(({ kind }) => kind === "leader");
  const card =
    own === undefined
      ? oneOf(
          leaders.filter((leader) => copiesIn(leader, cardSet) > 0 && leader.faction !== automaton),
          random,
        )
      : leaders.find(({ id }) => id === own);
  if (card !== undefined) return { faction: card.faction as Faction, leader: card.id };
  if (own !== undefined && /^[a-z-]+$/u.test(own) && readyDeck(own) === undefined)
    throw noLeader(own, leaders);
  const { faction, leader } = within(["picks", 0], () => readDeck(own));
  if (leader === undefined) throw refuse("leader.missing", {}, ["picks", 0]);
  return { faction, leader };
}

function noLeader(written: string, leaders: readonly CardRow[]): InputError {
  const near = nearest(
    written,
    leaders.map(({ id }) => id),
  );
  return refuse("leader.unknown", { asked: shortened(written), near: near ?? "none" }, ["picks", 0]);
}

/** GW-16.18: the deck that was brought, or a ready one without its weather. */
function builtDeck(own: string | undefined, { cardSet, automaton }: SoloWish, random: Random): DeckList {
  if (own !== undefined) return within(["picks", 0], () => readDeck(own));
  const ready = readyDecks({ cardSet }).filter(({ deck }) => deck.faction !== automaton);
  const { deck } = oneOf(ready, random);
  const allowed = Object.entries(deck.cards).filter(([id]) => {
    const card = cardRow(id);
    return card !== undefined && !isBarredInSolo(card);
  });
  return { ...deck, cards: Object.fromEntries(allowed) };
}
