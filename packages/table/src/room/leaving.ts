import { BOTS } from "@medallion/bots";
import type { Seat } from "@medallion/kernel";
import { botOf, withoutStandIn } from "./chair.ts";
import type { RoomCore } from "./core.ts";
import { changeHolder, note } from "./moving.ts";
import { notAllowed, type Refused, refuse } from "./refusal.ts";

/** The bot that plays on for somebody who is gone for good. */
const SUBSTITUTE = "greedy";

export function resign(core: RoomCore, seat: Seat, now: number): Refused {
  if (core.chair(seat).out) return notAllowed("You’ve already resigned.");
  dropOut(core, seat, now);
  return undefined;
}

/** Somebody gives up or has run out of time: the game ends, unless enough others play on; then a bot does it for them. */
export function dropOut(core: RoomCore, seat: Seat, now: number): void {
  if (core.seats <= 2 || core.otherPeople(seat).size === 0) {
    core.setChair(seat, { out: true });
    note(core, { kind: "resignation", seat }, now);
  } else replace(core, seat, now);
}

/** A bot plays on for somebody who is gone for good. */
export function replace(core: RoomCore, seat: Seat, now: number): void {
  const { place } = core.chair(seat);
  if (place.kind !== "person") throw new Error(`seat ${seat} belongs to nobody`);
  core.setChair(seat, { place: { ...place, standIn: place.standIn ?? SUBSTITUTE }, out: true });
  changeHolder(core, seat, now);
}

export function standIn(core: RoomCore, seat: Seat, bot: string, now: number): Refused {
  const { place } = core.chair(seat);
  if (core.data.settings.rated) return notAllowed("Bots can’t play for you in a rated game.");
  if (!isBot(bot)) return refuse("unknown-bot");
  if (place.kind !== "person" || place.standIn !== undefined)
    return notAllowed("A bot is already playing this seat.");
  core.setChair(seat, { place: { ...place, standIn: bot } });
  changeHolder(core, seat, now);
  return undefined;
}

export function takeOver(core: RoomCore, seat: Seat, now: number): Refused {
  const { place, out } = core.chair(seat);
  if (place.kind !== "person" || botOf(place) === undefined) return notAllowed("No bot is playing for you.");
  if (out && core.data.settings.rated)
    return notAllowed("You resigned this rated game and can’t come back to it.");
  core.setChair(seat, { place: withoutStandIn(place), out: false, missed: 0 });
  changeHolder(core, seat, now);
  return undefined;
}

export function isBot(id: string): boolean {
  return BOTS.some((bot) => bot.id === id);
}
