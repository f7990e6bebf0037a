import type { View } from "@medallion/old-world";
import { boxOf } from "@medallion/old-world/pages";
import type { Scene } from "../../../scene/scene.ts";

/** So much did random play bring at most, to one seat of several and to somebody alone. */
const HAND = 9;
const KEPT = 14;
const TROPHIES = 6;
const QUESTS = { alone: 21, others: 8 };

/** The same moment for a viewer who holds as much of everything as anybody ever did. */
export function crowded(scene: Scene): Scene {
  const view = scene.table.view as View;
  const box = boxOf(view);
  const storyOf = (story: number) => box.stories[story]?.id ?? "";
  const quests = view.players.length === 1 ? QUESTS.alone : QUESTS.others;
  const players = view.players.map((player, seat) =>
    seat === view.seat
      ? {
          ...player,
          hand: box.cards.slice(0, HAND).map(({ id }) => id),
          handCount: HAND,
          kept: box.keeps.slice(0, KEPT).map(({ story }, keep) => ({ keep, story: storyOf(story) })),
          quests: box.quests.slice(0, quests).map(({ story, effect }, quest) => ({
            ...{ quest, story: storyOf(story), event: effect.event, pay: 2, ready: false },
            ...(quest % 4 === 0 ? {} : { place: quest % 19 }),
          })),
          track: 3,
          trophies: box.monsters.slice(0, TROPHIES).map(({ id }) => ({ of: "monster" as const, id })),
        }
      : player,
  );
  return { ...scene, table: { ...scene.table, view: { ...view, players } } };
}
