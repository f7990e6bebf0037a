import { type Ink, ink, joined, mark, type Span, text } from "@medallion/ink";
import type { Seat, Tone } from "@medallion/kernel";
import {
  type ActionId,
  COMPONENTS,
  type Colour,
  type Extension,
  type Ground,
  type MonsterLevel,
  type Symbols,
  type TerrainSymbol,
  type TrainingAction,
} from "../data/index.ts";
import { seatName } from "../describe.ts";
import { actionName, attributeName, colourName, levelName, terrainName } from "../words/index.ts";
import type { Sight } from "./sight.ts";

// Signs are told apart without colour and take one column each.

const GROUNDS: Readonly<Record<Ground | TerrainSymbol, readonly [sign: string, tone: Tone]>> = {
  forest: ["♣", "good"],
  mountain: ["▲", "bad"],
  water: ["≈", "cold"],
  wild: ["✶", "gold"],
  any: ["✶", "gold"],
};

export function groundMark(sight: Sight, ground: Ground | TerrainSymbol): Span {
  const [sign, tone] = GROUNDS[ground];
  return mark(sign, sight.say(terrainName(ground === "wild" ? "any" : ground)), tone);
}

const ACTION_SIGNS: Readonly<Partial<Record<ActionId, string>>> = {
  school: "⌂",
  trail: "∴",
  potion: "♦",
  pokerLocals: "⚅",
  exchange: "⇄",
  beggarPurge: "∅",
};

/** What can be done at a location; training by the first letter of its attribute. */
export function actionMark(sight: Sight, action: ActionId): Span {
  const { training } = COMPONENTS.locationActions;
  const sign = ACTION_SIGNS[action];
  const trained = action in training ? training[action as TrainingAction] : undefined;
  const letter = trained === undefined ? "" : sight.say(attributeName(trained)).charAt(0);
  return mark(sign ?? `↑${letter}`, sight.say(actionName(action)), "gold");
}

/** A figure by the number of its seat; the same sign stands before the name of its witcher. */
export function figureMark(sight: Sight, seat: Seat): Span {
  return { text: `@${seat + 1}`, tone: seat === sight.view.seat ? "own" : "strong" };
}

export function monsterMark(sight: Sight, level: MonsterLevel): Span {
  const means = sight.say({ key: "board.monster", values: { level: levelName(level) } });
  return mark(`!${"I".repeat(level)}`, means, "bad");
}

export function lairMark(sight: Sight): Span {
  return mark("!", text(sight, "board.lair"), "bad");
}

export function questMark(sight: Sight, seat: Seat): Span {
  const means = sight.say({ key: "board.questOf", values: { seat: seatName(seat) } });
  return mark(`?${seat + 1}`, means, seat === sight.view.seat ? "gold" : "quiet");
}

export function trailMark(sight: Sight, seat: Seat): Span {
  const means = sight.say({ key: "board.trailOf", values: { seat: seatName(seat) } });
  return mark(`»${seat + 1}`, means, seat === sight.view.seat ? "gold" : "quiet");
}

export function closedMark(sight: Sight): Span {
  return mark("×", text(sight, "board.closed"), "quiet");
}

const COLOUR_TONES: Readonly<Record<Colour, Tone>> = {
  blue: "cold",
  red: "bad",
  green: "good",
  yellow: "gold",
  purple: "own",
};

/** The colour of a card by a letter of its name. */
export function colourMark(sight: Sight, colour: Colour): Span {
  const letter = text(sight, `board.colour.${colour}`);
  return mark(`[${letter}]`, sight.say(colourName(colour)), COLOUR_TONES[colour]);
}

/** What symbols give: damage, Shield, cards in step 4, and what becomes of cards. */
export function symbolMarks(sight: Sight, symbols: Symbols & { readonly returnCard?: true }): Ink {
  const { damage, shield, refill, takeDiscard, returnCard } = symbols;
  const counted = (sign: string, key: string, count: number, tone: Tone): Ink => [
    mark(sign, text(sight, key), tone),
    ...ink(String(count), tone),
  ];
  const parts: readonly Ink[] = [
    ...(damage === undefined ? [] : [counted("†", "board.damage", damage, "bad")]),
    ...(shield === undefined ? [] : [counted("◊", "board.shield", shield, "cold")]),
    ...(refill === undefined
      ? []
      : [
          counted(
            refill < 0 ? "−" : "+",
            refill < 0 ? "board.fewer" : "board.more",
            Math.abs(refill),
            "good",
          ),
        ]),
    ...(takeDiscard === undefined ? [] : [[mark("↺", text(sight, "board.takeDiscard"), "good")]]),
    ...(returnCard === undefined ? [] : [[mark("↩", text(sight, "board.returnCard"), "good")]]),
  ];
  return joined(parts, ink(" "));
}

/** The colour that may follow, and what it adds; bright where it is active. */
export function extensionMarks(sight: Sight, extension: Extension, isActive = false): Ink {
  return [
    mark("→", text(sight, "board.extension"), isActive ? "strong" : "quiet"),
    colourMark(sight, extension.colour),
    ...symbolMarks(sight, extension),
  ];
}
