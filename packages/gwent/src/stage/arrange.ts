import type { Forced, RandomState, Scene } from "@medallion/kernel";
import { at, InputError, randomFrom, seedFrom } from "@medallion/kernel";
import { countsOf } from "../cards/ids.ts";
import type { CardRow, Faction } from "../cards/row.ts";
import { deckRulesOf } from "../decks/card-set.ts";
import type { Deck } from "../decks/deck.ts";
import type { Scribe } from "../events.ts";
import { gwent } from "../game.ts";
import type { Mode, Options } from "../options.ts";
import { MODES, SEATS } from "../options.ts";
import { applyPassives, cancelLeaders } from "../rules/leaders.ts";
import { emptyTable } from "../rules/start.ts";
import { idOf } from "../rules/zones.ts";
import type { State } from "../state.ts";
import { isAutomaton, tableOf } from "../state.ts";
import { declaredCards, noLeader } from "./cards.ts";
import type { LeaderInput, PositionInput, SeatInput } from "./format.ts";
import { OPTIONS, parsed, readPosition } from "./format.ts";
import { Layout } from "./layout.ts";
import { idNamed, knownCards, type Path, placeNamed, playerNames } from "./names.ts";
import { tellPast } from "./past.ts";
import { openPhase } from "./phase.ts";
import { lineUps } from "./tournament.ts";

/** A position arranged from what a scenario says; throws `InputError`. */
export function arrange(scene: Scene): State {
  const mode = modeOf(scene.mode);
  const { seats, ...rules } = parsed(OPTIONS, scene.options ?? {}, ["options"]);
  const position = readPosition(scene.position);
  const declared = declaredCards(scene.cards);
  const random: RandomState = { ...randomFrom(seedFrom("scenario")), forced: scene.forced.map(topLast) };
  const partly = { mode, rules: { ...rules, deckRules: deckRulesOf(mode, rules.deckRules) } };
  const count = seats ?? seatsIn(mode, position);
  if (!SEATS[mode].includes(count))
    throw new InputError("seats", `${mode} is played by ${SEATS[mode].join(", ")}, not by ${count}.`, [
      "options",
    ]);
  if (position.decks !== undefined) return setUp(partly, position, declared, random);

  const state = emptyTable({ ...partly, ...automatonIn(position), decks: Array(count).fill([]) }, random);
  Object.assign(state, { declared });
  giveLeaders(state, position);
  const layout = new Layout(state, scene.position);
  for (const key of position.keys) {
    const place = position.places.find(([name]) => name === key);
    if (place !== undefined) layout.lay(...place);
    else if (key === "weather") layout.weather(position.weather ?? []);
  }
  tellPast(state, position);
  Object.assign(state, { options: { ...state.options, decks: lineUps(state, position, listsOf(state)) } });
  openPhase(state, position);
  return state;
}

/** A forced order is written top first; here the top card of a deck lies last. */
function topLast(forced: Forced): Forced {
  return Array.isArray(forced) ? forced.toReversed().map((place) => forced.length - 1 - place) : forced;
}

function modeOf(name: string | undefined): Mode {
  const mode = name === undefined ? "standard" : MODES.find((known) => known === name);
  if (mode === undefined) throw new InputError("mode", `There is no mode "${name}".`, ["mode"]);
  return mode;
}

/** As many seats as the mode has; in free-for-all as many as the position names. */
function seatsIn(mode: Mode, { places }: PositionInput): number {
  const [fewest = 2] = SEATS[mode];
  if (mode !== "free-for-all") return fewest;
  const names = playerNames(mode, 5);
  return Math.max(fewest, ...places.map(([name]) => names.indexOf(name) + 1));
}

function automatonIn({ places }: PositionInput): { automaton?: Faction } {
  const faction = places.find(([name]) => name === "AU")?.[1].faction;
  return faction === undefined ? {} : { automaton: faction };
}

/** The real set-up with legal decks. */
function setUp(
  { mode, rules }: Pick<Options, "mode" | "rules">,
  { decks = {}, ...position }: PositionInput,
  declared: readonly CardRow[],
  random: RandomState,
): State {
  const other =
    position.places.find(([name]) => name !== "AU")?.[0] ?? position.keys.find((key) => key === "weather");
  if (other !== undefined || position.phase !== "start")
    throw new InputError("position", "With decks write phase: start and nothing else but AU's faction.", [
      "position",
      other ?? "decks",
    ]);
  const given = playerNames(mode, 5).flatMap((name) => (name in decks ? [decks[name]] : []));
  const { deckRules: _, ...asked } = rules;
  const state = gwent.setup(
    gwent.parseOptions({ mode, rules: asked, decks: given, ...automatonIn(position) }),
    random,
  );
  return Object.assign(state, { declared });
}

/** GW-10.2, GW-10.5: leaders, and what they bring into force. Who has none named has a spent one without ability. */
function giveLeaders(state: State, { places }: PositionInput): void {
  const table = tableOf(state);
  const inert = (faction: Faction | undefined): number => table.kindOf.get(noLeader(faction)) ?? 0;
  for (const player of state.players) Object.assign(player, { leader: inert(undefined), leaderSpent: true });
  for (const [name, seat] of places) {
    const path = ["position", name];
    const { player } = placeNamed(state, name, path);
    if (player === undefined || isAutomaton(state, player)) continue;
    const owner = at(state.players, player);
    owner.leader = inert(seat.faction);
    if (seat.leader !== undefined) giveLeader(state, player, seat, seat.leader, [...path, "leader"]);
  }
  const silent: Scribe = { tell: undefined, final: false };
  cancelLeaders(state, silent);
  applyPassives(state);
}

function giveLeader(state: State, player: number, seat: SeatInput, given: LeaderInput, path: Path): void {
  const { id, spent = false, cancelled = false } = typeof given === "string" ? { id: given } : given;
  const kind = tableOf(state).kindOf.get(idNamed(knownCards(state), id, path)) ?? 0;
  const { faction, kind: cardKind } = at(tableOf(state).cards, kind);
  if (cardKind !== "leader") throw new InputError("leader", `${id} is no leader.`, path);
  if (seat.faction !== undefined && seat.faction !== faction)
    throw new InputError("leader", `${id} leads ${faction}, not ${seat.faction}.`, path);
  Object.assign(at(state.players, player), { leader: kind, leaderSpent: spent, leaderCancelled: cancelled });
}

/** Every seat's own cards as the list it could have brought. */
function listsOf(state: State): readonly Deck[] {
  const { cards } = tableOf(state);
  return state.players.map((player) => {
    const ids = [...player.hand, ...player.deck].map((card) => idOf(state, card));
    const revealed = player.revealed.map((kind) => at(cards, kind).id);
    const { id, faction } = at(cards, player.leader);
    // Without a named faction a seat has none; nothing reads it from the list.
    return { leader: id, faction: faction as Faction, cards: countsOf([...ids, ...revealed]) };
  });
}
