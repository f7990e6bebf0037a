import type { Seat } from "@medallion/kernel";
import { declineAbility, useAbility } from "../abilities/windows.ts";
import { boxOf, symbolIndex } from "../box.ts";
import type { RoninChoice } from "../choice.ts";
import { CHARACTERS } from "../data/index.ts";
import { payChosen, weighEffect } from "../effects/resolve.ts";
import type { Scribe } from "../events.ts";
import type { Ask, State } from "../state.ts";
import { queuePoints, takeBonus } from "./alliance.ts";
import { askOf, close } from "./ask.ts";
import { boardOf } from "./circle.ts";
import { discardCard, takeDeckSpot, takePeeked, takeRow } from "./draft.ts";
import { chooseQuest } from "./final.ts";
import { commit } from "./play.ts";
import { giveCharacter, layBoard } from "./setup.ts";
import { cardNamed } from "./zones.ts";

/** Applies a legal answer to the seat's open question. */
export function answerAsk(state: State, scribe: Scribe, seat: Seat, choice: RoninChoice): void {
  const open = askOf(state, seat);
  if (open === undefined) throw new Error(`seat ${seat} owes no answer`);
  close(state, seat);
  apply(state, scribe, open, choice);
}

/** The kinds of an answer belong to one kind of question each, but for those of a bonus and an ability. */
function apply(state: State, scribe: Scribe, open: Ask, choice: RoninChoice): void {
  const { seat } = open;
  switch (choice.kind) {
    case "character":
      return giveCharacter(state, scribe, seat, CHARACTERS.indexOf(choice.character));
    case "automa":
      return giveCharacter(state, scribe, choice.player, CHARACTERS.indexOf(choice.character));
    case "board":
      if (open.kind === "board")
        layBoard(state, scribe, open.board, boxOf(state).sideOf.get(choice.board) ?? -1);
      return;
    case "deck":
      return takeDeckSpot(state, scribe, seat);
    case "row":
      return takeRow(state, scribe, seat, choice.row);
    case "take":
      return takePeeked(state, scribe, seat, choice.cards);
    case "discard":
      return discardCard(state, scribe, seat, cardNamed(state, choice.card));
    case "play":
    case "keep":
      return commit(state, scribe, seat, choice);
    case "decline":
      if (open.kind === "ability") declineAbility(state, scribe, open);
      return;
    case "use":
      if (open.kind === "ability") useAbility(state, scribe, open, choice);
      return;
    case "partner":
      if (open.kind === "partner") weighEffect(state, scribe, { ...open.work, partner: choice.partner });
      return;
    case "lose":
      if (open.kind === "lose") payChosen(state, scribe, open.work, choice);
      return;
    case "track":
      return queuePoints(state, boardOf(state, seat, choice.side), choice.points);
    case "quest":
      return chooseQuest(state, scribe, seat, symbolIndex(choice.symbol));
    case "ability-card":
    case "xp":
    case "draw":
    case "symbols":
      if (open.kind === "bonus") takeBonus(state, scribe, open, choice);
      return;
  }
}
