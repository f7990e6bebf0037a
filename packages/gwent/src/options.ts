import { changedFrom } from "@medallion/lobbies";
import * as z from "zod/mini";
import type { Faction } from "./cards/row.ts";
import { FACTIONS } from "./cards/row.ts";
import { copiesIn, deckRulesOf } from "./decks/card-set.ts";
import type { Deck } from "./decks/deck.ts";
import { leadersOf } from "./decks/deck.ts";
import { playerFactionSet } from "./decks/faction-set.ts";
import { legalDeck, legalLineUp, legalSoloDeck } from "./decks/legal.ts";
import { shortened } from "./decks/names.ts";
import { readDeck } from "./decks/read.ts";
import { issueError, within } from "./issue.ts";
import type { Path } from "./refuse.ts";
import { refuse } from "./refuse.ts";

export const MODES = ["standard", "competitive", "tournament", "free-for-all", "team", "solo"] as const;
export type Mode = (typeof MODES)[number];

/** The numbers of seats a mode is played with (GW-14.1, GW-15.1, GW-16.1). */
export const SEATS: Readonly<Record<Mode, readonly number[]>> = {
  standard: [2],
  competitive: [2],
  tournament: [2],
  "free-for-all": [3, 4, 5],
  team: [4],
  solo: [1],
};

const yesOrNo = (fallback: boolean) => z._default(z.boolean(), fallback);

/** The options of section 21; the defaults are the box. */
export const RULES_SCHEMA = z.strictObject({
  cardSet: z._default(z.enum(["box", "videoGame"]), "box"),
  deckRules: z.optional(z.enum(["standard", "competitive"])),
  mulliganReturn: z._default(z.enum(["shuffle", "bottom"]), "shuffle"),
  emptyHandStartsPassed: yesOrNo(false),
  musterFromHand: yesOrNo(true),
  medicMayDecline: yesOrNo(false),
  scorchUnitHitsSelf: yesOrNo(true),
  rowScorchCountsHeroes: yesOrNo(true),
  avengerOnDecoy: yesOrNo(false),
  tokenExit: z._default(z.enum(["sideDeck", "discard"]), "sideDeck"),
  branRounding: z._default(z.enum(["up", "down"]), "up"),
  weatherRaisesZero: yesOrNo(false),
  leaderNeedsEffect: yesOrNo(true),
  pileLeaderScope: z._default(z.enum(["nonHero", "units"]), "nonHero"),
  openDeckLists: yesOrNo(false),
  scoiataelMirror: z._default(z.enum(["coin", "decide"]), "coin"),
  skelligePlays: yesOrNo(false),
  nextRoundStarter: z._default(z.enum(["winner", "alternate"]), "winner"),
  drawStarter: z._default(z.enum(["lastToPass", "previousStarter"]), "lastToPass"),
  ffaScorchOwnSide: yesOrNo(false),
  soloDeck: z._default(z.enum(["faction", "constructed"]), "faction"),
  soloMusterChain: yesOrNo(false),
  soloDecoyReveal: z._default(z.enum(["beforeScoring", "nextRound"]), "beforeScoring"),
  soloLeaderVariant: yesOrNo(false),
});

export type Rules = Readonly<z.infer<typeof RULES_SCHEMA>>;

const DEFAULTS: Rules = RULES_SCHEMA.parse({});

/** The names of the options that are not as in the box; the mode has its own usual limits for decks (GW-2.8). */
export function changedRules({ mode, rules }: Pick<Options, "mode" | "rules">): readonly (keyof Rules)[] {
  const usual: Rules = { ...DEFAULTS, deckRules: deckRulesOf(mode) };
  return changedFrom(usual, rules);
}

export interface Options {
  readonly mode: Mode;
  /** Per seat the deck it plays, or the three it brings to a tournament. */
  readonly decks: readonly (readonly Deck[])[];
  /** The faction of the automaton in a solo match. */
  readonly automaton?: Faction;
  readonly rules: Rules;
}

export const OPTIONS_SCHEMA = z.strictObject({
  mode: z._default(z.enum(MODES), "standard"),
  decks: z.array(z.unknown()),
  automaton: z.optional(z.enum(FACTIONS)),
  rules: z._default(RULES_SCHEMA, () => RULES_SCHEMA.parse({})),
});

/** Options from outside; a fault is an `InputError` with its path, illegal decks with every broken limit. */
export function parseOptions(input: unknown): Options {
  const parsed = OPTIONS_SCHEMA.safeParse(input);
  if (!parsed.success) throw issueError("options", parsed.error.issues);
  const { mode, rules, automaton, decks } = parsed.data;
  if (!SEATS[mode].includes(decks.length))
    throw refuse("seats", { mode, known: SEATS[mode].join(", "), count: decks.length }, ["decks"]);
  if (mode !== "solo" && automaton !== undefined) throw refuse("automaton.surplus", {}, ["automaton"]);
  const deckRules = within(["rules"], () => deckRulesOf(mode, rules.deckRules));
  const options = { mode, rules: { ...rules, deckRules } };
  if (mode === "solo") return soloOptions(options, decks[0], automaton);
  const legal = decks.map((deck, seat) => seatDecks(options, deck, seat));
  if (mode === "team") checkTeams(legal);
  return { ...options, decks: legal };
}

type Partly = Pick<Options, "mode" | "rules">;

/** A seat brings one deck, or three to a tournament. */
function seatDecks({ mode, rules }: Partly, input: unknown, seat: number): readonly Deck[] {
  const { cardSet, deckRules } = rules;
  const path = ["decks", seat];
  const lists = Array.isArray(input)
    ? input.map((list: unknown, place) => within([...path, place], () => readDeck(list)))
    : [within(path, () => readDeck(input))];
  if (mode === "tournament") return legalLineUp(lists, { cardSet }, path);
  const [list] = lists;
  if (list === undefined || lists.length > 1) throw refuse("decks.one", {}, path);
  return [legalDeck(list, { cardSet, ...(deckRules === undefined ? {} : { deckRules }) }, path)];
}

/** GW-15.2: team mates sit opposite each other in the order A1, B1, A2, B2. */
function checkTeams(decks: readonly (readonly Deck[])[]): void {
  for (const seat of [0, 1])
    if (decks[seat]?.[0]?.faction === decks[seat + 2]?.[0]?.faction)
      throw refuse("same-faction", {}, ["decks", seat + 2]);
}

const SOLO_SIDE = z.object({ faction: z.enum(FACTIONS), leader: z.string() });

/** GW-16.1 to GW-16.4, GW-16.18: the whole faction set without weather, or a deck of one's own. */
function soloOptions(options: Partly, input: unknown, automaton: Faction | undefined): Options {
  const path = ["decks", 0];
  const [own, ...more] = Array.isArray(input) ? (input as unknown[]) : [input];
  if (more.length > 0) throw refuse("decks.one", {}, path);
  const deck = soloDeck(options.rules, own, path);
  if (automaton === undefined || automaton === deck.faction)
    throw refuse("automaton.same", {}, ["automaton"]);
  return { ...options, automaton, decks: [[deck]] };
}

function soloDeck({ cardSet, soloDeck }: Rules, input: unknown, path: Path): Deck {
  if (soloDeck === "constructed")
    return legalSoloDeck(
      within(path, () => readDeck(input)),
      { cardSet },
      path,
    );
  const written = typeof input === "string" ? within(path, () => readDeck(input)) : input;
  const side = SOLO_SIDE.safeParse(written);
  if (!side.success) throw refuse("decks.side", {}, path);
  const { faction, leader } = side.data;
  if (!leadersOf(faction).some((card) => card.id === leader && copiesIn(card, cardSet) > 0))
    throw refuse(
      "leader.foreign",
      { leader: shortened(leader), faction: { key: `faction.${faction}` } },
      path,
    );
  return { faction, leader, cards: playerFactionSet(faction, cardSet) };
}
