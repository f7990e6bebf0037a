import { topicOf, zoneOf } from "../../sight/zones.ts";
import { faceOf } from "./faces.ts";
import type { OldWorldEventOf, OldWorldFilming } from "./filming.ts";
import { gained } from "./source.ts";
import { MS } from "./timing.ts";
import { figureOf } from "./zones.ts";

/** The figure rides along the road, and the place it comes to settles. */
export function figureRides(filming: OldWorldFilming, { seat, from, to }: OldWorldEventOf<"moved">): void {
  const { draft } = filming;
  const figure = figureOf(seat);
  const rode = draft.cues.some(
    (cue) => cue.kind === "own" && cue.own.kind === "ride" && cue.own.figure === figure,
  );
  draft.own({ kind: "ride", figure, from, to, first: !rode }, MS.ride);
  draft.wait(MS.ride);
  draft.lands();
  draft.nod(zoneOf.place(to), MS.nod);
  filming.source = zoneOf.place(to);
  draft.tell(topicOf.seat(seat), topicOf.phase);
}

/** Somebody thinks of going there. */
export function placeIsThoughtOf({ draft }: OldWorldFilming, { to }: OldWorldEventOf<"setOut">): void {
  draft.hint(zoneOf.place(to));
}

export function actionIsUsed(filming: OldWorldFilming, { place }: OldWorldEventOf<"actionUsed">): void {
  filming.source = zoneOf.place(place);
  filming.draft.shine(zoneOf.place(place));
  filming.draft.tell(topicOf.phase);
}

/** A monster's token falls on its place. */
export function monsterComes(
  { draft }: OldWorldFilming,
  { monster, place }: OldWorldEventOf<"monsterAppeared">,
): void {
  draft.move(
    { id: faceOf.monster(monster) },
    { from: zoneOf.place(place), to: zoneOf.place(place), way: "rise" },
    MS.monster,
  );
  draft.wait(MS.monster);
  draft.nod(zoneOf.place(place), MS.nod);
}

export function lairsShow({ draft }: OldWorldFilming, { places }: OldWorldEventOf<"lairsShown">): void {
  for (const place of places) draft.nod(zoneOf.place(place), MS.nod);
  draft.wait(MS.nod / 2);
}

export function tavernCloses({ draft }: OldWorldFilming, { place }: OldWorldEventOf<"tavernClosed">): void {
  draft.hint(zoneOf.place(place));
}

/** The figure comes to its school. */
export function schoolIsTaken(
  { draft }: OldWorldFilming,
  { seat, place }: OldWorldEventOf<"schoolTaken">,
): void {
  draft.nod(zoneOf.place(place), MS.nod);
  draft.shine(zoneOf.seat(seat));
  draft.tell(topicOf.seat(seat));
}

export function trailQuestIsTaken(
  { draft }: OldWorldFilming,
  { seat, terrain, place }: OldWorldEventOf<"trailQuestTaken">,
): void {
  draft.carry(faceOf.trail(terrain), zoneOf.seat(seat), zoneOf.place(place));
  draft.wait(MS.token);
  draft.tell(topicOf.seat(seat));
}

/** The token turns over on its place and comes to its finder. */
export function trailIsFound(
  { draft }: OldWorldFilming,
  { seat, terrain, place }: OldWorldEventOf<"trailQuestDone">,
): void {
  draft.nod(zoneOf.place(place), MS.nod);
  draft.carry(faceOf.trail(terrain), zoneOf.place(place), zoneOf.quests(seat));
  draft.wait(MS.token);
  draft.tell(topicOf.seat(seat));
}

export function trailComes(filming: OldWorldFilming, { seat, terrain }: OldWorldEventOf<"trailTaken">): void {
  filming.draft.carry(faceOf.trail(terrain), gained(filming, "trail", seat), zoneOf.quests(seat));
  filming.draft.wait(MS.token);
  filming.draft.tell(topicOf.seat(seat));
}

export function trailsGoBack({ draft }: OldWorldFilming, { seats }: OldWorldEventOf<"trailsReturned">): void {
  for (const seat of seats) draft.nod(zoneOf.seat(seat), MS.nod);
  draft.tell(...seats.map(topicOf.seat));
}
