import { type PublicPlace, type RoomLook, usualSettings } from "@medallion/table";

/** A person's place as everybody sees it. */
export function personPlace(name: string): PublicPlace {
  return { kind: "person", person: name, name, guest: true };
}

export const BOT_PLACE: PublicPlace = { kind: "bot", bot: "greedy", name: "greedy" };

/** What the first of two people sees of a room where a game runs and the first owes an answer. */
export const TRIAL_LOOK: RoomLook = {
  viewer: 0,
  settings: usualSettings("gwent", "standard", 2),
  owner: "anna",
  stage: "playing",
  game: 0,
  commitment: "",
  places: [personPlace("anna"), personPlace("bob")],
  ready: [true, true],
  gone: [],
  waitingFor: [0],
  clocks: [],
  paused: false,
  chatOpen: true,
  proposal: undefined,
  votes: [],
  table: undefined,
};
