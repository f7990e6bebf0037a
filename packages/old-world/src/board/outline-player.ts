import { at, type Item, type Message, type Seat, type Section } from "@medallion/kernel";
import { ATTRIBUTES, COMPONENTS } from "../data/index.ts";
import { seatName } from "../describe.ts";
import type { OldWorldSubject } from "../explain/index.ts";
import { tableOf } from "../explain/table.ts";
import { combatDraw, potionUses, shieldCap } from "../rules/attributes.ts";
import type { View } from "../view.ts";
import {
  attributeName,
  placeNamed,
  potionNamed,
  potionTexts,
  questNamed,
  schoolName,
  sentences,
  specializationName,
  specializationText,
  terrainName,
  witcherName,
} from "../words/index.ts";
import { ableItems, cardItems, cardLine, countedItems } from "./outline-card.ts";
import { ownWord } from "./outline-fight.ts";
import { amountOf, keptIn, potionIn, questPlaces, shownHand, trophyIn } from "./sight.ts";

/** Everything that is a witcher's: attributes and what they give, cards, potions, trophies, quests. */
export function playerSection(view: View, player: Seat): Section {
  const { school } = at(view.players, player);
  const values = { seat: seatName(player), own: ownWord(view, player) };
  if (school === undefined) return { title: { key: "outline.player", values }, items: [] };
  const title: Message = {
    key: "outline.witcher",
    values: { ...values, witcher: witcherName(school), school: schoolName(school) },
  };
  return {
    title,
    items: view.phase === "setup" ? [] : [...boardItems(view, player), ...pileItems(view, player)],
    sections: view.phase === "setup" ? [] : detailSections(view, player),
  };
}

/** By `ATTRIBUTES`: cards drawn in a fight, the most Shield, potions in a fight; Specialization has words instead. */
export function attributeGives(view: View, player: Seat): readonly number[] {
  const state = tableOf(view);
  return [combatDraw(state, player), shieldCap(state, player), potionUses(state, player), 0];
}

/** By `ATTRIBUTES`, what each of the levels from 1 gives; of Specialization the level itself. */
export function attributeSteps({ options }: View): readonly (readonly number[])[] {
  return options.rules.attributeRows === "level" ? ATTRIBUTES.map(() => LEVELS) : boardSteps();
}

const LEVELS = COMPONENTS.playerBoard.map(({ level }) => level);

/** The same as it is printed on every board. */
export function boardSteps(): readonly (readonly number[])[] {
  return [
    COMPONENTS.playerBoard.map(({ combatDraw: cards }) => cards),
    COMPONENTS.playerBoard.map(({ shieldCap: shield }) => shield),
    COMPONENTS.playerBoard.map(({ potionsPerFight: potions }) => potions),
    LEVELS,
  ];
}

function boardItems(view: View, player: Seat): readonly Item[] {
  const { at: place, level, shield, gold, attributes, school, potions } = at(view.players, player);
  const limit: OldWorldSubject = { kind: "potionLimit", player };
  const gives = attributeGives(view, player);
  const row = COMPONENTS.specializations.find(
    (one) => one.school === school && one.level === at(attributes, ATTRIBUTES.indexOf("specialization")),
  );
  return [
    ...(place === undefined ? [] : [{ text: { key: "outline.at", values: { place: placeNamed(place) } } }]),
    { text: { key: "outline.level", values: { level } } },
    ...ATTRIBUTES.map((attribute, i): Item => {
      const values = { attribute: attributeName(attribute), level: at(attributes, i), gives: at(gives, i) };
      return { text: { key: `outline.attribute.${attribute}`, values } };
    }),
    ...(row === undefined || school === undefined
      ? []
      : [
          {
            text: {
              key: "outline.able",
              values: { name: specializationName(school), text: specializationText(row) },
            },
          },
        ]),
    {
      text: { key: "outline.shield", values: { shield, cap: shieldCap(tableOf(view), player) } },
      subject: { kind: "shield", player } as OldWorldSubject,
    },
    { text: { key: "outline.gold", values: { gold } } },
    {
      text: { key: "outline.potionLimit", values: { count: potions.length, limit: amountOf(view, limit) } },
      subject: limit,
    },
    ...trainingItems(view, player),
  ];
}

/** What the next level of each attribute costs at a school (OW-18.8). */
function trainingItems(view: View, player: Seat): readonly Item[] {
  const { attributes } = at(view.players, player);
  return ATTRIBUTES.flatMap((attribute, i): Item[] => {
    const level = at(attributes, i);
    if (level >= COMPONENTS.constants.attributeMax) return [];
    const subject: OldWorldSubject = { kind: "training", player, attribute };
    const values = { attribute: attributeName(attribute), level: level + 1, gold: amountOf(view, subject) };
    return [{ text: { key: "outline.training", values }, subject }];
  });
}

function pileItems(view: View, player: Seat): readonly Item[] {
  const { deckCount, handCount, discard, removed, stakes, trails } = at(view.players, player);
  const texts: Message[] = [
    { key: "outline.handCount", values: { count: handCount } },
    { key: "outline.deckCount", values: { count: deckCount } },
    { key: "outline.discardCount", values: { count: discard.length } },
    ...(removed.length === 0 ? [] : [{ key: "outline.removedCount", values: { count: removed.length } }]),
    ...(trails.length === 0
      ? []
      : [{ key: "outline.trails", values: { terrains: trails.map(terrainName) } }]),
    ...(view.players.length === 1 ? [] : [{ key: "outline.stakes", values: { count: stakes } }]),
  ];
  return texts.map((text) => ({ text }));
}

function detailSections(view: View, player: Seat): readonly Section[] {
  const { potions, trophies, kept, quests, trailQuests } = at(view.players, player);
  const listed = (key: string, items: readonly Item[]): readonly Section[] =>
    items.length === 0 ? [] : [{ title: { key }, items }];
  return [
    ...listed(
      "outline.potionList",
      potions.map((id) => potionItem(view, id)),
    ),
    ...listed(
      "outline.trophies",
      trophies.flatMap((trophy) => ableItems(trophyIn(view, trophy))),
    ),
    ...listed(
      "outline.kept",
      kept.flatMap((card) => ableItems(keptIn(view, card))),
    ),
    ...listed("outline.quests", [
      ...quests.map((quest): Item => {
        const places = questPlaces(view, quest).map(placeNamed);
        const values = {
          quest: questNamed(quest.story),
          event: quest.event,
          places,
          gold: quest.pay,
          ready: quest.ready ? "yes" : "no",
        };
        return { text: { key: "outline.quest", values } };
      }),
      ...trailQuests.map(({ terrain, place, gold }): Item => {
        const values = { terrain: terrainName(terrain), place: placeNamed(place), gold };
        return { text: { key: "outline.trailQuest", values } };
      }),
    ]),
    ...knownSections(view, player),
    ...discardSections(view, player),
  ];
}

function potionItem(view: View, id: string): Item {
  const values = { name: potionNamed(id), text: potionTexts(potionIn(view, id)).reduce(sentences) };
  return { text: { key: "outline.able", values } };
}

/** What is known of another's hand and deck. */
function knownSections(view: View, player: Seat): readonly Section[] {
  const { deckSeen } = at(view.players, player);
  const shown = player === view.seat ? [] : shownHand(view, player);
  return [
    ...(shown.length === 0 ? [] : [{ title: { key: "outline.known" }, items: cardItems(view, shown) }]),
    ...(deckSeen.length === 0
      ? []
      : [
          {
            title: { key: "outline.deckSeen" },
            items: deckSeen.map(({ place, card }) => ({
              text: { key: "outline.deckCard", values: { place: place + 1, card: cardLine(view, card) } },
            })),
          },
        ]),
  ];
}

function discardSections(view: View, player: Seat): readonly Section[] {
  const { discard, removed } = at(view.players, player);
  return [
    ...(discard.length === 0
      ? []
      : [{ title: { key: "outline.discard" }, items: cardItems(view, discard.toReversed()) }]),
    ...(removed.length === 0
      ? []
      : [{ title: { key: "outline.removed" }, items: countedItems(view, removed) }]),
  ];
}
