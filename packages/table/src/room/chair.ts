import type { Seat } from "@medallion/kernel";
import type { Holder } from "@medallion/records";
import type { Account } from "./account.ts";
import type { Place } from "./settings.ts";

/** One seat as the room keeps it. Picks and salts are secret. */
export interface Chair {
  readonly place: Place;
  readonly ready: boolean;
  readonly pick: string | undefined;
  readonly salt: string | undefined;
  /** Since when its person is gone. */
  readonly gone: number | undefined;
  /** Since when it owes answers, as far as everybody may know; its hidden answers do not move it. */
  readonly owes: number | undefined;
  /** From when on the patience of the others counts. */
  readonly patience: number;
  /** Questions in a row that the clock answered. */
  readonly missed: number;
  /** Whether its person gave up, ran out of time or was voted away in this game. */
  readonly out: boolean;
  readonly account: Account | undefined;
  /** The account as others may see it in a phase of hidden answers: as it stood when the phase began. */
  readonly shown: Account | undefined;
}

export function chairOf(place: Place): Chair {
  return {
    place,
    ready: place.kind === "bot",
    pick: undefined,
    salt: undefined,
    gone: undefined,
    owes: undefined,
    patience: 0,
    missed: 0,
    out: false,
    account: undefined,
    shown: undefined,
  };
}

/** The chair before a game: who sits there, and what they bring. */
export function regathered({ place, pick, gone, patience }: Chair): Chair {
  const here = place.kind === "person" ? withoutStandIn(place) : place;
  return { ...chairOf(here), pick, gone, patience };
}

type PersonPlace = Extract<Place, { kind: "person" }>;

export function withoutStandIn({ standIn: _, ...place }: PersonPlace): PersonPlace {
  return place;
}

/** The bot that plays the seat now, if one does. */
export function botOf(place: Place): string | undefined {
  switch (place.kind) {
    case "bot":
      return place.bot;
    case "person":
      return place.standIn;
    case "open":
      return undefined;
  }
}

/** The person whose seat it is, be a bot standing in or not. */
export function personOf(place: Place): string | undefined {
  return place.kind === "person" ? place.person : undefined;
}

/** Who holds the seat in the record of the game. */
export function holderOf(place: Place): Holder {
  if (place.kind === "open") throw new Error("an open seat has no holder");
  const bot = botOf(place);
  return bot === undefined ? { who: "person", name: place.name } : { who: "bot", name: place.name, bot };
}

/** The chairs with one of them changed. */
export function withChair(chairs: readonly Chair[], seat: Seat, change: Partial<Chair>): readonly Chair[] {
  return chairs.map((chair, other) => (other === seat ? { ...chair, ...change } : chair));
}
