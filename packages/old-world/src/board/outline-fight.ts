import { at, type Item, type Message, type Seat, type Section } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { HANDS } from "../data/index.ts";
import { seatName } from "../describe.ts";
import type { OldWorldSubject } from "../explain/index.ts";
import { pokerRank } from "../rules/poker-hand.ts";
import { NONE } from "../state.ts";
import type { ComboCard } from "../state-fight.ts";
import type { View } from "../view.ts";
import type { FightView } from "../view-fight.ts";
import {
  attackName,
  attackText,
  cardNamed,
  colourName,
  deckCardNamed,
  handName,
  monsterNamed,
  potionNamed,
} from "../words/index.ts";
import { cardLine } from "./outline-card.ts";
import { monsterItems } from "./outline-map.ts";
import { amountOf, cardIn, monsterIn } from "./sight.ts";

/** Fight, short fight and dice: whatever is being fought out now. */
export function contestSections(view: View): readonly Section[] {
  return [...fightSections(view), ...shortFightSections(view), ...pokerSections(view)];
}

function fightSections(view: View): readonly Section[] {
  const { fight } = view;
  if (fight === undefined) return [];
  return [
    {
      title: { key: fight.monster === undefined ? "outline.duel" : "outline.fight" },
      items: stateTexts(fight).map((text) => ({ text })),
      sections: [
        ...fight.fighters.map(({ seat }) => fighterSection(view, fight, seat)),
        ...(fight.monster === undefined ? [] : [monsterSection(view, fight, fight.monster)]),
      ],
    },
  ];
}

/** Whose combat turn it is and which step, who controls the monster, the bets. */
function stateTexts(fight: FightView): readonly Message[] {
  const { side, step, turns, controller, bets } = fight;
  const acting = fight.fighters[side];
  const turn = side === NONE ? 0 : at(turns, side);
  return [
    ...(side === NONE
      ? [{ key: "outline.noCombatTurn" }]
      : acting === undefined
        ? [{ key: "outline.monsterTurn", values: { turn } }]
        : [{ key: "outline.combatTurn", values: { seat: seatName(acting.seat), turn, step } }]),
    ...(controller === undefined
      ? []
      : [{ key: "outline.controller", values: { seat: seatName(controller) } }]),
    ...bets.flatMap((bet, bettor) => betTexts(fight, bet, bettor)),
  ];
}

function betTexts(fight: FightView, bet: number | null, bettor: Seat): readonly Message[] {
  const on = bet === 1 ? fight.attacker : bet === 2 ? fight.defender : undefined;
  if (on === undefined) return [];
  return [{ key: "outline.bet", values: { seat: seatName(bettor), on: seatName(on) } }];
}

function fighterSection(view: View, fight: FightView, player: Seat): Section {
  const isActing = fight.fighters[fight.side]?.seat === player && fight.step > 0;
  const count = (kind: "life" | "potions"): Item => {
    const subject: OldWorldSubject = { kind, player };
    return { text: { key: `outline.${kind}`, values: { count: amountOf(view, subject) } }, subject };
  };
  const { deckCount, handCount, shield, drunk } = at(view.players, player);
  const attacked = fight.attack?.card !== undefined && fight.attack.printed > 0 && player === fight.attacker;
  const attack: OldWorldSubject = { kind: "attack", player };
  return {
    title: { key: "outline.fighter", values: { seat: seatName(player), own: ownWord(view, player) } },
    items: [
      count("life"),
      { text: { key: "outline.lifeParts", values: { deck: deckCount, hand: handCount, shield } } },
      count("potions"),
      ...(drunk.length === 0
        ? []
        : [{ text: { key: "outline.drunk", values: { potions: drunk.map(potionNamed) } } }]),
      ...(attacked
        ? [{ text: { key: "outline.attacked", values: { damage: amountOf(view, attack) } }, subject: attack }]
        : []),
      ...(isActing ? turnItems(view, player) : []),
      ...comboItems(view, player),
    ],
  };
}

/** What the combo comes to as it lies, and the cards of step 4. */
function turnItems(view: View, player: Seat): readonly Item[] {
  const subject: OldWorldSubject = { kind: "refill", player };
  return [
    ...totalItems(view, player),
    { text: { key: "outline.refill", values: { count: amountOf(view, subject) } }, subject },
  ];
}

function totalItems(view: View, player: Seat): readonly Item[] {
  return (["damage", "shieldGain"] as const).map((kind) => {
    const subject: OldWorldSubject = { kind, player };
    return { text: { key: `outline.${kind}`, values: { count: amountOf(view, subject) } }, subject };
  });
}

export interface LaidCard {
  readonly card: string;
  readonly extension: number;
  readonly free: boolean;
}

/** The combo of a player: what lies there, or what the viewer is laying out. */
export function comboOf(view: View, player: Seat): readonly LaidCard[] {
  const { cards } = boxOf(view);
  const open = view.asks.find((ask) => ask.seat === player && ask.kind === "combo");
  const laid: readonly ComboCard[] = open?.kind === "combo" ? open.laid : [];
  if (laid.length > 0)
    return laid.map(({ card, extension, free }) => ({ card: at(cards, card).id, extension, free }));
  return view.fight?.fighters.find(({ seat }) => seat === player)?.combo ?? [];
}

/** A card with the extension that the next one activates; the last card with all that may follow. */
function comboItems(view: View, player: Seat): readonly Item[] {
  return comboOf(view, player).map(({ card, extension, free }, place) => {
    const colour = cardIn(view, card).extensions[extension]?.colour;
    const name: Message =
      colour === undefined
        ? cardLine(view, card)
        : { key: "outline.linked", values: { card: cardNamed(card), colour: colourName(colour) } };
    const values = { place: place + 1, card: name, free: free ? "yes" : "no" };
    return { text: { key: "outline.combo", values } };
  });
}

function monsterSection(view: View, fight: FightView, id: string): Section {
  const subject: OldWorldSubject = { kind: "monsterLife", monster: id };
  const { lifeSeen, lostSeen, revealed } = fight;
  return {
    title: { key: "outline.monsterName", values: { monster: monsterNamed(id) } },
    items: [
      { text: { key: "outline.monsterLife", values: { count: amountOf(view, subject) } }, subject },
      ...attackTexts(view, fight, id).map((text) => ({ text })),
      ...lifeSeen.map(({ place, card }) => ({
        text: { key: "outline.deckCard", values: { place: place + 1, card: deckCardNamed(card) } },
      })),
      ...(lostSeen.length === 0
        ? []
        : [
            {
              text: {
                key: "outline.lostSeen",
                values: { cards: lostSeen.map(({ card }) => deckCardNamed(card)) },
              },
            },
          ]),
      ...(revealed.length === 0
        ? []
        : [{ text: { key: "outline.revealed", values: { cards: revealed.map(deckCardNamed) } } }]),
      ...monsterItems(view, id),
    ],
  };
}

/** The attack that is coming: what was named, then the card with the half that counts. */
export function attackTexts(view: View, { attack }: FightView, id: string): readonly Message[] {
  if (attack === undefined) return [];
  const { card, half } = attack;
  const { level } = monsterIn(view, id);
  const box = boxOf(view);
  const printed = card === undefined ? undefined : at(box.fightCards, box.fightCardOf.get(card) ?? -1);
  if (printed === undefined)
    return half === undefined ? [] : [{ key: "outline.named", values: { attack: attackName(half) } }];
  if (half !== undefined) return [attackText(printed, half, level)];
  return [attackText(printed, "charge", level), attackText(printed, "bite", level)];
}

/** The combo of a short fight, which no fight stands for (OW-8.16). */
function shortFightSections(view: View): readonly Section[] {
  const open = view.asks.find((ask) => ask.kind === "combo" && ask.seat === view.seat);
  if (view.fight !== undefined || open === undefined) return [];
  const { seat } = open;
  return [
    { title: { key: "outline.shortFight" }, items: [...totalItems(view, seat), ...comboItems(view, seat)] },
  ];
}

function pokerSections(view: View): readonly Section[] {
  const { poker } = view;
  if (poker === undefined) return [];
  const dice = (side: "own" | "theirs"): readonly Item[] => {
    const faces = side === "own" ? poker.dice : poker.theirs;
    if (faces.length === 0) return [];
    const subject: OldWorldSubject = { kind: "poker", side };
    const hand = handName(at(HANDS, pokerRank(faces).category));
    const values = { who: pokerSide(view, side), dice: faces.map(String), hand };
    return [{ text: { key: "outline.dice", values }, subject }];
  };
  return [
    {
      title: { key: "outline.poker" },
      items: [
        ...(poker.pot === 0 ? [] : [{ text: { key: "outline.pot", values: { gold: poker.pot } } }]),
        ...dice("own"),
        ...dice("theirs"),
        ...(poker.marked.length === 0
          ? []
          : [{ text: { key: "outline.marked", values: { dice: markedDice(view).map(String) } } }]),
      ],
    },
  ];
}

/** Whose dice they are. */
export function pokerSide(view: View, side: "own" | "theirs"): Message {
  if (side === "own") return { key: "outline.seat", values: { seat: seatName(view.active) } };
  const { against = "fixed", opponent = NONE } = view.poker ?? {};
  if (against === "witcher") return { key: "outline.seat", values: { seat: seatName(opponent) } };
  return { key: against === "locals" ? "side.locals" : "side.fixed" };
}

/** Faces of the dice that are to be rolled again: of whoever is asked. */
export function markedDice({ poker, asks }: View): readonly number[] {
  const open = asks.find((ask) => ask.kind === "reroll");
  const dice = (open?.kind === "reroll" && open.dice !== "own" ? poker?.theirs : poker?.dice) ?? [];
  return (poker?.marked ?? []).map((place) => at(dice, place));
}

export function ownWord({ seat }: View, player: Seat): "yes" | "no" {
  return seat === player ? "yes" : "no";
}
