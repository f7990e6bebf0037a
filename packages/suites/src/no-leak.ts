import { canonical, type Event, heard, type Seat, type Told } from "@medallion/kernel";
import { found } from "./finding.ts";
import { checkFrozen, sharesSecrets } from "./frozen.ts";
import { checkHiding, type Hiding, hidingBefore } from "./hiding.ts";
import { checkEveryPlace, checkImagined } from "./imagined.ts";
import { type Check, viewersOf, type Walk } from "./walk.ts";

/** Steps of the first game of a case at which every hidden card must reach every place. */
const PLACES_AT: readonly number[] = [0, 2, 7, 20, 50, 120];

/** Nobody learns from views, events, questions and numbers more than its view says. */
export function noLeak(): Check {
  const lastIds = new Map<Seat, number>();
  let names: ReadonlyMap<Seat | null, ReadonlySet<string>> | undefined;
  let owing: ReadonlyMap<Seat, string> = new Map();
  let hiding: Hiding | undefined;
  return {
    suite: "leak",
    beforeStep(walk) {
      if (walk.costly) names ??= namesOf(walk);
    },
    afterStep(walk, told) {
      if (names === undefined) return;
      // Without an event the names just seen may be old; they are looked up anew when needed.
      if (told.length === 0) {
        names = undefined;
        return;
      }
      const before = names;
      names = namesOf(walk);
      for (const one of told) checkNames(walk, one, before, names);
    },
    rested(walk) {
      names = undefined;
      checkCounting(walk, lastIds);
      if (!walk.costly) return;
      checkImagined(walk);
      if (walk.first && PLACES_AT.includes(walk.step))
        for (const viewer of viewersOf(walk)) checkEveryPlace(walk, viewer);
      checkFrozen(walk);
    },
    beforeMove(walk, move) {
      owing = new Map();
      hiding = undefined;
      if (!walk.costly) return;
      hiding = hidingBefore(walk);
      if (move.from === "offers") return;
      const others = walk.game
        .questions(walk.state)
        .filter(({ seat }) => !sharesSecrets(walk, seat, move.seat));
      owing = new Map(others.map(({ seat }) => [seat, JSON.stringify(walk.game.view(walk.state, seat))]));
    },
    afterMove(walk, move) {
      const open = new Set(walk.game.questions(walk.state).map(({ seat }) => seat));
      for (const [seat, text] of owing)
        if (open.has(seat) && JSON.stringify(walk.game.view(walk.state, seat)) !== text)
          found(`its view changed by an answer of seat ${move.seat} while it still owes its own`, seat);
      if (hiding !== undefined) checkHiding(walk, move, hiding);
    },
  };
}

/** A seat's question counts that seat's own questions and nothing else. */
function checkCounting({ game, state }: Walk, lastIds: Map<Seat, number>): void {
  for (const { seat, id } of game.questions(state)) {
    const last = lastIds.get(seat);
    if (last !== undefined && id !== last && id !== last + 1)
      found(`question ${id} follows question ${last}: its number counts more than the seat's own`, seat);
    lastIds.set(seat, id);
  }
}

function namesOf(walk: Walk): ReadonlyMap<Seat | null, ReadonlySet<string>> {
  const { game, trial, state } = walk;
  return new Map(
    viewersOf(walk).map((viewer) => [viewer, new Set(trial.namedByView(game.view(state, viewer)))] as const),
  );
}

/** What an event names to somebody is in its view just before or just after. */
function checkNames(
  walk: Walk,
  told: Told<Event>,
  before: ReadonlyMap<Seat | null, ReadonlySet<string>>,
  after: ReadonlyMap<Seat | null, ReadonlySet<string>>,
): void {
  for (const viewer of viewersOf(walk)) {
    const event = heard(told, viewer);
    if (event === undefined) continue;
    for (const name of walk.trial.namedByEvent(event))
      if (!before.get(viewer)?.has(name) && !after.get(viewer)?.has(name))
        found(`the event ${canonical(event)} names ${name}, which its view does not`, viewer);
  }
}
