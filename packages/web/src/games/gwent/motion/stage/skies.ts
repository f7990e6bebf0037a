import type { RowName } from "@medallion/gwent/cards";
import type { When } from "../../../../drawn/film/plan/cue.ts";
import type { Animations } from "../../../../drawn/film/stage/animations.ts";
import type { Measured } from "../../../../drawn/film/stage/measured.ts";
import type { KeptSky } from "./kept.ts";
import styles from "./own-acts.module.css";

/** Weather wipes over its rows from left to right. */
export function skyComes(
  animations: Animations,
  after: Measured,
  rows: readonly RowName[],
  when: When,
): void {
  for (const [zone, { element }] of after.zones) {
    const [kind, , row] = zone.split(":");
    const lane = element.closest<HTMLElement>("[data-sky]");
    if (kind !== "row" || lane === null || !rows.some((one) => one === row)) continue;
    // Asking for a pseudo-element's animation would style the whole table anew, so the style sheet has it.
    animations.mark(lane, { wipes: "" }, { "--wipe-at": when.at, "--wipe-ms": when.ms });
    const mark = lane.querySelector("[data-mark]");
    if (mark !== null)
      animations.move(mark, { opacity: [0, 1], scale: [0.4, 1] }, when, { fill: "backwards" });
  }
}

/** What lay over the rows is seen until it goes. */
export function skyGoes(animations: Animations, skies: readonly KeptSky[], when: When): void {
  for (const { lane, style } of skies) {
    if (lane.hasAttribute("data-sky")) continue;
    const node = document.createElement("div");
    node.className = styles.sky ?? "";
    Object.assign(node.style, style);
    animations.add(node, lane);
    animations.move(node, { opacity: [1, 0] }, when, { easing: "linear" });
  }
}
