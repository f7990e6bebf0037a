import { cut, flow, type Ink, ink } from "@medallion/ink";
import { at, type Message, type Seat } from "@medallion/kernel";
import { seatName } from "../describe.ts";
import type { OldWorldSubject } from "../explain/index.ts";
import { NONE } from "../state.ts";
import type { FightView } from "../view-fight.ts";
import { abilityText, levelName, monsterNamed, potionNamed } from "../words/index.ts";
import { cardInk } from "./cards.ts";
import { halves } from "./columns.ts";
import { amount, label } from "./header.ts";
import { attackTexts, comboOf } from "./outline-fight.ts";
import { amountOf, monsterIn, type Sight } from "./sight.ts";

/** Narrower tables show one side below the other. */
const NARROWEST = 70;

/** A duel of two columns: the attacker, and the monster or the other witcher; a short fight has one. */
export function fightLines(sight: Sight): readonly Ink[] {
  const { view, width } = sight;
  const { fight } = view;
  if (fight === undefined) return shortLines(sight);
  const { monster } = fight;
  const columns = fight.fighters.map(
    ({ seat }, side) =>
      (half: number): readonly Ink[] =>
        witcherLines({ ...sight, width: half }, fight, seat, side),
  );
  if (monster !== undefined) columns.push((half) => monsterLines({ ...sight, width: half }, fight, monster));
  return halves(width, NARROWEST, columns);
}

function wrapped(sight: Sight, message: Message, tone?: "quiet"): readonly Ink[] {
  return flow([ink(sight.say(message), tone)], { width: sight.width, lead: [], indent: 2 });
}

/** Whose combat turn it is stands out, with its step. */
function titleLines(sight: Sight, name: string, turn: number, step: number, acts: boolean): readonly Ink[] {
  const title: Ink = [...(acts ? ink("► ", "gold") : []), ...ink(name, acts ? "own" : "title")];
  const where = sight.say({ key: "board.combatTurn", values: { turn, step } });
  return flow([title, ...(acts ? [ink(where, "quiet")] : [])], { width: sight.width, lead: [] });
}

/** One block for each card of life. */
function lifeLine(sight: Sight, subject: OldWorldSubject): Ink {
  const count = amountOf(sight.view, subject);
  const head = [...amount(sight, "board.life", count), ...ink(" ")];
  return cut([...head, ...ink("▮".repeat(count), "bad")], sight.width);
}

function witcherLines(sight: Sight, fight: FightView, player: Seat, side: number): readonly Ink[] {
  const { view, say, width } = sight;
  const { deckCount, handCount, shield, drunk } = at(view.players, player);
  const acts = fight.side === side;
  const name = say({ key: "board.name", values: { seat: seatName(player) } });
  const struck = fight.attack?.card !== undefined && fight.attack.printed > 0 && side === 0;
  return [
    ...titleLines(sight, name, at(fight.turns, side), fight.step, acts),
    lifeLine(sight, { kind: "life", player }),
    ...flow(
      [
        amount(sight, "board.deck", deckCount),
        amount(sight, "board.hand", handCount),
        [
          ...amount(sight, "board.shieldName", shield),
          ...(shield > 0 ? ink(` ${"◊".repeat(shield)}`, "cold") : []),
        ],
        amount(sight, "board.potionsLeft", amountOf(view, { kind: "potions", player })),
      ],
      { width, lead: [] },
    ),
    ...(drunk.length === 0
      ? []
      : flow([[...label(sight, "board.drunk"), ...ink(drunk.map((id) => say(potionNamed(id))).join(", "))]], {
          width,
          lead: [],
        })),
    ...(struck ? [amount(sight, "board.attack", amountOf(view, { kind: "attack", player }))] : []),
    ...comboLines(sight, player),
    ...(acts && fight.step > 0 ? totalLines(sight, player, true) : []),
  ];
}

function comboLines(sight: Sight, player: Seat): readonly Ink[] {
  return comboOf(sight.view, player).flatMap(({ card, extension }, place) =>
    flow([cardInk(sight, card, extension)], {
      width: sight.width,
      lead: ink(`${place + 1} `, "quiet"),
      indent: 4,
    }),
  );
}

/** What the combo comes to. */
function totalLines(sight: Sight, player: Seat, refills: boolean): readonly Ink[] {
  const { view } = sight;
  return flow(
    [
      amount(sight, "board.damageTotal", amountOf(view, { kind: "damage", player })),
      amount(sight, "board.shieldAfter", amountOf(view, { kind: "shieldGain", player })),
      ...(refills ? [amount(sight, "board.refill", amountOf(view, { kind: "refill", player }))] : []),
    ],
    { width: sight.width, lead: [] },
  );
}

function monsterLines(sight: Sight, fight: FightView, id: string): readonly Ink[] {
  const { view, say, width } = sight;
  const { level, abilities } = monsterIn(view, id);
  const name = `${say(monsterNamed(id))}, ${say(levelName(level))}`;
  const acts = fight.side === 1;
  return [
    ...titleLines(sight, name, at(fight.turns, 1), 0, acts),
    ...(fight.formed ? [lifeLine(sight, { kind: "monsterLife", monster: id })] : []),
    ...(fight.controller === undefined
      ? []
      : flow(
          [ink(say({ key: "outline.controller", values: { seat: seatName(fight.controller) } }), "quiet")],
          {
            width,
            lead: [],
          },
        )),
    ...(fight.revealed.length === 0 ? [] : [amount(sight, "board.revealed", fight.revealed.length)]),
    ...attackTexts(view, fight, id).flatMap((text) => wrapped(sight, text)),
    ...abilities.flatMap((ability) => wrapped(sight, abilityText(ability), "quiet")),
  ];
}

/** The combo of a short fight while it is laid out. */
function shortLines(sight: Sight): readonly Ink[] {
  const open = sight.view.asks.find((ask) => ask.kind === "combo" && ask.seat === sight.view.seat);
  if (open?.kind !== "combo" || open.list === NONE) return [];
  return [...comboLines(sight, open.seat), ...totalLines(sight, open.seat, false)];
}
