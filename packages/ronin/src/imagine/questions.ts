import type { Random } from "@medallion/kernel";
import { B_SIDES } from "../box.ts";
import { CHARACTERS } from "../data/index.ts";
import { ask } from "../rules/ask.ts";
import { choosesKeep } from "../rules/cleaning.ts";
import { choosesPlay } from "../rules/play.ts";
import type { Ask, State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { View } from "../view.ts";
import { mix } from "./mix.ts";

/** How many boards or characters are offered at a time. */
const OFFERED = 2;

/** Own questions are as they are, offers to others are made up; where all choose in secret, any other may still owe. */
export function openQuestions(state: State, view: View, random: Random): void {
  const own = view.seat === null ? undefined : view.players[view.seat]?.asked;
  if (view.seat !== null) state.asked[view.seat] = own ?? 0;
  state.asks = view.asks.map((open) => {
    if (open.seat === view.seat) return open;
    state.asked[open.seat] = 1;
    return imaginedOffer(state, { ...open, id: 1 }, random);
  });
  askSecretly(state, view);
}

function imaginedOffer(state: State, open: Ask, random: Random): Ask {
  if (open.kind === "character") {
    const taken = new Set(state.players.map(({ character }) => character));
    return {
      ...open,
      offer: offerOf(
        [...CHARACTERS.keys()].filter((one) => !taken.has(one)),
        random,
      ),
    };
  }
  if (open.kind === "board" && !open.open)
    return {
      ...open,
      offer: offerOf(
        B_SIDES.filter((side) => !state.sides.includes(side)),
        random,
      ),
    };
  return open;
}

function offerOf(list: readonly number[], random: Random): readonly number[] {
  return mix([...list], random)
    .slice(0, OFFERED)
    .sort((a, b) => a - b);
}

/** The step that waits for all answers tells what was asked. */
function askSecretly(state: State, view: View): void {
  const waiting = state.agenda.at(-1)?.kind;
  for (let seat = 0; seat < state.options.humans; seat++) {
    if (seat === view.seat) continue;
    const owner = playerOf(state, seat);
    if (waiting === "reveal") {
      if (choosesPlay(state, seat)) ask(state, { kind: "play", seat });
      else owner.chosen = owner.hand.slice();
    } else if (waiting === "keep") {
      if (choosesKeep(state, seat)) ask(state, { kind: "keep", seat });
      else owner.chosen = owner.timeline.slice();
    } else if (waiting === "quest-reveal") {
      ask(state, { kind: "quest", seat });
    }
  }
  state.asks.sort((one, other) => one.seat - other.seat);
}
