import { at } from "@medallion/kernel";
import type { SideView, View } from "../view.ts";
import type { World } from "./world.ts";

/** Lays out what is open to the viewer: the battlefield, the rounds before, the standing of a tournament. */
export function copyTable(world: World, view: View): void {
  const { state } = world;
  state.agenda = view.agenda.slice();
  state.phase = view.phase;
  state.round = view.round;
  state.starter = view.starter;
  state.turn = view.turn;
  state.lastPasser = view.lastPasser;
  state.acted = view.acted;
  state.spiesDoubled = view.spiesDoubled;
  state.restoreAtRandom = view.restoreAtRandom;
  state.shown = view.shown;
  state.rounds = [...view.rounds];
  if (view.winners !== undefined) state.winners = [...view.winners];
  for (const [side, seen] of view.sides.entries()) copySide(world, side, seen);
  state.weather = view.weather.map((card) => world.seen(card));
  state.limbo = view.limbo.map((card) => world.seen(card));
  state.removed = view.removed.map((card) => world.seen(card));
  copyTournament(world, view);
}

function copySide(world: World, side: number, seen: SideView): void {
  const { state } = world;
  const field = at(state.sides, side);
  for (const [row, rowSeen] of seen.rows.entries()) {
    field.rows[row] = rowSeen.cards.map((card) => world.seen(card));
    const { slot } = rowSeen;
    field.slots[row] = slot === undefined ? 0 : slot === "leader" ? -1 : world.seen(slot);
  }
  field.pile = seen.pile.map((card) => world.seen(card));
  field.gems = seen.gems;
  field.points = seen.points;
  field.halfWeather = seen.halfWeather;
  field.kept = seen.kept.map((ref) => state.refs.indexOf(ref));
  field.due = seen.due.map((id) => world.kind(id));
}

function copyTournament(world: World, view: View): void {
  if (view.tournament === undefined) return;
  const { wins, picks, next, out, first, game, decks } = view.tournament;
  const revealed = decks.map((list) => list.map((deck) => deck.seen.map((id) => world.kind(id))));
  world.state.tournament = {
    wins: [...wins],
    picks: [...picks],
    next: [...next],
    out: out.map((places) => [...places]),
    first,
    game,
    revealed,
  };
}
