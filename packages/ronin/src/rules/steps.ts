import { endWindow, openWindow } from "../abilities/windows.ts";
import { beginEffect } from "../effects/resolve.ts";
import type { Scribe } from "../events.ts";
import type { State, Step } from "../state.ts";
import { giveBonus, movePoints } from "./alliance.ts";
import { automaTea } from "./automa.ts";
import { clean, nextChapter, revealKept } from "./cleaning.ts";
import { askToDiscard, askToPlace, beginTurn, newOrder, nextPick, refresh } from "./draft.ts";
import { finish, fixQuests, revealQuests, scoreAlliances, scoreGold } from "./final.ts";
import { askToPlay, playSlot, reveal } from "./play.ts";
import { scoreVp, scoreXp } from "./score.ts";
import {
  beginGame,
  drawChapterCard,
  layBoards,
  laySupply,
  nameAutoma,
  offerCharacters,
  seatEverybody,
} from "./setup.ts";
import { endTurn, passTea, teaSlot } from "./tea.ts";
import { drawToHand } from "./zones.ts";

/** Does the next thing on the agenda. */
export function advance(state: State, scribe: Scribe): void {
  const step = state.agenda.pop();
  if (step !== undefined) run(state, scribe, step);
}

function run(state: State, scribe: Scribe, step: Step): void {
  switch (step.kind) {
    case "start":
      return seatEverybody(state, scribe);
    case "chapter-card":
      return drawChapterCard(state, scribe);
    case "supply":
      return laySupply(state, scribe);
    case "character":
      return offerCharacters(state, scribe, step);
    case "automa":
      return nameAutoma(state, scribe, step);
    case "board":
      return layBoards(state, scribe, step);
    case "ready":
      return beginGame(state, scribe);
    case "turn":
      return beginTurn(state, scribe);
    case "refresh":
      return refresh(state, scribe);
    case "pick":
      return nextPick(state, scribe, step);
    case "place":
      return askToPlace(state, scribe, step);
    case "window":
      return openWindow(state, step);
    case "new-order":
      return newOrder(state, scribe);
    case "commit":
      return askToPlay(state);
    case "reveal":
      return reveal(state, scribe);
    case "slot":
      return playSlot(state, step);
    case "effect":
      return beginEffect(state, scribe, step.work);
    case "draw":
      drawToHand(state, scribe, step.player, 1);
      return;
    case "discard":
      return askToDiscard(state, scribe, step);
    case "tea":
      return teaSlot(state, step);
    case "automa-tea":
      return automaTea(state, scribe, step);
    case "pairs":
      return passTea(state, scribe, step);
    case "points":
      return movePoints(state, scribe, step);
    case "bonus":
      return giveBonus(state, scribe, step);
    case "turn-end":
      return endTurn(state);
    case "score-xp":
      return scoreXp(state, scribe);
    case "score-vp":
      return scoreVp(state, scribe);
    case "end-window":
      return endWindow(state, step);
    case "clean":
      return clean(state, scribe);
    case "keep":
      return revealKept(state, scribe);
    case "next-pair":
      return nextChapter(state, scribe);
    case "quest":
      return fixQuests(state);
    case "quest-reveal":
      return revealQuests(state, scribe);
    case "gold":
      return scoreGold(state, scribe);
    case "alliance":
      return scoreAlliances(state, scribe);
    case "result":
      return finish(state, scribe);
  }
}
