import type { Count, Cue } from "../plan/cue.ts";
import type { Troupe, When } from "./animations.ts";
import type { Keepsakes, KeptTotal } from "./copies.ts";
import type { Sighting } from "./measured.ts";
import styles from "./stage.module.css";
import { place } from "./travel.ts";

type Counting = Count & When;

/** A total goes up and out and the new one comes in; a card's chief changes its enamel with its number. */
export function countAll(troupe: Troupe, cues: readonly Cue[], after: Sighting, kept: Keepsakes): void {
  const tracks = Map.groupBy(
    cues.filter((cue) => cue.kind === "count"),
    ({ on }) => on,
  );
  for (const [on, track] of tracks)
    if (typeof on === "number") {
      const [cue] = track;
      const card = after.cards.get(on)?.element;
      const former = kept.cards.get(on)?.drawing;
      if (cue !== undefined && card !== undefined && former !== undefined)
        countStrength(troupe, cue, card, former);
    } else {
      const total = after.zones.get(on)?.element;
      const number = total?.querySelector<HTMLElement>("[data-strength]");
      if (number !== null && number !== undefined) countTotal(troupe, track, number);
      const former = kept.totals.get(on);
      if (total !== undefined && former !== undefined) veilTotal(troupe, track, total, former);
    }
}

/** Who was ahead is seen to be so until the number says otherwise. */
function veilTotal(
  troupe: Troupe,
  track: readonly Counting[],
  total: HTMLElement,
  { medal, box, leads }: KeptTotal,
): void {
  const last = track.at(-1);
  if (last === undefined || leads === (total.dataset.leads !== undefined)) return;
  medal.classList.add(styles.medal ?? "");
  place(medal, box);
  troupe.add(medal);
  troupe.move(medal, { opacity: [1, 0] }, last, { easing: "ease-in" });
}

/** Only opacity and scale move here: whatever moves inside of a drawing would lay out the row at every frame. */
function countStrength(troupe: Troupe, cue: Counting, card: HTMLElement, former: SVGElement): void {
  const veil = troupe.add(former.cloneNode(true) as SVGElement, card);
  veil.classList.add(styles.veil ?? "");
  troupe.move(veil, { opacity: [1, 0] }, cue, { easing: "ease-in" });
  const swell = cue.to > cue.from ? 1.14 : 0.88;
  troupe.move(card, { scale: [1, swell, 1] }, { at: cue.at, ms: cue.ms * 1.6 }, { fill: "none" });
}

/** Totals may count several times, as when a round ends on the way. */
function countTotal(troupe: Troupe, track: readonly Counting[], total: HTMLElement): void {
  let since = 0;
  for (const cue of track) {
    const former = document.createElement("b");
    former.className = styles.former ?? "";
    former.ariaHidden = "true";
    former.textContent = String(cue.from);
    troupe.add(former, total.parentElement ?? total);
    if (since > 0) arrive(troupe, former, { at: since, ms: cue.ms });
    leave(troupe, former, cue);
    since = cue.at;
  }
  const last = track.at(-1);
  if (last === undefined) return;
  arrive(troupe, total, last);
  const swell = last.to > last.from ? 1.1 : 0.94;
  troupe.move(total, { scale: [1, swell, 1] }, { at: last.at, ms: last.ms * 1.6 }, { fill: "none" });
}

function leave(troupe: Troupe, number: Element, when: When): void {
  troupe.move(number, { transform: ["none", "translateY(-55%)"], opacity: [1, 0] }, when, {
    fill: "forwards",
    easing: "ease-in",
  });
}

function arrive(troupe: Troupe, number: Element, when: When): void {
  troupe.move(number, { transform: ["translateY(45%)", "none"], opacity: [0, 1] }, when, {
    fill: "backwards",
  });
}
