import { type Catalogue, LANGUAGES, type Language, speaker } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ATTRIBUTES, COMPONENTS, type FightCard, type MonsterLevel } from "../data/index.ts";
import { DEFAULT_RULES } from "../options.ts";
import { texts } from "../texts.ts";
import { attributeName, monsterName, potionName, schoolName, specializationName } from "../words/index.ts";
import { book } from "./index.ts";

describe.each(LANGUAGES)("the rule book in %s", async (language) => {
  const { chapters } = await book(language);
  const pageOf = (id: string): string => {
    const chapter = chapters.find((one) => one.id === id);
    return `${chapter?.title}\n${chapter?.text}`.replace(/\s+/g, " ");
  };

  it("calls things what the table calls them", async () => {
    const said = named(language, await texts(language));
    const missing = said.filter(([id, name]) => !pageOf(id).toLowerCase().includes(name.toLowerCase()));
    expect(missing).toEqual([]);
  });

  it("follows the printed book: basics, turn, fights, places", () => {
    const order = ["components", "turn", "combat", "locations"];
    expect(chapters.map(({ id }) => id).filter((id) => order.includes(id))).toEqual(order);
  });

  it("keeps links out of bold words, where a reader would not see them", () => {
    const bold = chapters.flatMap(({ text }) => text.match(/\*\*[^*]+\*\*/g) ?? []);
    expect(bold.filter((words) => words.includes("](#"))).toEqual([]);
  });

  it.each(Object.entries(repeated()))(
    "repeats the numbers of the components in the chapter %s",
    (id, numbers) => {
      const figures = new Set(pageOf(id).match(/\d+/g)?.map(Number));
      expect(numbers.filter((number) => !figures.has(number))).toEqual([]);
    },
  );
});

/** In which chapter the name of each thing must be found. */
function named(language: Language, said: Catalogue): readonly (readonly [string, string])[] {
  const say = speaker(language, said);
  const { schools, potions, monsters } = COMPONENTS;
  return [
    ...schools.map(({ school }) => ["schools", `## ${say(schoolName(school))}`] as const),
    ...schools.map(({ school }) => ["schools", `**${say(specializationName(school))}.**`] as const),
    ...ATTRIBUTES.map((attribute) => ["attributes", `**${say(attributeName(attribute))}**`] as const),
    // The two potions and the monster of the example are called by their names there.
    ...potions.slice(1, 3).map(({ id }) => ["example", say(potionName(id))] as const),
    ...monsters.slice(1, 2).map(({ id }) => ["example", say(monsterName(id))] as const),
    ...Object.keys(DEFAULT_RULES).map((name) => ["options", `**${said[`rule.${name}`]}**`] as const),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Numbers of the data that the prose of a chapter names itself. */
function repeated(): Readonly<Record<string, readonly number[]>> {
  const { constants, locations, potions, monsters, fightCards, explorationCards, eventCards } = COMPONENTS;
  const { attributeTrophies, witcherTrophies, trophyTrack, setup } = COMPONENTS;
  const livesOf = (of: MonsterLevel) => monsters.filter(({ level }) => level === of).map(({ life }) => life);
  const alone = setup[0]?.seats[0];
  return {
    components: [
      locations.length,
      locations.filter(({ token }) => token).length,
      COMPONENTS.actionCards.length,
      COMPONENTS.startingCards.length / COMPONENTS.schools.length,
      sum(potions.map(({ copies }) => copies)),
      monsters.length,
      fightCards.length,
      ...(["city", "wilderness"] as const).map(
        (of) => explorationCards.filter(({ deck }) => deck === of).length,
      ),
      eventCards.length,
      sum(attributeTrophies.map(({ copies }) => copies)),
      ...witcherTrophies.map(({ copies }) => copies),
    ],
    "phase-three": [constants.phase3HandTarget, constants.phase3HandTargetAfterDefeat, constants.handLimit],
    winning: [constants.trophiesToWin],
    potions: [constants.potionLimit],
    "monster-fights": [
      ...([1, 2, 3] as const).flatMap((level) => [Math.min(...livesOf(level)), Math.max(...livesOf(level))]),
      ...kindsOf(({ charge }) => charge),
      ...kindsOf(({ bite }) => bite),
    ],
    "monster-results": [
      constants.goldForDefeatedMonster,
      constants.goldForDrivenAwayMonster,
      constants.driveAwayMaxCardsLeft,
      constants.phase3HandTargetAfterDefeat,
    ],
    duels: [
      constants.betStake,
      constants.defenderDrawWon,
      constants.defenderDrawLost,
      ...trophyTrack.flatMap(({ duelGold }) => duelGold ?? []),
    ],
    solo: [
      ...constants.soloAttackDieCharge,
      ...constants.soloAttackDieBite,
      alone?.cards ?? -1,
      alone?.gold ?? -1,
    ],
  };
}

/** On how many fight cards each kind of attack stands; OW-12.16. */
function kindsOf(attackOf: (card: FightCard) => FightCard["charge"]): readonly number[] {
  const kinds = COMPONENTS.fightCards.map((card) => {
    const [first] = attackOf(card);
    const byAttribute =
      first?.op === "takeDamage" && typeof first.n === "object" && first.n.by === "attribute";
    return byAttribute ? "damage by attribute" : first?.op;
  });
  return [...new Set(kinds)].map((kind) => kinds.filter((one) => one === kind).length);
}
