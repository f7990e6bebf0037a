import type { EventOf, Filming } from "./filming.ts";
import { MS } from "./timing.ts";
import { topicOf } from "./topics.ts";
import { zoneOf } from "./zones.ts";

export function chapterBegins({ draft }: Filming): void {
  draft.put({ kind: "gleam", zone: zoneOf.chapter }, MS.swing);
  draft.wait(MS.swing / 2);
  draft.tell(topicOf.chapter);
}

/** The table holds its breath before the first is counted. */
export function chapterIsScored(
  { draft, after }: Filming,
  { seat, left, right }: EventOf<"chapterScored">,
): void {
  if (seat === 0) draft.dwell(MS.hold);
  const [ofLeft, ofRight] = after.active ?? [];
  if (left > 0 && ofLeft !== undefined) draft.nod(zoneOf.symbol(seat, ofLeft), MS.nod);
  if (right > 0 && ofRight !== undefined) draft.nod(zoneOf.symbol(seat, ofRight), MS.nod);
  draft.wait(MS.nod / 2);
}

/** The points of a chapter; after the last of them the scroll can be read. */
export function chapterPointsCome(filming: Filming, event: EventOf<"vpGained">): void {
  pointsCome(filming, event);
  const { draft, next, after } = filming;
  if (next?.kind === "vpGained") return;
  draft.read(MS.read + after.options.humans * MS.line);
}

export function pointsCome(
  { draft }: Filming,
  { seat }: EventOf<"vpGained" | "questScored" | "goldScored" | "allianceScored">,
): void {
  draft.nod(zoneOf.vp(seat), MS.nod);
  draft.wait(MS.nod / 2);
  draft.tell(topicOf.vp(seat), topicOf.scored);
}

/** The cards are seen on the table (`ShownHand`) for as long as this takes. */
export function handIsShown({ draft }: Filming, { seat, cards }: EventOf<"handShown" | "questShown">): void {
  draft.nod(zoneOf.hand(seat), MS.nod);
  draft.dwell(cards.length === 0 ? 0 : MS.show);
}

export function gameEnds({ draft }: Filming): void {
  draft.dwell(MS.hold);
  draft.tell(topicOf.result, topicOf.scored);
}
