import type { View } from "@medallion/gwent";
import type { Travel, Zone } from "../../../../drawn/film/plan/cue.ts";
import type { GwentDraft } from "./gwent-draft.ts";
import { MS } from "./timing.ts";
import { whereabouts, zoneOf } from "./zones.ts";

/** A place whose cards are counted beside it. */
interface Counted {
  readonly cards: Zone;
  readonly number: Zone;
  readonly before: number;
  readonly after: number;
}

interface Step {
  readonly at: number;
  readonly by: number;
}

/** The numbers of cards in hands, decks and piles: one less when a card leaves, one more when it has come. */
export function planCounts(draft: GwentDraft): void {
  for (const place of placesOf(draft)) {
    const steps = stepsIn(draft, place.cards);
    // Where a new game begins with other cards it counts from those.
    let number = steps.reduce((left, { by }) => left - by, place.after);
    for (const { at, by } of together(steps)) {
      number += by;
      draft.count(place.number, place.before, number, at);
    }
    draft.count(place.number, place.before, place.after, draft.beats.at(-1)?.lands);
  }
}

function placesOf({ before, after }: GwentDraft): readonly Counted[] {
  const players = after.players.flatMap(({ handCount, deckCount }, player): Counted[] => {
    const former = before.players[player];
    return [
      {
        ...{ cards: zoneOf.hand(player), number: zoneOf.handCount(player) },
        ...{ before: former?.handCount ?? handCount, after: handCount },
      },
      {
        ...{ cards: zoneOf.deck(player), number: zoneOf.deckCount(player) },
        ...{ before: former?.deckCount ?? deckCount, after: deckCount },
      },
    ];
  });
  const lying = ({ sides }: View, side: number): number => sides[side]?.pile.length ?? 0;
  const piles = after.sides.map((_, side) => ({
    ...{ cards: zoneOf.pile(side), number: zoneOf.pileCount(side) },
    ...{ before: lying(before, side), after: lying(after, side) },
  }));
  return [...players, ...piles];
}

function stepsIn({ cues, shuffled, after }: GwentDraft, zone: Zone): readonly Step[] {
  const ends = whereabouts(after);
  // What was nobody's card, as a token, is swept up with the others and lies nowhere.
  const isGone = ({ card, to }: Travel): boolean =>
    to.startsWith("pile:") &&
    card !== undefined &&
    !ends.has(card) &&
    !cues.some((cue) => cue.kind === "travel" && (cue.was ?? cue.card) === card && cue.from === to);
  const moved = cues.flatMap((cue): Step[] => {
    if (cue.kind !== "travel" || cue.from === cue.to) return [];
    if (cue.from === zone) return [{ at: cue.at, by: -1 }];
    return cue.to === zone && !isGone(cue) ? [{ at: cue.at + cue.ms, by: 1 }] : [];
  });
  return [...moved, ...shuffled.filter((one) => one.zone === zone)].toSorted((a, b) => a.at - b.at);
}

/** Of cards that come close after each other the last one counts for all. */
function together(steps: readonly Step[]): readonly Step[] {
  const joined: Step[] = [];
  let first = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    const open = joined.at(-1);
    if (open !== undefined && Math.sign(open.by) === Math.sign(step.by) && step.at < first + MS.count)
      joined.splice(-1, 1, { at: step.at, by: open.by + step.by });
    else {
      joined.push(step);
      first = step.at;
    }
  }
  return joined;
}
