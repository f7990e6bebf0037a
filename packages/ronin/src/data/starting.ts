import { printCard } from "./cards/printer.ts";
import type { ActionCard, CharacterId, Colour } from "./types.ts";

type Row = readonly [colour: Colour, symbols: string];
type EffectRow = readonly [colour: Colour, symbols: string, effect: string];

/** The five kinds of cards every character starts with (facts S3). */
interface Hand {
  readonly plain: Row;
  readonly effect: EffectRow;
  readonly left: Row;
  readonly right: Row;
  readonly tea: EffectRow;
}

function hand(owner: CharacterId, { plain, effect, left, right, tea }: Hand): readonly ActionCard[] {
  return [
    printCard(`${owner}-plain`, plain[0], plain[1], {}),
    printCard(`${owner}-effect`, effect[0], effect[1], { effect: effect[2] }),
    printCard(`${owner}-left`, left[0], left[1], { pass: "LEFT" }),
    printCard(`${owner}-right`, right[0], right[1], { pass: "RIGHT" }),
    printCard(`${owner}-tea`, tea[0], tea[1], { effect: tea[2] }),
  ].map((card) => ({ ...card, owner }));
}

export const STARTING: readonly ActionCard[] = [
  ...hand("geralt", {
    plain: ["red", "CM"],
    effect: ["pink", "C", "C3>R3"],
    left: ["blue", "E"],
    right: ["green", "D"],
    tea: ["yellow", "C", "C5(red)>R2"],
  }),
  ...hand("yennefer", {
    plain: ["blue", "MC"],
    effect: ["yellow", "M", "C3>R4"],
    left: ["red", "E"],
    right: ["pink", "D"],
    tea: ["green", "M", "C5(blue)>R2"],
  }),
  ...hand("dandelion", {
    plain: ["yellow", "DC"],
    effect: ["green", "D", "C4(yellow)>R7"],
    left: ["pink", "M"],
    right: ["red", "E"],
    tea: ["blue", "D", "C5(yellow)>R2"],
  }),
  ...hand("ciri", {
    plain: ["green", "EC"],
    effect: ["red", "E", "C3>R3"],
    left: ["yellow", "M"],
    right: ["blue", "D"],
    tea: ["pink", "E", "C5(green)>R2"],
  }),
  ...hand("vesemir", {
    plain: ["red", "CM"],
    effect: ["yellow", "C", "C4(red)>R7"],
    left: ["green", "E"],
    right: ["blue", "D"],
    tea: ["pink", "C", "C8(red)>R2"],
  }),
  ...hand("triss", {
    plain: ["blue", "MC"],
    effect: ["pink", "M", "C3>R4"],
    left: ["yellow", "E"],
    right: ["green", "D"],
    tea: ["red", "M", "C8(blue)>R2"],
  }),
  ...hand("yukiOnna", {
    plain: ["pink", "ED"],
    effect: ["green", "E", "C10>R7"],
    left: ["blue", "C"],
    right: ["yellow", "M"],
    tea: ["red", "D", "C8(pink)>R2"],
  }),
];
