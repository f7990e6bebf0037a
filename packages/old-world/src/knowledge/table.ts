import { at } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import { ATTRIBUTES, COMPONENTS, TERRAINS } from "../data/index.ts";
import type { Ask } from "../state.ts";
import { NONE } from "../state.ts";
import { cardWorth, mixOf, ownWorth } from "./cards.ts";
import { effectsWorth } from "./effects.ts";
import { aimsOf, goldWorth, raiseWorth } from "./growth.ts";
import { Journey } from "./journey.ts";
import { winChance } from "./odds.ts";
import { cardOf, cardsOf, contenderOf, monsterNumber, type Scene } from "./scene.ts";
import { EXPLORE, KEEP, PAID_CARD, PAID_OPTION, POKER, PURGE } from "./worth.ts";

type Choices = readonly OldWorldChoice[];
type Rates = readonly number[];
type Asked<K extends Ask["kind"]> = Extract<Ask, { readonly kind: K }>;

/** What costs nothing and brings something is done before anything else. */
const AT_ONCE = 1000;
/** Never the way back from what was just chosen. */
const BACK = -1000;

/** DP-10. */
export function ratePhaseOne(scene: Scene, choices: Choices): Rates {
  const journey = new Journey(scene);
  const here = journey.here;
  return choices.map((choice) => {
    switch (choice.kind) {
      case "endPhase":
        return journey.stay();
      case "move":
        return journey.move(choice.to);
      case "keptMove":
        return journey.arrive(
          choice.to,
          choice.pay === "none" ? journey.all : journey.all & (journey.all - 1),
        );
      case "action": {
        const worth = journey.action(here);
        return worth > 0 ? AT_ONCE + worth : BACK;
      }
      case "poker":
        return journey.duel(choice.with) > EXPLORE ? BACK : AT_ONCE + POKER;
      case "quest":
        return AT_ONCE + 1 - goldWorth(choice.gold);
      default:
        return 0;
    }
  });
}

/** DP-11: with the cards that are left. */
export function ratePayments(scene: Scene, { to, first }: Asked<"movePayment">, choices: Choices): Rates {
  const journey = new Journey(scene);
  return choices.map((choice) => {
    if (choice.kind !== "pay") return BACK;
    const card = cardOf(scene.box, choice.card);
    if (choice.payment === "second") return journey.arrive(to, journey.without(first, card));
    const rest = journey.without(card);
    if (choice.payment === "gold") return journey.arrive(to, rest, 1);
    // The second of two cards will be the one that is missed least.
    if (choice.payment === "two") return journey.arrive(to, rest & (rest - 1));
    return journey.arrive(to, rest);
  });
}

export function rateKeptPayments(scene: Scene, to: number, choices: Choices): Rates {
  const journey = new Journey(scene);
  return choices.map((choice) =>
    choice.kind === "pay" ? journey.arrive(to, journey.without(cardOf(scene.box, choice.card))) : BACK,
  );
}

/** DP-21. */
export function rateRides(scene: Scene, choices: Choices): Rates {
  const journey = new Journey(scene);
  return choices.map((choice) => (choice.kind === "ride" ? journey.arrive(choice.to, 0) : 0));
}

/** DP-22. */
export function rateRideAction(scene: Scene, choices: Choices): Rates {
  const journey = new Journey(scene);
  return choices.map((choice) => (choice.kind === "action" ? journey.action(choice.at) - 0.01 : 0));
}

/** DP-30. */
export function ratePhaseTwo(scene: Scene, choices: Choices): Rates {
  const journey = new Journey(scene);
  return choices.map((choice) => {
    switch (choice.kind) {
      case "explore":
        return EXPLORE;
      case "fight":
        return journey.fight();
      case "duel":
        return journey.duel(choice.with);
      case "meditate":
        return journey.meditation();
      default:
        return 0;
    }
  });
}

/** DP-04, DP-12, DP-34: the attribute that is worth most beyond its price; one to lower, the other way round. */
export function rateAttributes(scene: Scene, choices: Choices): Rates {
  const { me } = scene;
  const aims = aimsOf(scene);
  return choices.map((choice) => {
    if (choice.kind === "back") return BACK;
    if (choice.kind !== "raise" && choice.kind !== "lower" && choice.kind !== "train") return 0;
    const attribute = ATTRIBUTES.indexOf(choice.attribute);
    if (choice.kind === "lower") {
      const lower = me.attributes.map((level, index) => (index === attribute ? level - 1 : level));
      return -raiseWorth(lower, me.level, attribute, aims, me.potions.length);
    }
    const worth = raiseWorth(me.attributes, me.level, attribute, aims, me.potions.length);
    if (choice.kind === "raise") return worth;
    const discount = choice.story === undefined ? 0 : goldWorth(2);
    return worth - discount - goldWorth(me.gold) + goldWorth(me.gold - choice.gold);
  });
}

/** DP-14, DP-35: trails of the monster that can best be defeated. */
export function rateTrails(scene: Scene, choices: Choices): Rates {
  const { view, box, seat, me } = scene;
  const witcher = contenderOf(scene, seat, 3);
  return choices.map((choice) => {
    if (choice.kind !== "trail" && choice.kind !== "trailQuest") return 0;
    if (choice.kind === "trailQuest" && me.trails.includes(choice.terrain)) return 0.01;
    const monster = view.lairs[TERRAINS.indexOf(choice.terrain)]?.monster;
    return monster === undefined ? 0.1 : 0.2 + winChance(box, witcher, monsterNumber(box, monster), true);
  });
}

/** DP-07, DP-38: the potion that does least. */
export function ratePotions({ box }: Scene, choices: Choices): Rates {
  return choices.map((choice) => {
    if (choice.kind !== "discardPotion") return 0;
    const { cost, effects, drawback } = at(box.potions, box.potionOf.get(choice.potion) ?? 0);
    return -(effectsWorth(cost) + effectsWorth(effects) + effectsWorth(drawback));
  });
}

/** DP-71: the card that makes the own deck best for its price. */
export function rateGains(scene: Scene, choices: Choices): Rates {
  const worth = ownWorth(scene);
  return choices.map((choice) =>
    choice.kind === "take" ? worth(cardOf(scene.box, choice.card)) - PAID_CARD * choice.price : 0,
  );
}

/** DP-13: what is gained beyond what is lost. */
export function rateExchange(scene: Scene, choices: Choices): Rates {
  const { box, view } = scene;
  const worth = ownWorth(scene);
  return choices.map((choice) => {
    if (choice.kind === "back") return BACK;
    if (choice.kind !== "remove") return 0;
    const card = cardOf(box, choice.card);
    const most = at(box.costs, card) + COMPONENTS.locationActions.exchangeCostIncrease;
    let best = Number.NEGATIVE_INFINITY;
    for (const id of view.pool)
      if (id !== null && at(box.costs, cardOf(box, id)) <= most)
        best = Math.max(best, worth(cardOf(box, id)));
    return best - worth(card);
  });
}

/** DP-15: cards that others would like better than we do. */
export function ratePurge(scene: Scene, choices: Choices): Rates {
  const { box, view, seat } = scene;
  const own = ownWorth(scene);
  const next = (seat + 1) % view.players.length;
  const mix = mixOf(box, cardsOf(scene, next));
  return choices.map((choice) => {
    if (choice.kind !== "purge" || next === seat) return 0;
    const card = cardOf(box, choice.card);
    return cardWorth(box, card, mix) - own(card) - PURGE;
  });
}

/** DP-70: cards that are weaker than what the deck would bring instead. */
export function rateDiscards(scene: Scene, choices: Choices): Rates {
  const { box, seat } = scene;
  const cards = cardsOf(scene, seat);
  const mix = mixOf(box, cards);
  let mean = 0;
  for (const card of cards) mean += cardWorth(box, card, mix) / cards.length;
  return choices.map((choice) =>
    choice.kind === "discard" ? mean - KEEP - cardWorth(box, cardOf(box, choice.card), mix) : 0,
  );
}

/** DP-32: what an option leads to is hidden, so only its price is known; who asks for gold usually gives more. */
export function rateOptions({ box, me }: Scene, choices: Choices): Rates {
  return choices.map((choice) => {
    if (choice.kind !== "option") return 0;
    const story = at(box.stories, box.storyOf.get(choice.story) ?? NONE);
    const { cost } = at(story.options, choice.option === "A" ? 0 : 1);
    let gold = 0;
    for (const effect of at(box.lists, cost)) if (effect.op === "gold") gold -= effect.n;
    return gold === 0 ? 0 : PAID_OPTION - goldWorth(me.gold) + goldWorth(me.gold - gold);
  });
}
