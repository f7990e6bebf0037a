import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { COMPONENTS, NEIGHBOURS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { Quest, State } from "../state.ts";
import { playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import type { Asked } from "./kinds.ts";
import { actionOffered, useAction } from "./locations.ts";
import { canPayMove, keptMoveChoices, useKeptMove } from "./moves.ts";
import { startPokerWith } from "./poker.ts";
import { toAll } from "./tell.ts";

/** OW-5.2; the menu comes back after everything that is done in it. */
export function openPhaseOne(state: State): void {
  if (state.turn.skip) return;
  state.phase = "one";
  ask(state, state.active, { kind: "phaseOne" });
}

const END: OldWorldChoice = { kind: "endPhase" };
const MOVES: readonly OldWorldChoice[] = COMPONENTS.locations.map(({ number }) => ({
  kind: "move",
  to: number,
}));
const ACTIONS: readonly OldWorldChoice[] = COMPONENTS.locations.map(({ number, action }) => ({
  kind: "action",
  action,
  at: number,
}));

/** DP-10. */
export function phaseOneChoices(state: State, { seat }: Asked<"phaseOne">): readonly OldWorldChoice[] {
  const player = playerOf(state, seat);
  const choices: OldWorldChoice[] = [END];
  if (player.hand.length > 0)
    for (const place of at(NEIGHBOURS, player.at))
      if (canPayMove(state, seat, place)) choices.push(at(MOVES, place));
  if (player.kept.length > 0) choices.push(...keptMoveChoices(state, seat));
  if (!state.turn.moved) return choices;
  if (actionOffered(state)) choices.push(at(ACTIONS, player.at));
  for (const [other] of state.players.entries())
    if (canPlayPoker(state, seat, other)) choices.push({ kind: "poker", with: other });
  for (const quest of player.quests)
    if (canResolve(state, seat, quest)) choices.push(questChoice(state, quest));
  return choices;
}

/** OW-5.16. */
function canPlayPoker(state: State, seat: Seat, other: Seat): boolean {
  if (other === seat || state.turn.played.includes(other)) return false;
  const player = playerOf(state, seat);
  const opponent = playerOf(state, other);
  const stake = COMPONENTS.constants.pokerStake;
  return opponent.at === player.at && player.gold >= stake && opponent.gold >= stake;
}

/** OW-5.18, OW-5.19, OW-8.12. */
function canResolve(state: State, seat: Seat, quest: Quest): boolean {
  return quest.ready && playerOf(state, seat).gold >= questGold(state, quest);
}

function questGold(state: State, { quest }: Quest): number {
  return at(boxOf(state).quests, quest).effect.pay ?? 0;
}

function questChoice(state: State, quest: Quest): OldWorldChoice {
  const box = boxOf(state);
  const { id } = at(box.stories, at(box.quests, quest.quest).story);
  return { kind: "quest", story: id, gold: questGold(state, quest) };
}

export function answerPhaseOne(
  state: State,
  scribe: Scribe,
  { seat }: Asked<"phaseOne">,
  choice: OldWorldChoice,
): void {
  if (choice.kind === "endPhase") return;
  state.agenda.push({ do: "phaseOne" });
  switch (choice.kind) {
    case "move":
      scribe.tell?.(toAll({ kind: "setOut", seat, to: choice.to }));
      return ask(state, seat, { kind: "movePayment", to: choice.to, first: -1 });
    case "keptMove":
      return useKeptMove(state, scribe, seat, choice);
    case "action":
      return useAction(state, scribe);
    case "poker":
      return startPokerWith(state, scribe, choice.with);
    case "quest":
      state.agenda.push({ do: "resolveQuest", at: questNamed(state, seat, choice.story) });
  }
}

function questNamed(state: State, seat: Seat, story: string): number {
  const box = boxOf(state);
  return playerOf(state, seat).quests.findIndex(
    ({ quest }) => at(box.stories, at(box.quests, quest).story).id === story,
  );
}
