import type { QuestView } from "@medallion/old-world";
import { questPlaces, type Terrain } from "@medallion/old-world/pages";
import { type OldWorldSight, witcherIn } from "./sight.ts";

/** Something that a witcher is after: a quest, a trail that is followed, a trail token that is held. */
export type Errand = { readonly key: string } & (
  | { readonly kind: "quest"; readonly quest: QuestView; readonly places: readonly number[] }
  | { readonly kind: "trailQuest"; readonly terrain: Terrain; readonly place: number; readonly gold: number }
  | { readonly kind: "trail"; readonly terrain: Terrain }
);

/** What is ready comes first, then quests, then trails. */
export function errandsOf(sight: OldWorldSight, player: number): readonly Errand[] {
  const { quests, trailQuests, trails } = witcherIn(sight, player);
  const ranked = quests.toSorted((one, other) => Number(other.ready) - Number(one.ready));
  return [
    ...ranked.map(
      (quest): Errand => ({
        key: `quest ${quest.story}`,
        kind: "quest",
        quest,
        places: questPlaces(sight.view, quest),
      }),
    ),
    ...trailQuests.map(
      (trail): Errand => ({
        key: `trail quest ${trail.terrain} ${trail.place}`,
        kind: "trailQuest",
        ...trail,
      }),
    ),
    ...trails.map((terrain): Errand => ({ key: `trail ${terrain}`, kind: "trail", terrain })),
  ];
}
