import type { Kind } from "../cards/table.ts";
import type { Card, State } from "../state.ts";
import { tableOf } from "../state.ts";
import type { CardView, View } from "../view.ts";
import { visibleCards } from "../view.ts";

/** A state in the making. Gives every card its number: those that are seen first, in a solo match the numbers they bear. */
export class World {
  readonly state: State;
  private readonly free: Card[] = [];
  private readonly kindOf: ReadonlyMap<string, Kind>;

  constructor(state: State, view: View) {
    this.state = state;
    if (view.declared !== undefined) Object.assign(state, { declared: view.declared });
    this.kindOf = tableOf(state).kindOf;
    const taken = numbersIn(view);
    const highest = Math.max(0, ...taken);
    state.kinds = Array<Kind>(highest + 1).fill(-1);
    state.holders = Array<number>(highest + 1).fill(-1);
    state.refs = Array<number>(highest + 1).fill(0);
    for (let card = highest; card > 0; card--) if (!taken.has(card)) this.free.push(card);
  }

  kind(id: string): Kind {
    const kind = this.kindOf.get(id);
    if (kind === undefined) throw new Error(`there is no card ${id}`);
    return kind;
  }

  seen(card: CardView): Card {
    return this.put(card.number ?? this.state.kinds.length, card.id, card.by, card.card);
  }

  hidden(id: string, holder: number): Card {
    return this.put(this.free.pop() ?? this.state.kinds.length, id, holder, 0);
  }

  private put(card: Card, id: string, holder: number, ref: number): Card {
    this.state.kinds[card] = this.kind(id);
    this.state.holders[card] = holder;
    this.state.refs[card] = ref;
    return card;
  }
}

/** The numbers of the cards in sight; only a solo match tells them. */
function numbersIn(view: View): ReadonlySet<Card> {
  if (view.automaton === undefined) return NO_NUMBERS;
  return new Set(visibleCards(view).map((card) => card.number ?? 0));
}

const NO_NUMBERS: ReadonlySet<Card> = new Set();

/** In a solo match the automaton is the player who is no seat. */
export function isSeat(view: View, player: number): boolean {
  return view.automaton === undefined || player === 0;
}
