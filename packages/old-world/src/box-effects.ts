import {
  type Ability,
  ATTRIBUTES,
  branchesOf,
  COMPONENTS,
  DECKS,
  type Effect,
  type Effects,
  type EventCard,
  type ExplorationCard,
  type FightCard,
  type KeptKind,
  type Moment,
  type Monster,
  type Potion,
  SCHOOLS,
  type StoryOptions,
} from "./data/index.ts";
import { specializationEffects } from "./fight/specialization-lists.ts";

/** What a list of effects stands on, by its place in the table of the box; of a Specialization the school. */
export interface ListSource {
  readonly of: "potion" | "fightCard" | "monster" | "trophy" | "story" | "specialization";
  readonly index: number;
}

/** Abilities of one card by their moment. */
export type Moments = Readonly<Partial<Record<Moment, readonly number[]>>>;

/** An ability with the numbers of its lists and the card it stands on. */
export interface BoxAbility {
  readonly ability: Ability;
  readonly cost: number;
  readonly effects: number;
  /** A monster's own ability, or that of a trophy or a kept card, by its place in its list. */
  readonly on: "monster" | "trophy" | "keep";
  readonly index: number;
}

/** A trophy with the monster, attribute or school it is of. */
export interface BoxTrophy {
  readonly of: "monster" | "attribute" | "school";
  readonly index: number;
  readonly abilities: readonly number[];
  readonly moments: Moments;
}

/** A card that stays with a player. */
export interface BoxKeep {
  readonly story: number;
  readonly kind: KeptKind;
  readonly abilities: readonly number[];
  readonly moments: Moments;
}

/** A quest that a story gives. */
export interface BoxQuest {
  readonly story: number;
  readonly effect: Extract<Effect, { readonly op: "quest" }>;
}

/** An exploration or event card with the numbers of its lists. */
export interface BoxStory {
  readonly id: string;
  /** The exploration deck by its place in `DECKS`, -1 for an event. */
  readonly deck: number;
  /** The event's number, -1 for an exploration card. */
  readonly number: number;
  readonly kind: EventCard["kind"];
  /** Both options, or none where the card only has `effects`. */
  readonly options: readonly { readonly cost: number; readonly effects: number }[];
  /** The list of a card without options, -1 otherwise. */
  readonly effects: number;
}

type Story = ExplorationCard | EventCard;

/** The parts of a box that hold effects. */
export interface Numbered {
  readonly abilities: readonly BoxAbility[];
  /** By monster: its abilities. */
  readonly monsterAbilities: readonly (readonly number[])[];
  readonly monsterMoments: readonly Moments[];
  /** Monsters' trophies by monster, then attributes', then schools'. */
  readonly trophies: readonly BoxTrophy[];
  /** City, wilderness, events, then declared cards. */
  readonly stories: readonly BoxStory[];
  /** Every list of effects there is, nested ones included. */
  readonly lists: readonly Effects[];
  /** By list: the card it stands on; that of a kept card is its story. */
  readonly sources: readonly ListSource[];
  /** By potion, by fight card, and by school and level from 1 (OW-17.1): their lists. */
  readonly potionLists: readonly PotionLists[];
  readonly attackLists: readonly AttackLists[];
  readonly specializationLists: readonly (readonly number[])[];
  readonly listOf: ReadonlyMap<Effects, number>;
  readonly keeps: readonly BoxKeep[];
  readonly keepOf: ReadonlyMap<Effect, number>;
  readonly quests: readonly BoxQuest[];
  readonly questOf: ReadonlyMap<Effect, number>;
}

export interface PotionLists {
  readonly cost: number;
  readonly effects: number;
  readonly drawback: number;
}

export interface AttackLists {
  readonly charge: number;
  readonly bite: number;
}

class Numbering {
  readonly lists: Effects[] = [];
  readonly sources: ListSource[] = [];
  readonly listOf = new Map<Effects, number>();
  readonly abilities: BoxAbility[] = [];
  readonly keeps: BoxKeep[] = [];
  readonly keepOf = new Map<Effect, number>();
  readonly quests: BoxQuest[] = [];
  readonly questOf = new Map<Effect, number>();

  /** The number of a list; what stands in it is numbered with it. */
  list(effects: Effects, source: ListSource): number {
    const known = this.listOf.get(effects);
    if (known !== undefined) return known;
    const number = this.lists.length;
    this.lists.push(effects);
    this.sources.push(source);
    this.listOf.set(effects, number);
    for (const effect of effects) this.effect(effect, source);
    return number;
  }

  private effect(effect: Effect, source: ListSource): void {
    if (effect.op === "quest") {
      this.questOf.set(effect, this.quests.length);
      this.quests.push({ story: source.index, effect });
    }
    if (effect.op === "keep") {
      const index = this.keeps.length;
      this.keepOf.set(effect, index);
      const abilities = this.abilitiesOf(effect.abilities, "keep", index, source);
      this.keeps.push({
        story: source.index,
        kind: effect.kind,
        abilities,
        moments: this.momentsOf(abilities),
      });
    }
    for (const [inner] of branchesOf(effect)) this.list(inner, source);
  }

  abilitiesOf(
    abilities: readonly Ability[],
    on: BoxAbility["on"],
    index: number,
    source: ListSource,
  ): number[] {
    return abilities.map((ability) => {
      const cost = this.list(ability.cost, source);
      const effects = this.list(ability.effects, source);
      this.abilities.push({ ability, cost, effects, on, index });
      return this.abilities.length - 1;
    });
  }

  momentsOf(abilities: readonly number[]): Moments {
    const moments: Partial<Record<Moment, number[]>> = {};
    for (const number of abilities) {
      const when = this.abilities[number]?.ability.when;
      if (when === undefined) continue;
      moments[when] ??= [];
      moments[when].push(number);
    }
    return moments;
  }

  story(story: Story, index: number): BoxStory {
    const source: ListSource = { of: "story", index };
    const options = (both: StoryOptions) =>
      both.map(({ cost, effects }) => ({
        cost: this.list(cost, source),
        effects: this.list(effects, source),
      }));
    if ("deck" in story)
      return {
        id: story.id,
        deck: DECKS.indexOf(story.deck),
        number: -1,
        kind: "options",
        options: options(story.options),
        effects: -1,
      };
    const { id, number, kind } = story;
    return kind === "options"
      ? { id, deck: -1, number, kind, options: options(story.options), effects: -1 }
      : { id, deck: -1, number, kind, options: [], effects: this.list(story.effects, source) };
  }
}

/** Numbers every list of effects, ability, kept card and quest of these components. */
export function numberEffects({
  potions,
  monsters,
  fightCards,
  stories: rows,
}: {
  readonly potions: readonly Potion[];
  readonly monsters: readonly Monster[];
  readonly fightCards: readonly FightCard[];
  readonly stories: readonly Story[];
}): Numbered {
  const numbering = new Numbering();
  const potionLists = potions.map(({ cost, effects, drawback }, index) => {
    const source: ListSource = { of: "potion", index };
    return {
      cost: numbering.list(cost, source),
      effects: numbering.list(effects, source),
      drawback: numbering.list(drawback, source),
    };
  });
  const attackLists = fightCards.map(({ charge, bite }, index) => {
    const source: ListSource = { of: "fightCard", index };
    return { charge: numbering.list(charge, source), bite: numbering.list(bite, source) };
  });
  const monsterAbilities = monsters.map(({ abilities }, index) =>
    numbering.abilitiesOf(abilities, "monster", index, { of: "monster", index }),
  );
  const trophies: BoxTrophy[] = [];
  const addTrophy = (of: BoxTrophy["of"], index: number, printed: readonly Ability[]): void => {
    const place = trophies.length;
    const abilities = numbering.abilitiesOf(printed, "trophy", place, { of: "trophy", index: place });
    trophies.push({ of, index, abilities, moments: numbering.momentsOf(abilities) });
  };
  for (const [index, { trophy }] of monsters.entries()) addTrophy("monster", index, trophy.abilities);
  for (const [index, attribute] of ATTRIBUTES.entries())
    for (const row of COMPONENTS.attributeTrophies)
      if (row.attribute === attribute) addTrophy("attribute", index, row.abilities);
  for (const [index, school] of SCHOOLS.entries())
    for (const row of COMPONENTS.witcherTrophies)
      if (row.school === school) addTrophy("school", index, row.abilities);
  const stories = rows.map((story, index) => numbering.story(story, index));
  const specializationLists = SCHOOLS.map((school, index) =>
    COMPONENTS.specializations
      .filter((row) => row.school === school)
      .sort((one, other) => one.level - other.level)
      .map((row) => numbering.list(specializationEffects(row), { of: "specialization", index })),
  );
  const { abilities, lists, listOf, sources, keeps, keepOf, quests, questOf } = numbering;
  return {
    abilities,
    monsterAbilities,
    monsterMoments: monsterAbilities.map((numbers) => numbering.momentsOf(numbers)),
    trophies,
    stories,
    lists,
    listOf,
    sources,
    keeps,
    keepOf,
    quests,
    questOf,
    potionLists,
    attackLists,
    specializationLists,
  };
}
