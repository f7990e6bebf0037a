import type { Message, Seat } from "@medallion/kernel";
import { ATTRIBUTES, type Attribute, COMPONENTS } from "../data/index.ts";
import { seatName } from "../describe.ts";
import type { View } from "../view.ts";
import type { PlayerView } from "../view-player.ts";
import { attributeName, cardNamed, monsterNamed } from "../words/index.ts";

/** What carries a number on this table. Slots of the pool are counted from 1. */
export type OldWorldSubject =
  /** Of the combo that is being built or lies there; of another's only when it is confirmed. */
  | { readonly kind: "damage"; readonly player: Seat }
  | { readonly kind: "shieldGain"; readonly player: Seat }
  | { readonly kind: "refill"; readonly player: Seat }
  /** Damage of a monster's attack on this witcher. */
  | { readonly kind: "attack"; readonly player: Seat }
  | { readonly kind: "life"; readonly player: Seat }
  | { readonly kind: "monsterLife"; readonly monster: string }
  | { readonly kind: "potions"; readonly player: Seat }
  | { readonly kind: "potionLimit"; readonly player: Seat }
  | { readonly kind: "shield"; readonly player: Seat }
  | { readonly kind: "track"; readonly player: Seat }
  | { readonly kind: "training"; readonly player: Seat; readonly attribute: Attribute }
  | { readonly kind: "price"; readonly slot: number; readonly card: string }
  | { readonly kind: "handTarget"; readonly player: Seat }
  /** The active player's dice, or those of the other side. */
  | { readonly kind: "poker"; readonly side: "own" | "theirs" }
  /** A test of this turn by its place among them. */
  | { readonly kind: "test"; readonly player: Seat; readonly test: number };

/** Every number of the view that can be explained; none before everybody has a board. */
export function subjectsOf(view: View): readonly OldWorldSubject[] {
  if (view.phase === "setup") return [];
  return [
    ...ofCombat(view),
    ...ofDice(view),
    ...view.turn.tests.map(({ seat: player }, test) => ({ kind: "test" as const, player, test })),
    ...view.players.flatMap((seen, player) => ofPlayer(seen, player)),
    { kind: "handTarget", player: view.active },
    ...view.pool.flatMap((card, place): OldWorldSubject[] =>
      card === null ? [] : [{ kind: "price", slot: place + 1, card }],
    ),
  ];
}

function ofPlayer({ attributes }: PlayerView, player: Seat): readonly OldWorldSubject[] {
  const trained = ATTRIBUTES.filter(
    (_, place) => (attributes[place] ?? 0) < COMPONENTS.constants.attributeMax,
  );
  return [
    { kind: "shield", player },
    { kind: "potionLimit", player },
    { kind: "track", player },
    ...trained.map((attribute) => ({ kind: "training" as const, player, attribute })),
  ];
}

function ofDice({ poker }: View): readonly OldWorldSubject[] {
  if (poker === undefined) return [];
  return [
    ...(poker.dice.length > 0 ? [{ kind: "poker" as const, side: "own" as const }] : []),
    ...(poker.theirs.length > 0 ? [{ kind: "poker" as const, side: "theirs" as const }] : []),
  ];
}

function ofCombat({ fight, asks, seat }: View): readonly OldWorldSubject[] {
  const short = asks.find((open) => open.kind === "combo" && open.seat === seat);
  if (fight === undefined) return short === undefined ? [] : ofShortFight(short.seat);
  const { fighters, side, step, monster, attack, attacker, lifeCount, lostCount, revealed } = fight;
  // Before the life decks are formed and after they are shuffled back there is nothing to count.
  const hasLife = lifeCount + lostCount + revealed.length > 0;
  const acting = fighters[side];
  return [
    ...(acting === undefined || step === 0 ? [] : ofTurn(acting.seat)),
    ...(attack?.card === undefined || attack.printed === 0
      ? []
      : [{ kind: "attack" as const, player: attacker }]),
    ...(monster === undefined || !hasLife ? [] : [{ kind: "monsterLife" as const, monster }]),
    ...fighters.flatMap(({ seat: player }): OldWorldSubject[] => [
      { kind: "life", player },
      { kind: "potions", player },
    ]),
  ];
}

function ofTurn(player: Seat): readonly OldWorldSubject[] {
  return [...ofShortFight(player), { kind: "refill", player }];
}

function ofShortFight(player: Seat): readonly OldWorldSubject[] {
  return [
    { kind: "damage", player },
    { kind: "shieldGain", player },
  ];
}

/** What a number is called. */
export function describeSubject(subject: OldWorldSubject): Message {
  const key = `subject.${subject.kind}`;
  switch (subject.kind) {
    case "monsterLife":
      return { key, values: { monster: monsterNamed(subject.monster) } };
    case "training":
      return {
        key,
        values: { seat: seatName(subject.player), attribute: attributeName(subject.attribute) },
      };
    case "price":
      return { key, values: { slot: subject.slot, card: cardNamed(subject.card) } };
    case "test":
      return { key, values: { seat: seatName(subject.player), number: subject.test + 1 } };
    case "poker":
      return { key, values: { side: subject.side } };
    default:
      return { key, values: { seat: seatName(subject.player) } };
  }
}
