import type { Message } from "@medallion/kernel";
import {
  type AbilityName,
  type Arm,
  abilitySource,
  abilityText,
  armsOf,
  potionNamed,
  potionTextsOf,
  type School,
  specializationName,
  specializationOn,
} from "@medallion/old-world/pages";
import { type OldWorldSight, witcherIn } from "../../sight/sight.ts";
import { type OldWorldSpot, spotOf } from "../../sight/spot.ts";

/** Something that a witcher may use in a fight. */
export interface KitThing {
  readonly key: string;
  readonly name: Message;
  /** What it does, sentence by sentence. */
  readonly words: readonly Message[];
  /** What pointing at it may mean. */
  readonly spots: readonly OldWorldSpot[];
  readonly spent: boolean;
  readonly drawn:
    | { readonly kind: "potion"; readonly id: string }
    | { readonly kind: "school"; readonly school: School }
    | { readonly kind: "ability"; readonly name: AbilityName };
}

/** In the order in which they lie: potions, the Specialization, trophies, kept cards. */
export function kitOf(sight: OldWorldSight, player: number): readonly KitThing[] {
  const { view } = sight;
  const { potions, drunk, school, attributes } = witcherIn(sight, player);
  const specialized = view.fight?.fighters.find(({ seat }) => seat === player)?.specialized ?? 0;
  return [
    ...potions.map((id, place) => potionThing(id, place, false)),
    ...drunk.map((id, place) => potionThing(id, place, true)),
    ...(school === undefined ? [] : [schoolThing(school, attributes[3] ?? 1, specialized > 0)]),
    ...armsOf(view, player).map(armThing),
  ];
}

function potionThing(id: string, place: number, spent: boolean): KitThing {
  return {
    key: `potion ${id} ${spent ? "drunk" : "held"} ${place}`,
    name: potionNamed(id),
    words: potionTextsOf(id, false),
    spots: spent ? [] : [spotOf.potion(id)],
    spent,
    drawn: { kind: "potion", id },
  };
}

function schoolThing(school: School, level: number, spent: boolean): KitThing {
  return {
    key: "specialization",
    name: specializationName(school),
    words: [specializationOn(school, level)],
    spots: ["specialization"],
    spent,
    drawn: { kind: "school", school },
  };
}

function armThing({ name, ability, index, spent }: Arm): KitThing {
  return {
    key: `ability ${index}`,
    name: abilitySource(name),
    words: [abilityText(ability)],
    spots: [spotOf.ability(name), spotOf.with(index)],
    spent,
    drawn: { kind: "ability", name },
  };
}
