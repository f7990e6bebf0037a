import type { OldWorldChoice, View } from "@medallion/old-world";
import { expect, onTestFinished } from "vitest";
import { Guest } from "./stage/guest.ts";
import { clicking, playOldWorldTogether } from "./stage/old-world-moves.ts";
import { roadsApart } from "./stage/old-world-roads.ts";
import { type Asked, choiceOf, type Player } from "./stage/player.ts";
import { lit } from "./stage/playing.ts";
import { ORIGIN, test } from "./stage/test.ts";

const FASTEST = { settings: { speed: "fastest" } };
const [ANNA, BRUNO, CLARA] = [0, 1, 2] as const;
/** So many answers bring the two together, or another game does. */
const ANSWERS = 400;

const choicesOf = ({ choices }: Asked) => choices as readonly OldWorldChoice[];

/** Whether Anna may challenge Bruno now, with somebody who has gold to bet. */
function mayChallenge(asked: Asked): boolean {
  const { players } = asked.view as View;
  const isOffered = choicesOf(asked).some((choice) => choice.kind === "duel" && choice.with === BRUNO);
  return isOffered && (players[CLARA]?.gold ?? 0) > 0;
}

/** Anna rides to Bruno, who leaves his school and then stays where he is; of all else they take the first. */
function towardsEachOther(asked: Asked, seat: number): number {
  const { players, turns } = asked.view as View;
  const here = players[seat]?.at ?? 0;
  const there = players[BRUNO]?.at ?? 0;
  const choices = choicesOf(asked);
  const ends = choiceOf(choices, "endPhase") ?? 0;
  if (asked.question.kind === "phaseOne") {
    const nearer = choices.findIndex(
      (choice) => choice.kind === "move" && roadsApart(choice.to, there) < roadsApart(here, there),
    );
    if (seat === ANNA) return nearer >= 0 ? nearer : ends;
    return seat === BRUNO && turns < players.length ? (choiceOf(choices, "move") ?? ends) : ends;
  }
  return choiceOf(choices, "pay") ?? choiceOf(choices, "explore") ?? choiceOf(choices, "decline") ?? 0;
}

/** A table of three at which Anna may challenge Bruno. */
async function facing() {
  const guests = await Promise.all(["Anna", "Bruno", "Clara"].map((name) => Guest.arrive(ORIGIN, name)));
  onTestFinished(() => {
    for (const guest of guests) guest.leave();
  });
  const [anna, bruno, clara] = guests as [Guest, Guest, Guest];
  for (let tried = 0; tried < 12; tried++) {
    const first = await anna.found({ game: "old-world", mode: "adventure", seats: 3 });
    const players = [first, await bruno.join(first.table, BRUNO), await clara.join(first.table, CLARA)];
    if (await meet(players)) return { anna, bruno, table: first.table, bettor: players[CLARA] as Player };
  }
  throw new Error("the two never met");
}

async function meet(players: readonly Player[]): Promise<boolean> {
  for (let answers = 0; answers < ANSWERS; answers++) {
    const asked = await Promise.race(
      players.map(async (player) => ({ player, asked: await player.nextAsked() })),
    );
    if (asked.asked === undefined) return false;
    if (asked.player.seat === ANNA && mayChallenge(asked.asked)) return true;
    await asked.player.answer(towardsEachOther(asked.asked, asked.player.seat));
  }
  return false;
}

test("a duel with a bet: two fight it, each in a browser of their own, and a third watches", async ({
  come,
}) => {
  const { anna, bruno, table, bettor } = await facing();
  const path = `/t/${table}`;
  const [attacks, defends, watches] = await Promise.all([
    come.visit(path, { ...FASTEST, token: anna.token }),
    come.visit(path, { ...FASTEST, token: bruno.token }),
    come.visit(path, FASTEST),
  ]);
  await lit(attacks.page, '="player:1"').first().click();
  await bettor.playUntil(({ question }) => question.kind === "bet");
  const choices = (bettor.asked?.choices ?? []) as readonly OldWorldChoice[];
  await bettor.answer(choices.findIndex((choice) => choice.kind === "bet" && choice.on === ANNA));
  for (const { page } of [attacks, defends, watches]) {
    await page.locator('[data-fight="duel"]').waitFor();
    await page
      .locator(`[data-zone="bet:${CLARA}"][data-bet="attacker"]`)
      .filter({ visible: true })
      .first()
      .waitFor();
  }
  // Who watches sees how many cards each of them holds, none of them, and can press nothing.
  await expect.poll(() => watches.page.locator('[data-zone^="hand:"] [data-ref]').count()).toBe(0);
  await expect.poll(() => lit(watches.page).count()).toBe(0);

  const over = watches.page.locator('[data-fight="duel"]');
  await playOldWorldTogether([attacks.page, defends.page], clicking, async () => (await over.count()) === 0);
  for (const { page } of [attacks, defends, watches])
    await page
      .getByRole("region", { name: "Log" })
      .getByText(/wins the duel/u)
      .first()
      .waitFor();
});
