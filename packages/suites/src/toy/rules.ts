import { at, type Finality, remove, type Seat, shuffle, type Tell } from "@medallion/kernel";
import { cardOf } from "./cards.ts";
import { hideAnew, moveHidden, see, uncover } from "./hiding.ts";
import { ask } from "./questions.ts";
import { winnersOf } from "./score.ts";
import { DEALT, EXCHANGES, type State, type Step, type ToyChoice, type ToyEvent } from "./state.ts";

const DECK_STREAM = 0;

export function choose(state: State, seat: Seat, choice: ToyChoice, tell?: Tell<ToyEvent>): Finality {
  if (choice.kind === "show") return show(state, seat, tell);
  state.open[seat] = null;
  switch (choice.kind) {
    case "done":
      return "open";
    case "exchange":
      at(state.marked, seat).push(choice.card);
      if (at(state.marked, seat).length < EXCHANGES[state.options.mode]) ask(state, seat, "exchange");
      return "open";
    case "play":
      remove(at(state.hands, seat), choice.card);
      tell?.({ event: { kind: "played", seat, card: choice.card }, to: "all" });
      state.agenda.push({ kind: "turn", seat: after(state, seat) });
      lay(state, seat, choice.card);
      return "open";
    case "pass":
      state.passed[seat] = true;
      tell?.({ event: { kind: "passed", seat }, to: "all" });
      state.agenda.push({ kind: "turn", seat: after(state, seat) });
      return "open";
    case "blow":
      blow(state, choice.seat, tell);
      return "open";
  }
}

/** Runs the next step of the agenda; nothing while somebody owes an answer or when the game is over. */
export function advance(state: State, tell?: Tell<ToyEvent>): Finality | undefined {
  if (state.ended || state.open.some((open) => open !== null)) return undefined;
  const step = state.agenda.pop();
  if (step === undefined) throw new Error("the agenda is empty and nobody is asked");
  return run(state, step, tell);
}

function run(state: State, step: Step, tell?: Tell<ToyEvent>): Finality {
  switch (step.kind) {
    case "deal":
      return deal(state, tell);
    case "exchange":
      return exchange(state, tell);
    case "turn":
      return turn(state, step.seat);
    case "draw":
      return draw(state, step.seat, tell);
    case "peek":
      return peek(state, step.seat, tell);
    case "call":
      return call(state, step.seat, tell);
    case "gust":
      if (state.rows.some((row, seat) => seat !== step.seat && row.length > 0))
        ask(state, step.seat, "target");
      return "open";
    case "renew":
      return renew(state, tell);
    case "score":
      state.ended = true;
      tell?.({ event: { kind: "ended", winners: winnersOf(state) }, to: "all" });
      return "final";
  }
}

function deal(state: State, tell?: Tell<ToyEvent>): Finality {
  const { mode, patrons } = state.options;
  tell?.({ event: { kind: "started", mode, patrons }, to: "all" });
  shuffle(state.random, DECK_STREAM, state.deck);
  for (const [seat, hand] of state.hands.entries()) {
    hand.push(...state.deck.splice(0, DEALT[mode]));
    const others: ToyEvent = { kind: "handDealt", seat, count: hand.length };
    tell?.({ event: { kind: "dealt", seat, cards: hand.slice() }, to: [seat], others });
  }
  hideAnew(state, [...state.hands.flat(), ...state.deck]);
  state.agenda.push({ kind: "exchange" });
  for (const seat of state.hands.keys()) ask(state, seat, "exchange");
  return "final";
}

/** All exchange at once; everything is hidden anew, so that nobody can count what another exchanged. */
function exchange(state: State, tell?: Tell<ToyEvent>): Finality {
  const returned = state.marked.map((cards) => cards.slice().sort(byNumber));
  for (const [seat, cards] of returned.entries()) {
    for (const card of cards) remove(at(state.hands, seat), card);
    state.deck.push(...cards);
    state.marked[seat] = [];
  }
  shuffle(state.random, DECK_STREAM, state.deck);
  for (const [seat, hand] of state.hands.entries()) {
    const back = at(returned, seat);
    const drawn = state.deck.splice(0, back.length);
    hand.push(...drawn);
    shuffle(state.random, DECK_STREAM, hand);
    const others: ToyEvent = { kind: "exchangedHidden", seat };
    tell?.({ event: { kind: "exchanged", seat, returned: back, drawn }, to: [seat], others });
  }
  hideAnew(state, [...state.hands.flat(), ...state.deck]);
  state.agenda.push({ kind: "turn", seat: 0 });
  return "final";
}

/** Asks the next seat from `first` on that still holds cards and has not passed; without one the game is scored. */
function turn(state: State, first: Seat): Finality {
  const count = state.hands.length;
  for (let i = 0; i < count; i++) {
    const seat = (first + i) % count;
    if (at(state.passed, seat) || at(state.hands, seat).length === 0) continue;
    ask(state, seat, "turn");
    return "open";
  }
  state.agenda.push({ kind: "score" });
  return "open";
}

function lay(state: State, seat: Seat, card: number): void {
  uncover(state, card);
  at(state.rows, seat).push(card);
  const ability = cardOf(card).ability;
  if (ability !== undefined) state.agenda.push({ kind: ability, seat });
}

function draw(state: State, seat: Seat, tell?: Tell<ToyEvent>): Finality {
  const card = state.deck.shift();
  if (card === undefined) return "open";
  at(state.hands, seat).push(card);
  moveHidden(state, card);
  tell?.({ event: { kind: "drew", seat, card }, to: [seat], others: { kind: "drewHidden", seat } });
  return "final";
}

function peek(state: State, seat: Seat, tell?: Tell<ToyEvent>): Finality {
  const card = state.deck[0];
  if (card === undefined) return "open";
  see(state, seat, card);
  tell?.({ event: { kind: "peeked", seat, card }, to: [seat], others: { kind: "peekedHidden", seat } });
  return "final";
}

function call(state: State, seat: Seat, tell?: Tell<ToyEvent>): Finality {
  const card = state.deck.shift();
  if (card === undefined) return "open";
  tell?.({ event: { kind: "called", seat, card }, to: "all" });
  lay(state, seat, card);
  return "final";
}

function renew(state: State, tell?: Tell<ToyEvent>): Finality {
  tell?.({ event: { kind: "renewed", count: state.discard.length }, to: "all" });
  state.deck.push(...state.discard.splice(0));
  shuffle(state.random, DECK_STREAM, state.deck);
  hideAnew(state, state.deck);
  return "final";
}

/** The highest lantern of the row goes out, the last laid among equals. */
function blow(state: State, seat: Seat, tell?: Tell<ToyEvent>): void {
  const row = at(state.rows, seat);
  const highest = Math.max(...row.map((card) => cardOf(card).value));
  const place = row.findLastIndex((card) => cardOf(card).value === highest);
  const card = at(row, place);
  row.splice(place, 1);
  state.discard.push(card);
  tell?.({ event: { kind: "blown", seat, card }, to: "all" });
}

function show(state: State, seat: Seat, tell?: Tell<ToyEvent>): Finality {
  state.shown[seat] = true;
  const cards = at(state.hands, seat).slice();
  for (const card of cards) see(state, null, card);
  tell?.({ event: { kind: "shown", seat, cards }, to: "all" });
  return "final";
}

function after(state: State, seat: Seat): Seat {
  return (seat + 1) % state.hands.length;
}

function byNumber(a: number, b: number): number {
  return a - b;
}
