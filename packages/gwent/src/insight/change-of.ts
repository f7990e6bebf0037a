import type { RowName } from "../cards/row.ts";
import type { Kind } from "../cards/table.ts";
import { SPECIAL, SPY } from "../cards/table.ts";
import type { GwentChoice } from "../choices.ts";
import { takeable } from "../rules/leaders.ts";
import type { Ask } from "../state.ts";
import { playerOf } from "../state.ts";
import { gainOf, gainWithBears, rowOf } from "./board.ts";
import type { Change } from "./change.ts";
import { add, noChange } from "./change.ts";
import { int, kindOf } from "./faces.ts";
import type { Move } from "./judge.ts";
import { bestOf, useLeader } from "./leader.ts";
import { bringWeather, playRevived, playSpecial, playUnit, weakestRival } from "./plays.ts";
import type { Standing } from "./standing.ts";

const PASS: Move = { kind: -1, leader: false, passes: true, calls: false };
const NOTHING: Move = { kind: -1, leader: false, passes: false, calls: false };
const LEADER: Move = { ...NOTHING, leader: true };

/** What a choice does besides its change. */
export function moveOf(standing: Standing, choice: GwentChoice): Move {
  switch (choice.kind) {
    case "pass":
      return PASS;
    case "leader":
      return LEADER;
    case "play":
      return { kind: kindOf(standing.board.faces, choice.id), leader: false, passes: false, calls: true };
    case "discard":
      return { kind: kindOf(standing.board.faces, choice.id), leader: false, passes: false, calls: false };
    default:
      return NOTHING;
  }
}

/** What a choice brings at once, a further question in it answered well. */
export function changeOf(
  standing: Standing,
  open: Ask,
  choice: GwentChoice,
  change = noChange(standing.board.sides),
): Change {
  const { hand, state } = standing;
  switch (choice.kind) {
    case "leader":
      useLeader(standing, change);
      break;
    case "play":
      playCard(standing, choice, change);
      break;
    case "revive":
      playRevived(state, hand, kindOf(standing.board.faces, choice.id), change);
      break;
    case "take":
      change.back = kindOf(standing.board.faces, choice.id);
      break;
    case "rob":
      change.back = bestOf(state, hand, takeable(state, choice.from));
      break;
    case "fetch":
      fetch(standing, open, kindOf(standing.board.faces, choice.id), change);
      break;
    case "row":
      layIn(standing, open, kindOf(standing.board.faces, choice.id), PLACES[choice.row], change);
      break;
    case "send":
      sendSpy(standing, kindOf(standing.board.faces, choice.id), choice.against, change);
      break;
    default:
      break;
  }
  return change;
}

const PLACES: Readonly<Record<RowName, number>> = { close: 0, ranged: 1, siege: 2 };

function playCard(standing: Standing, choice: GwentChoice & { kind: "play" }, change: Change): void {
  const { board, hand, state, side } = standing;
  const { faces } = board;
  const kind = kindOf(standing.board.faces, choice.id);
  const flags = int(faces.flags, kind);
  const place = choice.row === undefined ? int(faces.row, kind) : PLACES[choice.row];
  if ((flags & SPECIAL) === 0) {
    const to = (flags & SPY) === 0 ? side : (choice.against ?? weakestRival(board, side));
    playUnit(state, hand, kind, place, to, change);
  } else {
    const target = choice.targetId === undefined ? -1 : kindOf(standing.board.faces, choice.targetId);
    playSpecial(state, hand, kind, place, target, change);
  }
}

function fetch({ board, hand, state, side }: Standing, open: Ask, kind: Kind, change: Change): void {
  if (open.kind === "weather") bringWeather(board, int(board.faces.weather, kind), change);
  else if (open.kind === "bond") playUnit(state, hand, kind, int(board.faces.row, kind), side, change);
  else change.back = kind;
}

function layIn({ board, seat, state }: Standing, open: Ask, kind: Kind, place: number, change: Change): void {
  const own = playerOf(state, seat).side;
  if (open.kind === "slot") add(change, own, gainWithBears(board, rowOf(board, own, place), -1));
  if (open.kind === "row") add(change, open.side, gainOf(board, rowOf(board, open.side, place), kind));
}

function sendSpy({ board, hand }: Standing, kind: Kind, to: number, change: Change): void {
  add(change, to, gainOf(board, rowOf(board, to, int(board.faces.row, kind)), kind));
  change.draws = Math.min(2, hand.deckSize);
}
