import { at, type Entry, type Message, type Seat } from "@medallion/kernel";
import { ruleEntries } from "@medallion/lobbies";
import { boxOf } from "../box.ts";
import { type Ability, type ActionCard, ATTRIBUTES, COMPONENTS, type School } from "../data/index.ts";
import { RULE_PLAN } from "../lobby-rules.ts";
import type { View } from "../view.ts";
import type { TrophyView } from "../view-player.ts";
import {
  abilityText,
  actionName,
  actionText,
  attackText,
  attributeTrophyName,
  cardNamed,
  cardTexts,
  deckCardNamed,
  levelName,
  monsterNamed,
  monsterTrophyNamed,
  placeNamed,
  potionNamed,
  potionTexts,
  schoolName,
  specializationName,
  specializationText,
  terrainName,
  trophyTale,
} from "../words/index.ts";
import { followed } from "./outline-card.ts";
import {
  type Able,
  cardIn,
  keptIn,
  monsterIn,
  potionIn,
  seatsInSight,
  shownHand,
  trophyIn,
} from "./sight.ts";

/** Every card, potion, monster, trophy and place in sight, and the rules that are not the usual ones. */
export function entriesOf(view: View): readonly Entry[] {
  return [
    ...fightEntries(view),
    ...cardEntries(view),
    ...potionEntries(view),
    ...ableEntries(view),
    ...monsterEntries(view),
    ...trophyEntries(view),
    ...schoolEntries(view),
    ...placeEntries(),
    ...ruleEntries(RULE_PLAN, view.options.rules),
  ];
}

/** The fight cards that lie open or that the viewer has looked at. */
function fightEntries(view: View): readonly Entry[] {
  const { fight } = view;
  if (fight?.monster === undefined) return [];
  const { level } = monsterIn(view, fight.monster);
  const box = boxOf(view);
  const ids = [
    ...fight.revealed,
    ...fight.lifeSeen.map(({ card }) => card),
    ...fight.lostSeen.map(({ card }) => card),
  ];
  return [...new Set(ids)].map((id) => {
    const card = at(box.fightCards, box.fightCardOf.get(id) ?? -1);
    return {
      title: deckCardNamed(id),
      lines: [attackText(card, "charge", level), attackText(card, "bite", level)],
    };
  });
}

/** Cards of one name are told together, those that are printed alike once. */
function cardEntries(view: View): readonly Entry[] {
  const { alike, cardOf } = boxOf(view);
  const seats = seatsInSight(view);
  const ids = [
    ...seats.flatMap((seat) => shownHand(view, seat)),
    ...(view.fight?.fighters ?? []).flatMap(({ combo }) => combo.map(({ card }) => card)),
    ...view.pool.filter((card) => card !== null),
    ...seats.flatMap((seat) => at(view.players, seat).discard),
    ...view.discard,
  ];
  const first = new Map(ids.toReversed().map((id) => [alike[cardOf.get(id) ?? -1], id]));
  const printings = new Set(ids.map((id) => first.get(alike[cardOf.get(id) ?? -1]) ?? id));
  const named = Map.groupBy(printings, (id) => JSON.stringify(cardNamed(id)));
  return Array.from(named.values(), (same) => {
    const texts = same.map((id) => [...cardTexts(cardIn(view, id)), ...startingText(cardIn(view, id))]);
    return {
      title: cardNamed(at(same, 0)),
      lines: texts.length === 1 ? texts.flat() : texts.map((lines) => lines.reduce(followed)),
    };
  });
}

function startingText({ school }: ActionCard): readonly Message[] {
  return school === undefined ? [] : [{ key: "entry.starting", values: { school: schoolName(school) } }];
}

function potionEntries(view: View): readonly Entry[] {
  const ids = seatsInSight(view).flatMap((seat) => {
    const { potions, drunk } = at(view.players, seat);
    return [...potions, ...drunk];
  });
  return [...new Set([...ids, ...view.potionDiscard])].map((id) => ({
    title: potionNamed(id),
    lines: potionTexts(potionIn(view, id)),
  }));
}

/** Trophies won and cards kept, the viewer's own first. */
function ableEntries(view: View): readonly Entry[] {
  return seatsInSight(view).flatMap((seat) => {
    const { trophies, kept } = at(view.players, seat);
    return [
      ...trophies.map((trophy) => trophyEntry(view, trophy)),
      ...kept.map((card) => ableEntry(keptIn(view, card))),
    ];
  });
}

/** A trophy once it is won: what it can do and the tale that was read aloud. */
function trophyEntry(view: View, trophy: TrophyView): Entry {
  const { title, lines } = ableEntry(trophyIn(view, trophy));
  const tale = trophyTale(trophy.of, trophy.id);
  return { title, lines: tale === undefined ? lines : [...lines, tale] };
}

function ableEntry({ name, abilities }: Able): Entry {
  return { title: name, lines: abilities.map(abilityText) };
}

/** The monsters on the map with their trophies. */
function monsterEntries(view: View): readonly Entry[] {
  return view.lairs.flatMap((lair) => {
    if (lair?.monster === undefined) return [];
    const { level, life, abilities, trophy } = monsterIn(view, lair.monster);
    const values = { level: levelName(level), count: life };
    return [
      {
        title: monsterNamed(lair.monster),
        lines: [{ key: "entry.monster", values }, ...abilities.map(abilityText)],
      },
      { title: monsterTrophyNamed(lair.monster), lines: abilityTexts(trophy.abilities) },
    ];
  });
}

function abilityTexts(abilities: readonly Ability[]): readonly Message[] {
  return abilities.map(abilityText);
}

/** The trophies that can still be won by meditation. */
function trophyEntries(view: View): readonly Entry[] {
  return COMPONENTS.attributeTrophies
    .filter(({ attribute }) => at(view.attributeTrophies, ATTRIBUTES.indexOf(attribute)) > 0)
    .map((trophy) => ({ title: attributeTrophyName(trophy), lines: abilityTexts(trophy.abilities) }));
}

/** The Specializations at the table, in setup of all boards, level by level. */
function schoolEntries(view: View): readonly Entry[] {
  const taken = seatsInSight(view).flatMap((seat: Seat) => at(view.players, seat).school ?? []);
  return [...taken, ...view.boards].map((school) => ({
    title: {
      key: "outline.board",
      values: { school: schoolName(school), specialization: specializationName(school) },
    },
    lines: specializationLines(school),
  }));
}

/** What a school's Specialization does, level by level. */
export function specializationLines(school: School): readonly Message[] {
  return COMPONENTS.specializations
    .filter((row) => row.school === school)
    .map((row) => ({
      key: "entry.specialization",
      values: { level: row.level, text: specializationText(row) },
    }));
}

function placeEntries(): readonly Entry[] {
  return COMPONENTS.locations.map(({ number, ground, action }) => ({
    title: placeNamed(number),
    lines: [
      { key: "entry.place", values: { number, terrain: terrainName(ground), action: actionName(action) } },
      actionText(action),
    ],
  }));
}
