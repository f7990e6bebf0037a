import type { RowName } from "../cards/row.ts";
import { ROWS } from "../cards/row.ts";
import type { GwentChoice } from "../choices.ts";
import type { Scribe } from "../events.ts";
import type { Ask, State } from "../state.ts";
import { cardOf, playerOf, tableOf } from "../state.ts";
import { revive } from "./abilities.ts";
import { askOf, close } from "./ask.ts";
import { enter } from "./enter.ts";
import { discard, fillFromDeck, search } from "./leader-steps.ts";
import { peek, playCopy, playNamed, stealFrom, take } from "./leaders.ts";
import { exchange, finishMulligan, nameStarter } from "./start.ts";
import { pickDeck } from "./tournament.ts";
import { takeTurn } from "./turn.ts";

/** Applies a legal answer to the seat's open question. */
export function answerAsk(state: State, scribe: Scribe, seat: number, choice: GwentChoice): void {
  const open = askOf(state, seat);
  if (open === undefined) throw new Error(`seat ${seat} owes no answer`);
  close(state, seat);
  apply(state, scribe, open, choice);
}

function apply(state: State, scribe: Scribe, open: Ask, choice: GwentChoice): void {
  const { seat } = open;
  switch (choice.kind) {
    case "pass":
    case "leader":
    case "play":
      return takeTurn(state, scribe, seat, choice);
    case "keep":
      return finishMulligan(state, seat);
    case "exchange":
      return exchange(state, scribe, seat, cardOf(state, choice.card));
    case "start":
      return nameStarter(state, scribe, choice.seat, "scoiatael");
    case "revive":
      return revive(state, seat, cardOf(state, choice.card));
    case "decline":
      return;
    case "row":
      return chooseRow(state, scribe, open, choice.row);
    case "send":
      if (open.kind === "opponent") enter(state, scribe, { ...open, player: seat, side: choice.against });
      return;
    case "look":
      return peek(state, scribe, seat, choice.at);
    case "rob":
      return stealFrom(state, scribe, seat, choice.from);
    case "take": {
      const side = open.kind === "steal" ? open.side : playerOf(state, seat).side;
      return take(state, scribe, seat, side, cardOf(state, choice.card));
    }
    case "fetch":
      return fetch(state, scribe, open, choice.id);
    case "discard":
      return discard(state, scribe, seat, cardOf(state, choice.card));
    case "deck":
      return pickDeck(state, scribe, seat, choice.place);
  }
}

function chooseRow(state: State, scribe: Scribe, open: Ask, name: RowName): void {
  const row = ROWS.indexOf(name);
  if (open.kind === "row") enter(state, scribe, { ...open, player: open.seat, row });
  if (open.kind === "slot") fillFromDeck(state, scribe, open.seat, cardOf(state, open.card), row);
}

function fetch(state: State, scribe: Scribe, open: Ask, id: string): void {
  const kind = tableOf(state).kindOf.get(id);
  if (kind === undefined) throw new Error(`there is no card ${id}`);
  if (open.kind === "weather") playNamed(state, scribe, open.seat, kind);
  if (open.kind === "bond") playCopy(state, open.seat, kind);
  if (open.kind === "search") search(state, scribe, open.seat, kind);
}
