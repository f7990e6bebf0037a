import { flow, type Ink, ink, joined, spaces, text } from "@medallion/ink";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { SYMBOLS } from "../data/index.ts";
import { abilityName, characterName, symbolName } from "../data/words.ts";
import { seatName } from "../describe.ts";
import { SOLO_TARGET } from "../rules/final.ts";
import { AVAILABLE, LOCKED, type PlayerIndex } from "../state.ts";
import { shownHand } from "../view.ts";
import { cardInk, GUTTER } from "./cards.ts";
import { amount, label } from "./header.ts";
import { readyMark, symbolMark, usedMark } from "./marks.ts";
import { roleOf, type Sight, thresholdsOf } from "./sight.ts";

const INDENT = GUTTER + 2;

/** A player: who it is and its points, its symbols, its abilities, what is known of its hand, its timeline. */
export function playerLines(sight: Sight, player: PlayerIndex): readonly Ink[] {
  const { automa, character } = at(sight.view.players, player);
  const details =
    automa || character === undefined ? [] : [symbolParts(sight, player), abilityParts(sight, player)];
  const lines = [...details, knownParts(sight, player), timelineParts(sight, player)];
  return [
    ...headLines(sight, player),
    ...lines
      .filter((parts) => parts.length > 0)
      .flatMap((parts) => flow(parts, { width: sight.width, lead: spaces(INDENT), indent: INDENT + 2 })),
  ];
}

function headLines(sight: Sight, player: PlayerIndex): readonly Ink[] {
  const { view, say, width } = sight;
  const { automa, character, handCount, vp, xp, gold } = at(view.players, player);
  const own = player === view.seat;
  // RO-12.28: alone one wins by reaching the target.
  const won = view.ranking?.[0] === player && (view.ranking.length > 1 || vp >= SOLO_TARGET);
  const name: Ink = [
    ...ink(say({ key: "board.name", values: { seat: seatName(player) } }), own ? "own" : "title"),
    ...(own ? ink(` (${text(sight, "board.you")})`, "quiet") : []),
    ...(won ? ink(" ✓", "good") : []),
  ];
  const points = automa
    ? []
    : [
        amount(sight, "board.vp", vp),
        gold < 0 ? amount(sight, "board.xp", xp) : amount(sight, "board.gold", gold),
        amount(sight, "board.hand", handCount),
      ];
  const decides = view.asks.some((open) => open.seat === player);
  return flow([name, ...(character === undefined ? [] : [ink(say(characterName(character)))]), ...points], {
    width,
    lead: decides ? ink("► ", "gold") : spaces(GUTTER),
  });
}

/** The active symbols left and right, then the inactive ones, then what of all are tokens. */
function symbolParts(sight: Sight, player: PlayerIndex): readonly Ink[] {
  const { view } = sight;
  const { owned, pool } = at(view.players, player);
  if (view.phase === "setup") return [];
  const counts = SYMBOLS.map((symbol, i) => ({ symbol, count: at(owned, i), role: roleOf(view, symbol) }));
  const count = ({ symbol, count }: (typeof counts)[number], tone: "strong" | "quiet"): Ink => [
    symbolMark(sight, symbol),
    ...ink(` ${count}`, tone),
  ];
  const of = (role: string) => counts.filter((one) => one.role === role);
  const active = [...of("left"), ...of("right")].map((one) => count(one, "strong"));
  const inactive = of("inactive").map((one) => count(one, "quiet"));
  const tokens = SYMBOLS.flatMap((symbol, i) =>
    Array.from({ length: at(pool, i) }, () => symbolMark(sight, symbol)),
  );
  return [
    joined(active, ink(" | ", "quiet")),
    joined(inactive, ink(", ", "quiet")),
    ...(tokens.length === 0 ? [] : [[...label(sight, "board.tokens"), ...tokens]]),
  ];
}

/** The own abilities and those taken from partners: ready, used, or from how many XP on. */
function abilityParts(sight: Sight, player: PlayerIndex): readonly Ink[] {
  const { view, say } = sight;
  const { character, abilities, borrowed } = at(view.players, player);
  const thresholds = thresholdsOf(view, player);
  const box = boxOf(view);
  const ids = box.abilities.filter((ability) => ability.character === character).map(({ id }) => id);
  const own = ids.map((id, i): Ink => {
    const state = at(abilities, i);
    const name = ink(say(abilityName(id)), state === AVAILABLE ? undefined : "quiet");
    if (state === LOCKED)
      return [
        ...ink(say({ key: "board.from", values: { xp: at(thresholds, i) } }), "quiet"),
        ...ink(" "),
        ...name,
      ];
    return [state === AVAILABLE ? readyMark(sight) : usedMark(sight), ...ink(" "), ...name];
  });
  const taken = borrowed.map(({ ability, of, used }): Ink => {
    const owner = at(view.players, of).character;
    const from = owner === undefined ? "" : ` (${say(characterName(owner))})`;
    return [
      used ? usedMark(sight) : readyMark(sight),
      ...ink(` ${say(abilityName(ability))}${from}`, used ? "quiet" : undefined),
    ];
  });
  return [...own, ...taken];
}

/** What is shown of another's hand, and what an own seat has fixed in secret. */
function knownParts(sight: Sight, player: PlayerIndex): readonly Ink[] {
  const { view } = sight;
  const { chosen = [], quest } = at(view.players, player);
  const cards = player === view.seat ? [] : shownHand(view, player).cards;
  const listed = (key: string, ids: readonly string[]): readonly Ink[] =>
    ids.map((id, i) => (i === 0 ? [...label(sight, key), ...cardInk(sight, id)] : cardInk(sight, id)));
  return [
    ...(quest === undefined ? [] : [[...label(sight, "board.quest"), ...ink(sight.say(symbolName(quest)))]]),
    ...listed("board.chosen", chosen),
    ...listed("board.known", cards),
  ];
}

function timelineParts(sight: Sight, player: PlayerIndex): readonly Ink[] {
  const { timeline } = at(sight.view.players, player);
  return timeline.map(({ card, covered }, place) => [
    ...(place === 0 ? label(sight, "board.timeline") : []),
    ...ink(`${place + 1} `, "quiet"),
    ...cardInk(sight, card, covered),
  ]);
}
