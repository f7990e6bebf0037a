import { type Catalogue, LANGUAGES, type Language, speaker } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import {
  type Ability,
  ACTIONS,
  type ActionCard,
  ALL_CARDS,
  ATTRIBUTES,
  COLOURS,
  COMPONENTS,
  type Condition,
  DECKS,
  type Effect,
  GROUNDS,
  HANDS,
  LIMITS,
  MOMENTS,
  SCHOOLS,
  TERRAIN_SYMBOLS,
} from "../data/index.ts";
import { texts } from "../texts.ts";
import {
  abilityText,
  actionName,
  actionText,
  attackText,
  attributeName,
  attributeTrophyName,
  cardLabelled,
  cardName,
  cardTexts,
  colourName,
  deckName,
  effectsText,
  fightCardName,
  handName,
  keptAbilities,
  keptNamed,
  levelName,
  locationName,
  monsterName,
  monsterTrophyName,
  optionCost,
  potionName,
  potionTexts,
  ratingName,
  schoolName,
  specializationName,
  specializationText,
  terrainName,
  trophyTale,
  witcherName,
  witcherTrophyName,
} from "../words/index.ts";

const CATALOGUES = new Map<Language, Catalogue>();
for (const language of LANGUAGES) CATALOGUES.set(language, await texts(language));

const sayIn = (language: Language) => speaker(language, CATALOGUES.get(language) ?? {});

const { potions, monsters, locations, fightCards, explorationCards, eventCards } = COMPONENTS;
const OPTIONS = [...explorationCards, ...eventCards].flatMap((card) =>
  "options" in card ? card.options : [],
);
const RESULTS = [
  ...OPTIONS.map(({ effects }) => effects),
  ...eventCards.flatMap((card) => ("effects" in card ? [card.effects] : [])),
];
const ABILITIES: readonly Ability[] = [
  ...monsters.flatMap(({ abilities, trophy }) => [...abilities, ...trophy.abilities]),
  ...COMPONENTS.attributeTrophies.flatMap(({ abilities }) => abilities),
  ...COMPONENTS.witcherTrophies.flatMap(({ abilities }) => abilities),
  ...RESULTS.flatMap(keptAbilities),
];
const KEPT = [...explorationCards, ...eventCards].filter((card) =>
  JSON.stringify(card).includes('"op":"keep"'),
);

/** Effects and conditions as no card has them (yet), so that every word of the language can be said. */
const SELDOM: readonly Effect[] = [
  ...COLOURS.map((colour): Effect => ({ op: "colourNoEffect", colour })),
  ...ATTRIBUTES.flatMap((which): Effect[] => [
    { op: "attribute", which, n: 1 },
    { op: "attribute", which, n: -1 },
    { op: "fightAttribute", which, n: 1 },
    { op: "fightAttribute", which, n: -1 },
    { op: "takeDamage", n: { by: "attribute", attribute: which } },
  ]),
  { op: "attribute", which: "lowest", n: -1 },
  { op: "attribute", which: "twoLowest", n: -1 },
  { op: "takeDiscard", pick: "any" },
  { op: "discardToDeck", n: 2, pick: "random" },
  { op: "lookOwnDeck", look: 3, take: 2, rest: "top" },
  { op: "discardHand", n: { by: "handCard", each: 1 }, pick: "owner" },
  { op: "removeCard", n: 2, from: ["hand", "discard"] },
  { op: "move", to: "mountain", pay: "none", thenAction: true },
  { op: "comboShield", n: { by: "comboCard", colour: "red", each: 2 } },
];
const SELDOM_CONDITIONS: readonly Condition[] = [
  { is: "opponentIs", opponent: "witcher" },
  { is: "atSchool", whose: "otherPlayer" },
  { is: "comboHas", colours: ["red"], n: 5 },
];

const odd = /[{}#]|undefined|NaN|^\s*$|\s\s|\s[,.;]/u;

describe.each(LANGUAGES)("the components in %s", (language) => {
  const say = sayIn(language);

  it("everything has a name, and names of a kind differ", () => {
    const kinds = [
      [...new Set(ALL_CARDS.map(({ family }) => family))].map(cardName),
      potions.map(({ id }) => potionName(id)),
      monsters.map(({ id }) => monsterName(id)),
      monsters.map(({ id }) => monsterTrophyName(id)),
      locations.map(({ id }) => locationName(id)),
      [...SCHOOLS, "manticore" as const].map(schoolName),
      SCHOOLS.map(witcherName),
      SCHOOLS.map(specializationName),
      [...COMPONENTS.attributeTrophies].map(attributeTrophyName),
      [...COMPONENTS.witcherTrophies].map(witcherTrophyName),
      ATTRIBUTES.map(attributeName),
      COLOURS.map(colourName),
      [...new Set([...TERRAIN_SYMBOLS, ...GROUNDS])].map(terrainName),
      ACTIONS.map(actionName),
      DECKS.map(deckName),
      HANDS.map(handName),
      COMPONENTS.soloRatings.map(({ rating }) => ratingName(rating)),
      ([1, 2, 3] as const).map(levelName),
      fightCards.map((_, place) => fightCardName(place)),
      KEPT.map(({ id }) => keptNamed(id)),
    ];
    for (const kind of kinds) {
      const names = kind.map(say);
      expect(new Set(names).size).toBe(kind.length);
      expect(names.filter((name) => odd.test(name) || name.length > 40)).toEqual([]);
    }
  });

  it("every trophy has a tale of one to three sentences, and no two tell the same", () => {
    const tales = [
      ...monsters.map(({ id }) => trophyTale("monster", id)),
      ...COMPONENTS.attributeTrophies.map(({ attribute }) => trophyTale("attribute", attribute)),
      ...COMPONENTS.witcherTrophies.map(({ school }) => trophyTale("school", school)),
    ].map((tale) => (tale === undefined ? "" : say(tale)));
    expect(new Set(tales).size).toBe(28 + 4 + 5);
    expect(tales.filter((tale) => odd.test(tale) || !/[.]$/u.test(tale) || tale.length > 270)).toEqual([]);
    expect(trophyTale("monster", "X1")).toBeUndefined();
  });

  it("everything printed can be said", () => {
    const said = [
      ...ALL_CARDS.flatMap(cardTexts),
      ...potions.flatMap(potionTexts),
      ...ABILITIES.map(abilityText),
      ...RESULTS.map(effectsText),
      ...OPTIONS.flatMap((option) => optionCost(option) ?? []),
      ...fightCards.flatMap((card) => [
        attackText(card, "charge"),
        attackText(card, "bite"),
        attackText(card, "charge", 1),
        attackText(card, "bite", 3),
      ]),
      ...COMPONENTS.specializations.map(specializationText),
      ...ACTIONS.map(actionText),
    ].map(say);
    expect(said.filter((text) => odd.test(text))).toEqual([]);
  });

  it("every word of the effect language can be said", () => {
    const seldom = [
      effectsText(SELDOM),
      ...MOMENTS.flatMap((when) =>
        LIMITS.map((limit) =>
          abilityText({
            when,
            limit,
            choice: "may",
            conditions: SELDOM_CONDITIONS,
            cost: [],
            effects: [{ op: "draw", n: 5 }],
          }),
        ),
      ),
    ].map(say);
    expect(seldom.filter((text) => odd.test(text))).toEqual([]);
  });

  it("cards that are printed differently are labelled differently", () => {
    // A hand holds cards of one school and of the pool.
    for (const school of SCHOOLS) {
      const cards = ALL_CARDS.filter((card) => card.school === undefined || card.school === school);
      const print = (card: ActionCard) => [cardName(card.family), ...cardTexts(card)].map(say).join("; ");
      const prints = new Set(cards.map(print));
      const labels = new Set(cards.map(({ id }) => say(cardLabelled(id))));
      expect(labels.size).toBe(prints.size);
    }
  });
});

it("there is no effect that no card has and no test says", () => {
  const ops = new Set<string>(
    JSON.stringify([RESULTS, ABILITIES, potions, fightCards, SELDOM]).match(/(?<="op":")\w+/gu),
  );
  expect(ops.size).toBe(62);
});

describe("abilities are said in a sentence", () => {
  const trophyOf = (id: string) => monsters.find((monster) => monster.id === id)?.trophy.abilities[0];
  const abilityOf = (id: string) => monsters.find((monster) => monster.id === id)?.abilities[0];
  it.each([
    [
      "en",
      "In step 1 of your combat turn, once per fight, if you wish: discard 2 unused potions; in return add 1 damage to your attack and draw 1 card.",
    ],
    [
      "cs",
      "V 1. kroku svého bojového tahu, jednou za boj, chceš-li: odhoď 2 nepoužité lektvary; za to přidej ke svému útoku 1 zranění a\u00a0dober si 1 kartu.",
    ],
    [
      "pl",
      "W 1. kroku swojej tury walki, raz na walkę, o ile chcesz: odrzuć 2 nieużyte eliksiry; w zamian dodaj do ataku 1 obrażenie i dobierz 1 kartę.",
    ],
    [
      "uk",
      "На кроці 1 свого бойового ходу, раз за бій, за бажанням: скиньте 2 невипиті еліксири; за це додайте до атаки 1 ушкодження і візьміть 1 карту.",
    ],
  ] as const)("the trophy of the Barghest in %s", (language, text) => {
    const ability = trophyOf("barghest");
    expect(ability === undefined ? "" : sayIn(language)(abilityText(ability))).toBe(text);
  });

  it("OW-12.2: what a fight demands is said as its price", () => {
    const ability = abilityOf("archespore");
    expect(ability === undefined ? "" : sayIn("en")(abilityText(ability))).toBe(
      "When you choose this fight: discard 1 unused potion; otherwise you cannot choose this fight.",
    );
  });

  it("OW-12.21: a moment that comes once is not limited once more", () => {
    const ability = abilityOf("ghoulsNest");
    expect(ability === undefined ? "" : sayIn("en")(abilityText(ability))).toBe(
      "At the start of your combat turn, if it is your first combat turn of the fight: the monster loses at most 2 cards this turn.",
    );
  });

  it("tables are said row by row", () => {
    const ability = trophyOf("griffin");
    expect(ability === undefined ? "" : sayIn("en")(abilityText(ability))).toBe(
      "In step 1 of your combat turn, if it is your first combat turn of the fight, once per fight, if you wish: roll a die (1–2: nothing; 3–5: add 2 damage to your attack; 6: add 3 damage to your attack).",
    );
  });

  it("OW-12.12, OW-12.15: a bite of a known level says its own numbers", () => {
    const bite = fightCards.find(({ id }) => id === "F04");
    const say = sayIn("en");
    expect(
      bite === undefined ? [] : ([1, 2] as const).map((level) => say(attackText(bite, "bite", level))),
    ).toEqual([
      "Bite: lower Alchemy by 1 and lower Shield by 1.",
      "Bite: lower Alchemy by 1 and take 1 damage.",
    ]);
  });
});
