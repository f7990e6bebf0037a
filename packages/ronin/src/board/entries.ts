import { at, type Entry, type Message } from "@medallion/kernel";
import { ruleEntries } from "@medallion/lobbies";
import { boxOf } from "../box.ts";
import { type Ability, type Bonus, SYMBOLS } from "../data/index.ts";
import {
  abilityName,
  abilityText,
  bonusText,
  cardText,
  characterName,
  pointText,
  symbolName,
} from "../data/words.ts";
import { seatName } from "../describe.ts";
import { RULE_PLAN } from "../lobby-rules.ts";
import { shownHand, type View } from "../view.ts";
import { boardsInSight } from "./outline-boards.ts";
import { cardIn, nameIn, playersInSight, roleOf } from "./sight.ts";

/** Every card, ability and bonus in sight, the symbols, and the rules that are not the usual ones. */
export function entriesOf(view: View): readonly Entry[] {
  return [
    ...cardEntries(view),
    ...abilityEntries(view),
    ...bonusEntries(view),
    ...symbolEntries(view),
    ...ruleEntries(RULE_PLAN, view.options.rules),
  ];
}

function cardEntries(view: View): readonly Entry[] {
  const players = playersInSight(view).map((player) => ({ player, ...at(view.players, player) }));
  const ids = [
    ...players.flatMap(({ hand = [] }) => hand),
    ...view.deckSeen.map(({ card }) => card),
    ...view.rows.flat(),
    ...players.flatMap(({ timeline }) => timeline.map(({ card }) => card)),
    ...players.flatMap(({ player }) => shownHand(view, player).cards),
    ...view.discard,
  ];
  return [...new Set(ids)].map((id) => {
    const { owner } = cardIn(view, id);
    const from: readonly Message[] =
      owner === undefined ? [] : [{ key: "entry.starting", values: { character: characterName(owner) } }];
    return { title: nameIn(view, id), lines: [...cardText(cardIn(view, id)), ...from] };
  });
}

/** The abilities of all characters at the table: an Automa's can be taken by its partners (RO-12.2). */
function abilityEntries(view: View): readonly Entry[] {
  const { abilities } = boxOf(view);
  return playersInSight(view).flatMap((player) => {
    const { character } = at(view.players, player);
    return abilities
      .filter((ability) => ability.character === character)
      .map((ability) => abilityEntry(ability, player));
  });
}

function abilityEntry(ability: Ability, player: number): Entry {
  const values = { slot: ability.slot, seat: seatName(player), character: characterName(ability.character) };
  return {
    title: abilityName(ability.id),
    lines: [{ key: "entry.ability", values }, pointText(ability.point), abilityText(ability)],
  };
}

/** What lies on the tracks, each kind once with the spaces where it is still to come. */
function bonusEntries(view: View): readonly Entry[] {
  const box = boxOf(view);
  const found = new Map<string, { bonus: Bonus; places: Message[] }>();
  for (const { side, marker, seats } of boardsInSight(view))
    for (const [space, bonus] of at(box.sides, box.sideOf.get(side) ?? -1).bonuses.entries()) {
      if (bonus === undefined || space <= marker) continue;
      const key = JSON.stringify(bonus);
      const kind = found.get(key) ?? { bonus, places: [] };
      kind.places.push({
        key: "entry.space",
        values: { space, seat: seatName(seats[0]), partner: seatName(seats[1]) },
      });
      found.set(key, kind);
    }
  return Array.from(found.values(), ({ bonus, places }) => ({
    title: bonusText(bonus),
    lines: [{ key: "entry.bonus", values: { places } }],
  }));
}

function symbolEntries(view: View): readonly Entry[] {
  if (view.active === undefined) return [];
  return SYMBOLS.map((symbol) => ({
    title: symbolName(symbol),
    lines: [{ key: "entry.symbol", values: { role: roleOf(view, symbol) } }],
  }));
}
