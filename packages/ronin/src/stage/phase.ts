import { at, InputError } from "@medallion/kernel";
import type { Scribe } from "../events.ts";
import { beginTurn } from "../rules/draft.ts";
import { scoreVp } from "../rules/score.ts";
import { endTurn } from "../rules/tea.ts";
import type { State, Step } from "../state.ts";
import type { TableInput } from "./format.ts";

const TURNS_PER_CHAPTER = 3;
const SILENT: Scribe = { tell: undefined, final: false };

/** The step that comes next in each phase of a turn. */
const NEXT: Readonly<Record<string, Step["kind"]>> = {
  pick: "pick",
  play: "commit",
  slot: "slot",
  tea: "tea",
};

/** Where in the game the arranged position stands, and what comes next. */
export function openPhase(state: State, { phase = "slot", chapter = 1, turn }: TableInput): void {
  state.chapter = chapter - 1;
  state.pair = state.chapter;
  const atEnd = phase === "scoring" || phase === "abilities" || phase === "cleaning" || phase === "final";
  if (atEnd && turn !== undefined)
    throw new InputError("turn", "After the third turn no turn is named.", ["position", "turn"]);
  state.turn = state.chapter * TURNS_PER_CHAPTER + (atEnd ? TURNS_PER_CHAPTER : (turn ?? 1)) - 1;
  // Of earlier chapters only the markers are told.
  const nothing = state.players.map(() => [0, 0] as const);
  state.scored = Array.from({ length: state.chapter }, () => nothing);
  if (atEnd) return openEnd(state, phase);
  state.phase = "draft";
  if (phase === "draft") state.agenda = [{ kind: "turn" }];
  else openTurn(state, phase);
}

/** The turn has begun and its steps are done up to the wanted one. */
function openTurn(state: State, phase: string): void {
  const marks = state.players.map(({ since, added }) => ({ since, added }));
  beginTurn(state, SILENT);
  for (const [player, mark] of marks.entries()) Object.assign(at(state.players, player), mark);
  dropUntil(state, NEXT[phase] ?? "refresh");
  if (phase === "slot") state.phase = "play";
  if (phase === "tea") state.phase = "tea";
}

function dropUntil(state: State, kind: Step["kind"]): void {
  while (state.agenda.length > 0 && state.agenda.at(-1)?.kind !== kind) state.agenda.pop();
}

/** After the third turn: the chapter is scored next, or has been and gave nothing. */
function openEnd(state: State, phase: string): void {
  state.phase = "tea";
  endTurn(state);
  if (phase === "scoring") return;
  state.phase = "chapter end";
  state.agenda = [];
  state.scored.push(state.players.map(() => [0, 0] as const));
  scoreVp(state, SILENT);
  if (phase === "abilities") return;
  const isLast = state.chapter === 2;
  if (isLast !== (phase === "final"))
    throw new InputError("phase", "Cleaning follows chapters 1 and 2, the final scoring chapter 3.", [
      "position",
      "phase",
    ]);
  dropUntil(state, isLast ? "quest" : "clean");
}
