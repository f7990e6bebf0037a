import { at, InputError } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { newTurn } from "../rules/table.ts";
import type { Phase, State, Step } from "../state.ts";
import { NONE } from "../state.ts";
import { ARRANGED } from "./declare.ts";
import { openFight } from "./fight.ts";
import type { SeatInput, TableInput } from "./format.ts";
import { indexNamed, placeNamed, seatNames } from "./names.ts";

const PHASE_OF: Readonly<Record<NonNullable<TableInput["phase"]>, Phase>> = {
  setup: "setup",
  turn: "one",
  one: "one",
  two: "two",
  three: "three",
  draw: "three",
  gain: "three",
  effects: "two",
  fight: "fight",
};

/** Where in the turn the arranged position stands, and what comes next. */
export function openPhase(state: State, table: TableInput, seats: readonly SeatInput[]): void {
  const { phase = "one", turns = 1 } = table;
  const names = seatNames(state);
  state.first = indexNamed(names, table.first ?? "A", ["position", "first"]);
  state.phase = PHASE_OF[phase];
  // The step that begins a turn counts it.
  state.turns = phase === "turn" ? turns - 1 : turns;
  state.turn = {
    ...newTurn(),
    moved: table.moved ?? false,
    actions: (table.actions ?? []).map((place, i) => placeNamed(place, ["position", "actions", i])),
    played: (table.played ?? []).map((name, i) => indexNamed(names, name, ["position", "played", i])),
    draw: table.draw ?? 0,
    drawSet: table.drawSet ?? NONE,
    beaten: table.beaten ?? false,
    free: table.free ?? false,
    noExplore: table.noExplore ?? false,
  };
  state.agenda = agendaOf(state, phase);
  if (phase === "fight") openFight(state, table, seats);
}

/** What is to be done from this phase on, the next step last. */
function agendaOf(state: State, phase: NonNullable<TableInput["phase"]>): Step[] {
  const end: Step = { do: "endTurn" };
  const three: Step = { do: "phaseThree" };
  switch (phase) {
    case "turn":
      return [{ do: "turn" }];
    case "setup":
      return [];
    case "one":
      return [end, three, { do: "phaseTwo" }, { do: "phaseOne" }];
    case "two":
      return [end, three, { do: "phaseTwo" }];
    case "three":
    case "fight":
      return [end, three];
    case "draw":
      return [end, { do: "gain" }, { do: "drawUp" }];
    case "gain":
      return [end, { do: "gain" }];
    case "effects":
      return [end, three, { do: "effects", seat: state.active, list: arrangedList(state), at: 0 }];
  }
}

/** The effects that a position names are option A of a story made for them. */
function arrangedList(state: State): number {
  const { stories, storyOf } = boxOf(state);
  const story = storyOf.get(ARRANGED);
  if (story === undefined)
    throw new InputError("effects", "Write the effects: [{ op: gold, n: 2 }].", ["position", "phase"]);
  return at(at(stories, story).options, 0).effects;
}
