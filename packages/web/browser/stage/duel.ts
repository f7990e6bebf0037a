import { onTestFinished } from "vitest";
import { Guest } from "./guest.ts";
import { ORIGIN } from "./test.ts";

/** Two people at the first turn of a duel in which the other one has to agree to takebacks; whose turn it is comes first. */
export async function duel() {
  const guests = [await Guest.arrive(ORIGIN, "Anna"), await Guest.arrive(ORIGIN, "Bruno")] as const;
  onTestFinished(() => {
    for (const guest of guests) guest.leave();
  });
  const first = await guests[0].found({ mode: "standard", seats: 2, takebacks: "asked" });
  const second = await guests[1].join(first.table, 1);
  const turns = [first, second].map(async (player, seat) => {
    await player.playUntil(({ question }) => question.kind === "turn");
    return seat;
  });
  const path = `/t/${first.table}`;
  const [anna, bruno] = [
    { token: guests[0].token, player: first },
    { token: guests[1].token, player: second },
  ];
  return (await Promise.race(turns)) === 0
    ? { path, mover: anna, other: bruno }
    : { path, mover: bruno, other: anna };
}
