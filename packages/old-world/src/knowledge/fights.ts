import { at } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import type { Ability } from "../data/index.ts";
import { abilityNamed } from "../effects/names.ts";
import { withCard } from "../fight/combo.ts";
import type { ComboCard } from "../state-fight.ts";
import { type Arena, arenaOf, bestWorth, exactWorth, specializationOf } from "./arena.ts";
import { attackLoss } from "./attacks.ts";
import { cardWorth, mixOf } from "./cards.ts";
import { effectsWorth } from "./effects.ts";
import { duelChance } from "./odds.ts";
import { abilitiesOf, cardOf, cardsOf, contenderOf, monsterNumber, type Scene } from "./scene.ts";
import { withEffects, withoutCard } from "./try-effects.ts";
import { BET, KEPT_ABILITY, KEPT_POTION, KNOCK_OUT } from "./worth.ts";

type Choices = readonly OldWorldChoice[];
type Rates = readonly number[];

/** DP-44: the best combo that goes on with this card, or ends here. */
export function rateCombo(scene: Scene, laid: readonly ComboCard[], choices: Choices): Rates {
  const arena = arenaOf(scene);
  return choices.map((choice) => {
    if (choice.kind !== "lay") return exactWorth(arena, laid);
    const { card, extension = 0, free = false } = choice;
    return bestWorth(arena, withCard(laid, cardOf(scene.box, card), extension - 1, free));
  });
}

/** DP-40: what the turn is worth with it, beyond what it would be worth later. */
export function rateStepOne(scene: Scene, choices: Choices): Rates {
  const arena = arenaOf(scene);
  const plain = bestWorth(arena);
  // Nothing more is needed where the combo ends the fight.
  if (plain >= KNOCK_OUT / 2) return choices.map(({ kind }) => (kind === "goOn" ? plain : 0));
  return choices.map((choice) => {
    switch (choice.kind) {
      case "potion":
        return potionWorth(arena, choice.potion, choice.with);
      case "specialization":
        return bestWorth(withEffects(arena, specializationOf(scene, choice.level))) - KEPT_ABILITY;
      case "use": {
        const { cost, effects } = abilityOf(scene, choice);
        return bestWorth(withEffects(withEffects(arena, cost), effects)) - KEPT_ABILITY;
      }
      default:
        return plain;
    }
  });
}

function potionWorth(arena: Arena, id: string, trophy: number | undefined): number {
  const { box } = arena.scene;
  const { cost, effects, drawback } = at(box.potions, box.potionOf.get(id) ?? 0);
  if (trophy === undefined)
    return bestWorth(withEffects(withEffects(withEffects(arena, cost), effects), drawback)) - KEPT_POTION;
  const extra = at(box.abilities, trophy).ability.effects.filter(({ op }) => op !== "freePotion");
  return bestWorth(withEffects(withEffects(arena, effects), extra)) - KEPT_POTION;
}

type Use = Extract<OldWorldChoice, { readonly kind: "use" }>;

function abilityOf(scene: Scene, choice: Use): Ability {
  const number = abilityNamed(scene.box, abilitiesOf(scene, scene.me), choice);
  return at(scene.box.abilities, number).ability;
}

/** DP-39: used if it brings more than it costs. */
export function rateAbilities(scene: Scene, choices: Choices): Rates {
  return choices.map((choice) => {
    if (choice.kind !== "use") return 0;
    const { cost, effects } = abilityOf(scene, choice);
    return effectsWorth(effects) + effectsWorth(cost);
  });
}

/** DP-45, DP-46. */
export function rateSpecialization(scene: Scene, choices: Choices): Rates {
  return choices.map((choice) =>
    choice.kind === "specialization" ? 0.1 + effectsWorth(specializationOf(scene, choice.level)) : 0,
  );
}

/** DP-49 and all discards in a fight: the hand card that is missed least. */
export function rateWounds(scene: Scene, choices: Choices): Rates {
  const arena = arenaOf(scene);
  return choices.map((choice) =>
    choice.kind === "discard" || choice.kind === "remove"
      ? withoutCard(arena, cardOf(scene.box, choice.card))
      : 0,
  );
}

/** DP-48: the card that is worth more first; a returned card would be the next discard anyway. */
export function rateSpecials(choices: Choices): Rates {
  return choices.map(({ kind }) => (kind === "takeTop" ? 1 : 0));
}

/** DP-50: the half that costs the fighting witcher more, by the fight cards nobody has seen. */
export function rateAttacks(scene: Scene, choices: Choices): Rates {
  const { view, box } = scene;
  const { fight } = view;
  if (fight?.monster === undefined) return choices.map(() => 0);
  const { level } = at(box.monsters, monsterNumber(box, fight.monster));
  const { attributes } = at(view.players, fight.attacker);
  return choices.map((choice) => {
    if (choice.kind !== "attack") return 0;
    const cards = choice.card === undefined ? view.fightCards : [choice.card];
    let sum = 0;
    for (const id of cards)
      sum += attackLoss(at(box.fightCards, box.fightCardOf.get(id) ?? 0)[choice.attack], level, attributes);
    return sum / Math.max(1, cards.length);
  });
}

/** The order is always chosen. */
const LEAVE = -100;

/** DP-47, DP-53: of the opponent's cards the worst for us go, and the best for us come first. */
export function rateSeen(scene: Scene, choices: Choices): Rates {
  const worth = (id: string): number => opposingWorth(scene, id);
  return choices.map((choice) => {
    if (choice.kind === "discardSeen") return worth(choice.card);
    return choice.kind === "putOnTop" ? -worth(choice.card) : LEAVE;
  });
}

function opposingWorth({ view, box, me }: Scene, id: string): number {
  const attack = box.fightCardOf.get(id);
  if (attack === undefined) return cardWorth(box, cardOf(box, id), mixOf(box, []));
  const monster = view.fight?.monster;
  const level = monster === undefined ? 1 : at(box.monsters, monsterNumber(box, monster)).level;
  const { charge, bite } = at(box.fightCards, attack);
  return Math.max(attackLoss(charge, level, me.attributes), attackLoss(bite, level, me.attributes));
}

/** DP-31: on the stronger one. */
export function rateBets(scene: Scene, choices: Choices): Rates {
  const { fight } = scene.view;
  if (fight?.defender === undefined) return choices.map(() => 0);
  const chance = duelChance(contenderOf(scene, fight.attacker), contenderOf(scene, fight.defender));
  return choices.map((choice) =>
    choice.kind === "bet" ? (choice.on === fight.attacker ? chance : 1 - chance) - BET : 0,
  );
}

/** The cards of a question about own cards, by what they are worth in the own deck. */
export function ownCardRates(scene: Scene, choices: Choices, sign: 1 | -1): Rates {
  const { box, seat } = scene;
  const mix = mixOf(box, cardsOf(scene, seat));
  return choices.map((choice) =>
    "card" in choice && choice.card !== undefined ? sign * cardWorth(box, cardOf(box, choice.card), mix) : 0,
  );
}
