import { boxOf } from "../box.ts";
import type { Scribe } from "../events.ts";
import { combatDraw } from "../rules/attributes.ts";
import { toAll } from "../rules/tell.ts";
import { drawCards, idsOf, takeOpenly } from "../rules/zones.ts";
import type { Card, State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { Fighter } from "../state-fight.ts";
import { acting, fightOf, lifeOf } from "./facts.ts";
import { knockOut } from "./knock-out.ts";
import { refillTotal } from "./totals.ts";

/** Step 4: refill, then the combo is discarded (OW-11.17, OW-11.18). */
export function refill(state: State, scribe: Scribe): void {
  const fighter = acting(state);
  fightOf(state).step = 4;
  const due = refillTotal(boxOf(state), fighter, combatDraw(state, fighter.seat));
  for (const { card, returns } of fighter.combo) if (returns === true) takeOpenly(state, fighter.seat, card);
  if (due > 0) drawCards(state, scribe, fighter.seat, due);
  discardCombo(state, scribe, fighter);
}

/** In the order played, so that the last card ends on top. */
export function discardCombo(state: State, scribe: Scribe, fighter: Fighter): void {
  const cards: Card[] = [];
  for (const { card, returns } of fighter.combo) if (returns !== true) cards.push(card);
  fighter.combo = [];
  if (cards.length === 0) return;
  const { discard } = playerOf(state, fighter.seat);
  for (const card of cards) discard.push(card);
  if (scribe.tell !== undefined)
    scribe.tell(toAll({ kind: "comboDiscarded", seat: fighter.seat, cards: idsOf(state, cards) }));
}

/** OW-10.6: whoever has played the last cards and got none back is knocked out. */
export function checkLastCards(state: State, scribe: Scribe): void {
  const { seat } = acting(state);
  if (lifeOf(state, seat) === 0) knockOut(state, scribe, seat);
}
