import type { Lobby, Pick, Random, Request } from "@medallion/kernel";
import { at, InputError } from "@medallion/kernel";
import { ALL_CARDS } from "./cards/all.ts";
import type { Faction } from "./cards/row.ts";
import { FACTIONS } from "./cards/row.ts";
import { deckRulesOf } from "./decks/card-set.ts";
import { readyDeck, readyDecks, readyLineUp, readyLineUps } from "./decks/ready/all.ts";
import type { Mode, Options } from "./options.ts";
import { MODES, parseOptions, RULES_SCHEMA, SEATS } from "./options.ts";
import { packOptions, unpackOptions } from "./pack-options.ts";

/** How Gwent is asked for: six modes; a seat brings a deck, a line-up of three, or a leader in solo. */
export const lobby: Lobby<Options> = {
  modes: MODES.map((id) => ({
    id,
    seats: SEATS[id],
    name: { key: `mode.${id}` },
    about: { key: `mode.${id}.about` },
  })),
  picks: (mode) => picksFor(modeNamed(mode)),
  options,
  others: ({ mode }) => (mode === "solo" ? [{ key: "board.automaton" }] : []),
  pack: packOptions,
  unpack: unpackOptions,
};

function modeNamed(id: string): Mode {
  const mode = MODES.find((known) => known === id);
  if (mode === undefined)
    throw new InputError("mode", `There is no mode ${id}; choose one of ${MODES.join(", ")}.`, ["mode"]);
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
  const seats = request.seats ?? at(SEATS[mode], 0);
  const rules = rulesFrom(request.rules ?? {});
  const picks = Array.from({ length: seats }, (_, seat) => request.picks?.[seat]);
  if (mode === "solo") return soloOptions(request, rules, random);
  if (mode === "tournament")
    return parseOptions({ mode, rules, decks: picks.map((pick) => lineUpFor(pick, random)) });
  const taken = picks.map((pick) => (pick === undefined ? undefined : readyDeck(pick)?.deck.faction));
  const decks = picks.map((pick, seat) => {
    if (pick !== undefined) return pick;
    const mate = mode === "team" ? taken[(seat + 2) % 4] : undefined;
    const deckRules = deckRulesOf(mode, rules.deckRules === "competitive" ? "competitive" : undefined);
    const cardSet = rules.cardSet === "videoGame" ? "videoGame" : "box";
    const fitting = readyDecks({ deckRules, cardSet }).filter(({ deck }) => deck.faction !== mate);
    const chosen = at(fitting, random.below(fitting.length));
    taken[seat] = chosen.deck.faction;
    return chosen.id;
  });
  return parseOptions({ mode, rules, decks });
}

function lineUpFor(pick: string | undefined, random: Random): readonly string[] {
  const lineUps = readyLineUps();
  if (pick === undefined) return at(lineUps, random.below(lineUps.length)).decks;
  return readyLineUp(pick)?.decks ?? pick.split(".");
}

/** In solo the first pick is a leader or, if decks are built, a deck; the second the automaton's faction. */
function soloOptions(request: Request, rules: Record<string, unknown>, random: Random): Options {
  const [own, other] = request.picks ?? [];
  const constructed = rules.soloDeck === "constructed";
  const leader = own ?? at(picksFor("solo"), random.below(25)).id;
  const card = ALL_CARDS.find(({ id }) => id === leader);
  const deck = card?.kind === "leader" ? { faction: card.faction, leader } : leader;
  const faction = card?.kind === "leader" ? card.faction : readyDeck(leader)?.deck.faction;
  const rivals = FACTIONS.filter((id) => id !== faction);
  const automaton = other ?? at(rivals, random.below(rivals.length));
  if (!FACTIONS.includes(automaton as Faction))
    throw new InputError("automaton", `The automaton plays a faction: ${FACTIONS.join(", ")}.`, ["picks", 1]);
  if (constructed && own === undefined)
    throw new InputError("decks", "Bring a deck of your own, without weather, to this variant.", [
      "picks",
      0,
    ]);
  return parseOptions({ mode: "solo", rules, decks: [deck], automaton });
}

/** Rule options as a person writes them: `true` and `false` may come as words. */
function rulesFrom(written: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  const known = Object.keys(RULES_SCHEMA.shape);
  for (const [name, value] of Object.entries(written)) {
    if (!known.includes(name))
      throw new InputError("rule", `There is no option ${name}; choose among ${known.join(", ")}.`, [
        "rules",
        name,
      ]);
    rules[name] = value === "true" ? true : value === "false" ? false : value;
  }
  return rules;
}
