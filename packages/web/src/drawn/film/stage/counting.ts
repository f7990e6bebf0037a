import type { Count, Cue, When } from "../plan/cue.ts";
import type { Animations } from "./animations.ts";
import { type Copies, inkOf, type RankedCopy } from "./copies.ts";
import type { Measured } from "./measured.ts";
import styles from "./stage.module.css";
import { place } from "./travel.ts";

type Counting = Count & When;

/** The number of a place goes up and out and the new one comes in; a card's drawing gives way to the one with its new number. */
export function countAll(
  animations: Animations,
  cues: readonly Cue<unknown>[],
  after: Measured,
  copies: Copies,
): void {
  const counts = cues.filter((cue) => cue.kind === "count");
  const tracks = Map.groupBy(counts, ({ on }) => ("card" in on ? `card ${on.card}` : `zone ${on.zone}`));
  for (const track of tracks.values()) {
    const [cue] = track;
    if (cue === undefined) continue;
    if ("card" in cue.on) {
      const card = after.card(cue.on.card)?.element;
      const former = copies.cards.get(String(cue.on.card))?.drawing;
      if (card !== undefined && former !== undefined) countOnCard(animations, cue, card, former);
      continue;
    }
    const place = after.zones.get(cue.on.zone)?.element;
    const number = place?.querySelector<HTMLElement>("[data-number]");
    if (number !== null && number !== undefined) countInPlace(animations, track, number, after);
    const former = copies.ranked.get(cue.on.zone);
    if (place !== undefined && former !== undefined) veilRanked(animations, track, place, former);
  }
}

/** Who was ahead is seen to be so until the number says otherwise. */
function veilRanked(
  animations: Animations,
  track: readonly Counting[],
  total: HTMLElement,
  { medal, box, leads }: RankedCopy,
): void {
  const last = track.at(-1);
  if (last === undefined || leads === (total.dataset.leads !== undefined)) return;
  medal.classList.add(styles.medal ?? "");
  place(medal, box);
  animations.add(medal);
  animations.move(medal, { opacity: [1, 0] }, last, { easing: "ease-in" });
}

/** Only opacity and scale move here: whatever moves inside of a drawing would lay out the row at every frame. */
function countOnCard(animations: Animations, cue: Counting, card: HTMLElement, former: SVGElement): void {
  const veil = animations.add(former.cloneNode(true) as SVGElement, card);
  veil.classList.add(styles.veil ?? "");
  animations.move(veil, { opacity: [1, 0] }, cue, { easing: "ease-in" });
  const swell = cue.to > cue.from ? 1.14 : 0.88;
  animations.move(card, { scale: [1, swell, 1] }, { at: cue.at, ms: cue.ms * 1.6 }, { fill: "none" });
}

/** A number may count several times, as when a round ends on the way. */
function countInPlace(
  animations: Animations,
  track: readonly Counting[],
  total: HTMLElement,
  after: Measured,
): void {
  const box = after.boxOf(total);
  if (box === undefined) return;
  let since = 0;
  for (const cue of track) {
    // The old number stands exactly where the new one does, in its type and colour.
    const former = total.cloneNode(false) as HTMLElement;
    delete former.dataset.number;
    former.removeAttribute("id");
    former.classList.add(styles.former ?? "");
    former.ariaHidden = "true";
    former.textContent = String(cue.from);
    Object.assign(former.style, inkOf(total));
    place(former, box);
    animations.add(former);
    if (since > 0) arrive(animations, former, { at: since, ms: cue.ms });
    leave(animations, former, cue);
    since = cue.at;
  }
  const last = track.at(-1);
  if (last === undefined) return;
  arrive(animations, total, last);
  const swell = last.to > last.from ? 1.1 : 0.94;
  animations.move(total, { scale: [1, swell, 1] }, { at: last.at, ms: last.ms * 1.6 }, { fill: "none" });
}

function leave(animations: Animations, number: Element, when: When): void {
  animations.move(number, { transform: ["none", "translateY(-55%)"], opacity: [1, 0] }, when, {
    fill: "forwards",
    easing: "ease-in",
  });
}

function arrive(animations: Animations, number: Element, when: When): void {
  animations.move(number, { transform: ["translateY(45%)", "none"], opacity: [0, 1] }, when, {
    fill: "backwards",
  });
}
