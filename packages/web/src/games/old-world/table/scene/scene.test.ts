import { expect, test } from "vitest";
import { SURFACES } from "../../play/surface.ts";
import { type OldWorldSight, sightOf } from "../../sight/sight.ts";
import { TRIALS, trialGame } from "../../test/trial-games.ts";
import { middleOf } from "./scene.ts";

/** The first moments of random games at which a card of the pool is asked for, in a story or outside of any. */
async function poolAsked(inStory: boolean): Promise<OldWorldSight> {
  for (let game = 0; game < 40; game++)
    for (const { look, seat, table } of trialGame(TRIALS[2] as (typeof TRIALS)[number], `pool ${game}`)) {
      const kind = table.room.look(seat).table?.question?.kind;
      if (kind === undefined || SURFACES[kind as keyof typeof SURFACES] !== "pool") continue;
      const sight = sightOf(await look(seat), true);
      if (sight.view.fight === undefined && sight.view.readings.length > 0 === inStory) return sight;
    }
  throw new Error("nobody was asked for a card of the pool");
}

test("a card of the pool is chosen where the pool lies", async () => {
  const sight = await poolAsked(false);
  expect(middleOf(sight, "beside")).toBe("map");
  expect(middleOf(sight, "below")).toBe("map");
});

test("on a phone, where a story takes the room of the pool, the pool comes to the middle", async () => {
  const sight = await poolAsked(true);
  expect(middleOf(sight, "beside")).toBe("story");
  expect(middleOf(sight, "below")).toBe("pool");
});
