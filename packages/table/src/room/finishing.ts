import { savingSteps, withTold, writeSave } from "@medallion/records";
import { tellingOf, toldOf } from "../course.ts";
import type { RoomCore } from "./core.ts";
import type { Finished } from "./event.ts";
import { runClocks } from "./timing.ts";

/** The proposal stands no longer. */
export function lapse(core: RoomCore): void {
  const { proposal } = core.data;
  if (proposal === undefined) return;
  core.set({ proposal: undefined });
  core.tell({ kind: "lapsed", what: proposal.what });
}

/** Closes a game that has come to its end, in whatever way. */
export function finishIfOver(core: RoomCore, now: number): void {
  const { ending } = core;
  if (ending === undefined) return;
  lapse(core);
  const chairs = core.data.chairs.map((chair) => ({
    ...chair,
    ready: chair.place.kind === "bot",
    owes: undefined,
  }));
  core.set({ chairs, votes: [], simultaneous: false });
  runClocks(core, now);
  core.tell({ kind: "ended", ending });
  core.hear({ kind: "finished", game: finishedGame(core, ending) });
}

function finishedGame({ kit, data, begun: course }: RoomCore, ending: Finished["ending"]): Finished {
  const { record } = course;
  return {
    number: data.game,
    record,
    ending,
    places: data.began,
    left: data.chairs.flatMap(({ out }, seat) => (out ? [seat] : [])),
    takebacks: data.takebacks,
    recap: kit.recap(course.state),
    // Written when somebody asks for it, because it takes longer than all the rest and replays do not need it.
    get save() {
      return writeSave(withTold(record, toldOf(kit, course)), course.state);
    },
    *saving() {
      return yield* savingSteps(withTold(record, yield* tellingOf(kit, course)), course.state);
    },
  };
}
