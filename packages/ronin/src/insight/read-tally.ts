import { LEFT, RIGHT } from "../box.ts";
import { COVERS_FIRST, COVERS_PASS, COVERS_SECOND } from "../effects/count.ts";
import type { Outlook } from "./outlook.ts";
import { add, addColour, PASS_LEFT, PASS_RIGHT, type Tally } from "./tally.ts";

/** Reads what the seat has into a tally: its pool, and its timeline up to a place. */
export function readTally({ owner, box }: Outlook, into: Tally, upTo = owner.timeline.length): void {
  into.fill(0);
  for (let symbol = 0; symbol < 4; symbol++) into[symbol] = owner.pool[symbol] ?? 0;
  const { timeline, covered, host } = owner;
  for (let place = 0; place < upTo; place++) {
    const card = timeline[place] ?? -1;
    const marks = covered[place] ?? 0;
    const first = box.first[card] ?? -1;
    const second = box.second[card] ?? -1;
    const pass = box.passes[card];
    if (first >= 0 && (marks & COVERS_FIRST) === 0) add(into, first, 1);
    if (second >= 0 && (marks & COVERS_SECOND) === 0) add(into, second, 1);
    addColour(into, box.colours[card] ?? 0, 1);
    if ((marks & COVERS_PASS) !== 0) continue;
    if (pass === LEFT || card === host) add(into, PASS_LEFT, 1);
    if (pass === RIGHT || card === host) add(into, PASS_RIGHT, 1);
  }
}
