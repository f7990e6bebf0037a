import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { abilityChoices } from "./abilities/windows.ts";
import type { RoninChoice } from "./choice.ts";
import { CHARACTERS } from "./data/index.ts";
import { effectOf, eligiblePartners, measure } from "./effects/condition.ts";
import { namedPayment, paymentsOf, sourcesOf } from "./effects/payment.ts";
import { openTracks } from "./effects/result.ts";
import { bonusChoices } from "./rules/alliance.ts";
import { askOf } from "./rules/ask.ts";
import { neighbour, sideOfPartner } from "./rules/circle.ts";
import { keepChoices } from "./rules/cleaning.ts";
import { placeChoices, takeChoices } from "./rules/draft.ts";
import { questChoices } from "./rules/final.ts";
import { playChoices } from "./rules/play.ts";
import { automaChoices, boardChoices } from "./rules/setup.ts";
import { idsOf } from "./rules/zones.ts";
import type { Ask, State, Work } from "./state.ts";
import { playerOf } from "./state.ts";

/** Legal answers to the seat's open question, in canonical order. */
export function choicesOf(state: State, seat: Seat): readonly RoninChoice[] {
  const open = askOf(state, seat);
  return open === undefined ? [] : answersTo(state, open);
}

function answersTo(state: State, open: Ask): readonly RoninChoice[] {
  const { seat } = open;
  switch (open.kind) {
    case "character":
      return open.offer.map((character) => ({ kind: "character", character: at(CHARACTERS, character) }));
    case "automa":
      return automaChoices(state, open);
    case "board":
      return boardChoices(state, open);
    case "place":
      return placeChoices(state);
    case "take":
      return takeChoices(state, seat);
    case "discard":
      return idsOf(state, playerOf(state, seat).hand).map((card) => ({ kind: "discard", card }));
    case "play":
      return playChoices(state, seat);
    case "ability":
      return abilityChoices(state, open);
    case "partner":
      return partnerChoices(state, open.work);
    case "lose":
      return lossChoices(state, open.work);
    case "track":
      return openTracks(state, seat).map((side) => ({
        kind: "track",
        side,
        partner: neighbour(state, seat, side),
        points: open.points,
      }));
    case "bonus":
      return bonusChoices(state, open);
    case "keep":
      return keepChoices(state, seat);
    case "quest":
      return questChoices(state);
  }
}

/** RO-13.10, with the level that each partner gives. */
function partnerChoices(state: State, work: Work): readonly RoninChoice[] {
  return eligiblePartners(state, work, effectOf(state, work).condition).map((partner) => ({
    kind: "partner",
    side: sideOfPartner(state, work.player, partner),
    partner,
    level: measure(state, { ...work, partner }).level,
  }));
}

/** RO-13.9, RO-13.19. */
function lossChoices(state: State, work: Work): readonly RoninChoice[] {
  const effect = effectOf(state, work);
  const sources = sourcesOf(state, work, effect.condition);
  return paymentsOf(sources, measure(state, work, effect).cost).map((amounts) => ({
    kind: "lose",
    ...namedPayment(state, work.player, sources, amounts),
  }));
}
