import { CENTER } from "../../../../drawn/film/plan/cue.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { faceOf } from "./faces.ts";
import type { OldWorldEventOf, OldWorldFilming } from "./filming.ts";
import { MS } from "./timing.ts";
import { STORY } from "./zones.ts";

/** A page is turned. */
export function storyOpens(filming: OldWorldFilming): void {
  const { draft } = filming;
  filming.source = STORY;
  draft.own({ kind: "page", zone: STORY }, MS.page);
  draft.wait(MS.page);
  draft.tell(topicOf.phase);
}

export function optionIsChosen(filming: OldWorldFilming): void {
  filming.source = STORY;
  filming.draft.hint(STORY);
}

export function storyEnds({ draft }: OldWorldFilming): void {
  draft.put({ kind: "gleam", zone: STORY }, MS.ending);
  draft.wait(MS.ending);
}

/** The note goes from the page to its place on the map; without one it stays with its player. */
export function questIsTaken(
  { draft }: OldWorldFilming,
  { seat, place }: OldWorldEventOf<"questTaken">,
): void {
  const to = place === undefined ? zoneOf.quests(seat) : zoneOf.place(place);
  draft.carryAll([faceOf.quest], `${STORY}:quest:${seat}`, to);
  draft.tell(topicOf.seat(seat));
}

export function questIsResolved(
  filming: OldWorldFilming,
  { seat, place }: OldWorldEventOf<"questResolved">,
): void {
  const { draft } = filming;
  draft.carryAll([faceOf.quest], zoneOf.place(place), zoneOf.quests(seat));
  filming.source = STORY;
  draft.tell(topicOf.seat(seat));
}

export function questIsLost({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"questLost">): void {
  draft.carryAll([faceOf.quest], zoneOf.quests(seat), CENTER);
  draft.tell(topicOf.seat(seat));
}
