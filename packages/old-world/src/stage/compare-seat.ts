import { differ } from "@medallion/fittings";
import type { Difference, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, SCHOOLS, TERRAINS } from "../data/index.ts";
import { countedOf } from "../explain/combat.ts";
import type { OldWorldSubject } from "../explain/index.ts";
import { damageTotal, refillTotal, shieldTotal } from "../fight/totals.ts";
import { combatDraw, shieldCap } from "../rules/attributes.ts";
import { EVERYBODY, left, NONE, playerOf, right, type State } from "../state.ts";
import { differCards, differHolds, differList } from "./difference.ts";
import type { SeatExpectation } from "./expectation.ts";
import { trophyNamed } from "./layout.ts";
import { idNamed, indexNamed, nameOf, placeName, placeNamed, seatNames } from "./names.ts";
import { reasons } from "./reasons.ts";
import { waysToTrophy } from "./wording.ts";

type Compared = readonly Difference[];

/** Compares what is expected of a seat. */
export function compareSeat(state: State, name: string, expected: SeatExpectation): Compared {
  const seat = indexNamed(seatNames(state), name, [name]);
  return [
    ...comparePlace(state, name, seat, expected),
    ...compareNumbers(state, name, seat, expected),
    ...compareCards(state, name, seat, expected),
    ...compareHoldings(state, name, seat, expected),
    ...compareQuests(state, name, seat, expected),
  ];
}

function comparePlace(state: State, name: string, seat: Seat, expected: SeatExpectation): Compared {
  const player = playerOf(state, seat);
  const where = expected.at === undefined ? undefined : placeName(placeNamed(expected.at, [name, "at"]));
  return [
    ...differ(`${name} school`, expected.school, SCHOOLS[player.school] ?? "none"),
    ...differ(`${name} at`, where, placeName(player.at)),
    ...differ(`${name} left`, expected.left, nameOf(state, left(state, seat))),
    ...differ(`${name} right`, expected.right, nameOf(state, right(state, seat))),
  ];
}

function compareNumbers(state: State, name: string, seat: Seat, expected: SeatExpectation): Compared {
  const player = playerOf(state, seat);
  const { level, shield, gold, track, stakes } = player;
  const box = boxOf(state);
  const counted = countedOf(state, seat);
  const why = (kind: OldWorldSubject["kind"]) => reasons(state, { kind, player: seat });
  return [
    ...ATTRIBUTES.flatMap((attribute, place) =>
      differ(`${name} ${attribute}`, expected[attribute], at(player.attributes, place)),
    ),
    ...differ(`${name} level`, expected.level, level),
    ...differ(`${name} shield`, expected.shield, shield, why("shield")),
    ...differ(`${name} shieldCap`, expected.shieldCap, shieldCap(state, seat)),
    ...differ(`${name} gold`, expected.gold, gold),
    ...differ(`${name} track`, expected.track, track, why("track")),
    ...differ(`${name} stakes`, expected.stakes, stakes),
    ...differ(`${name} life`, expected.life, player.deck.length + player.hand.length, why("life")),
    ...differ(`${name} damage`, expected.damage, damageTotal(box, counted), why("damage")),
    ...differ(`${name} shieldGain`, expected.shieldGain, shieldTotal(box, counted), why("shieldGain")),
    ...differ(
      `${name} refill`,
      expected.refill,
      refillTotal(box, counted, combatDraw(state, seat)),
      why("refill"),
    ),
  ];
}

function compareCards(state: State, name: string, seat: Seat, expected: SeatExpectation): Compared {
  const { hand, deck, discard, removed } = playerOf(state, seat);
  const combo = comboOf(state, seat);
  const top = deck.toReversed();
  const known = hand.filter((card) => (at(state.seen, card) & EVERYBODY) !== 0);
  const total = hand.length + deck.length + discard.length + combo.length;
  return [
    ...differCards(state, [name, "hand"], expected.hand, hand, "any order"),
    ...differHolds(state, [name, "handHas"], expected.handHas, hand, true),
    ...differHolds(state, [name, "handLacks"], expected.handLacks, hand, false),
    ...differCards(state, [name, "deck"], expected.deck, top, "ordered"),
    ...differCards(
      state,
      [name, "deckTop"],
      expected.deckTop,
      top.slice(0, expected.deckTop?.length ?? 0),
      "ordered",
    ),
    ...differHolds(state, [name, "deckHas"], expected.deckHas, deck, true),
    ...differCards(state, [name, "discard"], expected.discard, discard, "ordered"),
    ...differHolds(state, [name, "discardHas"], expected.discardHas, discard, true),
    ...differCards(state, [name, "removed"], expected.removed, removed, "any order"),
    ...differCards(state, [name, "combo"], expected.combo, combo, "ordered"),
    ...differCards(state, [name, "known"], expected.known, known, "any order"),
    ...differ(`${name} cards`, expected.cards, total),
  ];
}

function comboOf({ fight }: State, seat: Seat): readonly number[] {
  const fighter = fight?.fighters.find((one) => one.seat === seat);
  return (fighter?.combo ?? []).map(({ card }) => card);
}

function compareHoldings(state: State, name: string, seat: Seat, expected: SeatExpectation): Compared {
  const box = boxOf(state);
  const player = playerOf(state, seat);
  const potionNames = (potions: readonly number[]) => potions.map((potion) => at(box.potions, potion).id);
  const potionIds = (written: number | readonly string[] | undefined, key: string) =>
    typeof written === "object"
      ? written.map((potion, i) => idNamed(box.potionOf.keys(), potion, "potion", [name, key, i]))
      : written;
  const trophyName = (trophy: number) => at(waysToTrophy(box, trophy), 0);
  const trophies =
    typeof expected.trophies === "object"
      ? expected.trophies.map((trophy, i) => trophyName(trophyNamed(box, trophy, [name, "trophies", i])))
      : expected.trophies;
  const kept = player.kept.map((keep) => at(box.stories, at(box.keeps, keep).story).id);
  const trails = TERRAINS.filter((_, terrain) => at(player.trails, terrain) !== NONE);
  return [
    ...differList(`${name} potions`, potionIds(expected.potions, "potions"), potionNames(player.potions)),
    ...differList(`${name} drunk`, potionIds(expected.drunk, "drunk"), potionNames(player.drunk)),
    ...differList(`${name} trophies`, trophies, player.trophies.map(trophyName)),
    ...differList(`${name} kept`, expected.kept, kept, "ordered"),
    ...differList(`${name} trails`, expected.trails, trails),
  ];
}

function compareQuests(state: State, name: string, seat: Seat, expected: SeatExpectation): Compared {
  const box = boxOf(state);
  const { quests, trailQuests } = playerOf(state, seat);
  const storyOf = (quest: number) => at(box.stories, at(box.quests, quest).story).id;
  const places =
    typeof expected.trailQuests === "object"
      ? expected.trailQuests.map((place, i) => placeName(placeNamed(place, [name, "trailQuests", i])))
      : expected.trailQuests;
  const gold = trailQuests.reduce((sum, quest) => sum + quest.gold, 0);
  return [
    ...differList(
      `${name} trailQuests`,
      places,
      trailQuests.map(({ place }) => placeName(place)),
    ),
    ...differ(`${name} trailQuestGold`, expected.trailQuestGold, gold),
    ...differList(
      `${name} quests`,
      expected.quests,
      quests.map(({ quest }) => storyOf(quest)),
    ),
    ...Object.entries(expected.questAt ?? {}).flatMap(([card, place]) => {
      const quest = quests.find((one) => storyOf(one.quest) === card);
      const wanted = place === "none" ? "none" : placeName(placeNamed(place, [name, "questAt", card]));
      return differ(`${name} questAt ${card}`, wanted, placeName(quest?.place ?? NONE));
    }),
  ];
}
