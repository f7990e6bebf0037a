import { copyRandom } from "@medallion/kernel";
import type { Player, State } from "./state.ts";

/** Hand-written because search copies states all the time. Steps, questions and results are never changed in place. */
export function copyState(state: State): State {
  const copy: State = {
    options: state.options,
    random: copyRandom(state.random),
    agenda: state.agenda.slice(),
    asks: state.asks.slice(),
    asked: state.asked.slice(),
    phase: state.phase,
    chapterCard: state.chapterCard,
    chapter: state.chapter,
    turn: state.turn,
    pair: state.pair,
    circle: state.circle.slice(),
    order: state.order.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    rows: state.rows.slice(),
    spots: state.spots.slice(),
    hasty: state.hasty.slice(),
    seen: state.seen.slice(),
    batches: state.batches.slice(),
    shuffles: state.shuffles,
    sides: state.sides.slice(),
    markers: state.markers.slice(),
    players: state.players.map(copyPlayer),
    decisions: state.decisions.slice(),
    scored: state.scored.slice(),
    revealed: state.revealed,
  };
  if (state.declared !== undefined) Object.assign(copy, { declared: state.declared });
  if (state.ranking !== undefined) copy.ranking = state.ranking.slice();
  return copy;
}

function copyPlayer(player: Player): Player {
  return {
    character: player.character,
    hand: player.hand.slice(),
    timeline: player.timeline.slice(),
    covered: player.covered.slice(),
    since: player.since,
    added: player.added,
    pool: player.pool.slice(),
    xp: player.xp,
    gold: player.gold,
    vp: player.vp,
    xpFrom: player.xpFrom.slice(),
    vpFrom: player.vpFrom.slice(),
    abilities: player.abilities.slice(),
    borrowed: player.borrowed.slice(),
    taken: player.taken.slice(),
    peeked: player.peeked,
    chosen: player.chosen.slice(),
    quest: player.quest,
    keeps: player.keeps,
    host: player.host,
    passed: player.passed,
  };
}
