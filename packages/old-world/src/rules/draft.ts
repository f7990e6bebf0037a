import type { Seat } from "@medallion/kernel";
import { at, remove, shuffle } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import { SCHOOLS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { SchoolIndex, State } from "../state.ts";
import { playerOf, right } from "../state.ts";
import { ask } from "./ask.ts";
import { SCHOOLS_OFFERED } from "./chance.ts";
import { HOMES } from "./places.ts";
import { toAll, toSeat } from "./tell.ts";

const OFFERED = 2;

/** OW-2.12: counter-clockwise, the starting player last. `place` counts from the first to choose. */
export function draftBoard(state: State, scribe: Scribe, place: number): void {
  if (place >= state.options.seats) return;
  state.agenda.push({ do: "draft", at: place + 1 });
  let seat = state.first;
  for (let i = 0; i <= place; i++) seat = right(state, seat);
  const { schoolSelection } = state.options.rules;
  if (schoolSelection === "free") {
    ask(state, seat, { kind: "school", offer: [...state.boards], open: true });
    return;
  }
  const pile = [...state.boards];
  shuffle(state.random, SCHOOLS_OFFERED, pile);
  scribe.final = true;
  if (schoolSelection === "random") takeSchool(state, scribe, seat, at(pile, pile.length - 1));
  else offer(state, scribe, seat, pile.slice(-OFFERED).reverse());
}

function offer(state: State, scribe: Scribe, seat: Seat, schools: readonly SchoolIndex[]): void {
  if (scribe.tell !== undefined) {
    const event = { kind: "schoolsOffered" as const, seat, count: schools.length };
    const names = schools.map((school) => at(SCHOOLS, school));
    scribe.tell(toSeat(seat, { ...event, schools: names }, { ...event, schools: [] }));
  }
  ask(state, seat, { kind: "school", offer: schools, open: false });
}

/** OW-2.13. */
export function takeSchool(state: State, scribe: Scribe, seat: Seat, school: SchoolIndex): void {
  const player = playerOf(state, seat);
  remove(state.boards, school);
  player.school = school;
  player.at = at(HOMES, school);
  scribe.tell?.(toAll({ kind: "schoolTaken", seat, school: at(SCHOOLS, school), place: player.at }));
}

export function schoolChoices(offer: readonly SchoolIndex[]): OldWorldChoice[] {
  return offer.map((school) => ({ kind: "school", school: at(SCHOOLS, school) }));
}
