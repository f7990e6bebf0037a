import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Printed, RoninChoice, Side } from "../choice.ts";
import { CHARACTERS, COLOURS, POINTS, SLOTS, SYMBOLS } from "../data/index.ts";
import { boardOf } from "../rules/circle.ts";
import type { State } from "../state.ts";
import { boardName, nameOf, playersOf } from "./names.ts";
import { cardName, FILLER } from "./notation.ts";
import { usesOf } from "./uses.ts";
import { lentName, named, orders } from "./wording.ts";

/** All ways to write a choice after the seat's name, the shortest first. */
export function phrasesOf(state: State, seat: Seat, choice: RoninChoice): readonly string[] {
  switch (choice.kind) {
    case "character":
      return of(choice.character, "keeps", "picks", "chooses", "takes");
    case "automa": {
      const automa = nameOf(state, choice.player);
      return [
        ...of(choice.character, "names", "picks", "chooses"),
        ...of(`${choice.character} for ${automa}`, "names", "picks", "chooses"),
      ];
    }
    case "board":
      return [
        ...of(choice.board, "keeps", "picks", "chooses", "takes"),
        ...of(`${choice.board} for the ${choice.side}`, "picks", "chooses"),
      ];
    case "deck":
      return ["takes the deck", "takes the deck spot", "chooses the deck spot", "goes to the deck"];
    case "row":
      return of(`row ${choice.row}`, "takes", "chooses", "picks");
    case "take":
      return cardLists(state, choice.cards, "any order").flatMap((list) => of(list, "takes", "picks"));
    case "discard":
      return of(named(state, choice.card), "discards", "picks");
    case "play":
      return cardLists(state, choice.cards, "as they are").flatMap((list) => of(list, "plays"));
    case "decline":
      return ["declines", "passes", "uses no ability", "uses nothing"];
    case "use":
      return usesOf(state, seat, choice);
    case "partner":
      return partners(state, seat, choice.side, "partner");
    case "lose":
      return losses(state, choice.tokens, choice.printed).flatMap((list) => of(list, "loses", "pays"));
    case "track":
      return [
        ...partners(state, seat, choice.side, "track"),
        ...of(boardName(state, boardOf(state, seat, choice.side)), "chooses", "moves"),
      ];
    case "ability-card":
      return [
        "takes the card",
        "takes the ability card",
        ...of(lentName(state, choice.partner, choice.ability), "takes"),
        ...of(choice.ability, "takes"),
      ];
    case "xp":
      return ["takes XP", `takes ${choice.xp} XP`, `gains ${choice.xp} XP`];
    case "draw":
      return ["draws", "draws a card"];
    case "symbols":
      return orders(choice.symbols).flatMap((order) => of(order.join(" "), "takes", "gains", "chooses"));
    case "keep":
      return cardLists(state, choice.cards, "as they are").flatMap((list) => of(list, "keeps"));
    case "quest":
      return of(choice.symbol, "chooses", "picks");
  }
}

function of(object: string, ...verbs: readonly string[]): string[] {
  return verbs.map((verb) => `${verb} ${object}`);
}

/** `X, Y`, `X and Y`, and `X then Y` where the order counts. */
function cardLists(
  state: State,
  ids: readonly string[],
  order: "as they are" | "any order",
): readonly string[] {
  const names = ids.map((id) => named(state, id));
  if (names.length === 1) return names;
  const all = order === "any order" ? orders(names) : [names];
  const joints = order === "any order" ? [", ", " and "] : [", ", " then ", " and "];
  return all.flatMap((list) => joints.map((joint) => list.join(joint)));
}

function partners(state: State, seat: Seat, side: Side, what: string): readonly string[] {
  const { circle } = state;
  const place = circle.indexOf(seat) + (side === "left" ? 1 : circle.length - 1);
  const partner = nameOf(state, at(circle, place % circle.length));
  return [...of(partner, "chooses", "picks"), ...of(side, "chooses", "picks"), `chooses the ${side} ${what}`];
}

/** A token is its symbol, a printed symbol says on which card: `E, E of X`. */
function losses(state: State, tokens: readonly string[], printed: readonly Printed[]): readonly string[] {
  const items = [...tokens, ...printed.map(({ card, symbol }) => `${symbol} of ${named(state, card)}`)];
  return orders(items).flatMap((order) => [order.join(", "), order.join(" and ")]);
}

const VERBS = [
  ...["keeps", "picks", "chooses", "takes", "names", "goes", "discards", "plays", "declines", "passes"],
  ...["uses", "loses", "pays", "moves", "gains", "draws"],
];

const WORDS = [
  "deck",
  "spot",
  "row",
  "left",
  "right",
  "partner",
  "track",
  "card",
  "ability",
  "XP",
  "nothing",
  "no",
];

/** Everything a scenario may name after "cannot". */
export function wordsOf(state: State): ReadonlySet<string> {
  const box = boxOf(state);
  const players = playersOf(state);
  return new Set([
    ...VERBS,
    ...WORDS,
    ...["1", "2", "3", "4", "5", "into", "for", "then"],
    ...SYMBOLS,
    ...COLOURS,
    ...CHARACTERS,
    ...POINTS,
    ...box.cards.map(cardName),
    FILLER,
    ...box.abilities.flatMap(({ id, primitive }) => [id, primitive]),
    ...box.sideOf.keys(),
    ...players,
    ...state.circle.map((board) => boardName(state, board)),
    ...players.flatMap((name) => SLOTS.map((slot) => `${name}${slot}`)),
  ]);
}
