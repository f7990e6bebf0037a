import type { OldWorldChoice } from "@medallion/old-world";
import { type Way, waysOf } from "../../../drawn/index.ts";
import { type OldWorldSight, witcherIn } from "../sight/sight.ts";
import { type OldWorldSpot, spotOf } from "../sight/spot.ts";

type Pointing = Omit<Way<OldWorldSpot>, "choice">;
type Of<Kind extends OldWorldChoice["kind"]> = Extract<OldWorldChoice, { readonly kind: Kind }>;

/** Pointed at, then confirmed; pointed at again it is meant as well. */
const at = (spot: OldWorldSpot): Pointing => ({ from: spot, to: ["confirm"] });
/** Pointed at, and chosen by that. */
const plain = (spot: OldWorldSpot): Pointing => ({ from: undefined, to: [spot] });
/** Pointed at, then what goes with it. */
const through = (spot: OldWorldSpot, ...to: readonly OldWorldSpot[]): Pointing => ({ from: spot, to });

/** Every kind of choice and where it is made. */
const PLACES: { readonly [Kind in OldWorldChoice["kind"]]: (choice: Of<Kind>) => Pointing } = {
  decline: () => plain("decline"),
  back: () => plain("back"),
  done: () => plain("done"),
  endPhase: () => plain("endPhase"),
  goOn: () => plain("goOn"),
  // Both are offers, which have their own place.
  lookThrough: () => ({ from: undefined, to: [] }),
  abandon: () => ({ from: undefined, to: [] }),

  school: ({ school }) => at(spotOf.school(school)),
  lair: ({ terrain }) => at(spotOf.terrain(terrain)),

  move: ({ to }) => at(spotOf.place(to)),
  keptMove: ({ to, story }) => through(spotOf.place(to), spotOf.kept(story)),
  ride: ({ to }) => at(spotOf.place(to)),
  pay: ({ card, payment }) => through(spotOf.card(card), spotOf.pay(payment)),
  action: () => plain("action"),
  poker: ({ with: other }) => plain(spotOf.player(other)),
  quest: ({ story }) => at(spotOf.quest(story)),

  explore: ({ deck }) => plain(spotOf.deck(deck)),
  fight: () => plain("monster"),
  duel: ({ with: other }) => plain(spotOf.player(other)),
  meditate: ({ attribute }) => at(spotOf.attribute(attribute)),
  option: ({ option }) => at(spotOf.option(option)),

  train: ({ attribute, story }) =>
    story === undefined
      ? at(spotOf.attribute(attribute))
      : through(spotOf.attribute(attribute), spotOf.kept(story)),
  raise: ({ attribute }) => at(spotOf.attribute(attribute)),
  lower: ({ attribute }) => at(spotOf.attribute(attribute)),
  trail: ({ terrain }) => at(spotOf.terrain(terrain)),
  trailQuest: ({ terrain }) => at(spotOf.terrain(terrain)),

  discard: ({ card }) => at(spotOf.card(card)),
  remove: ({ card }) => at(spotOf.card(card)),
  takeBack: ({ card }) => at(spotOf.card(card)),
  bury: ({ card }) => at(spotOf.card(card)),
  keepSeen: ({ card }) => at(spotOf.seen(card)),
  putBack: ({ card }) => at(spotOf.seen(card)),
  take: ({ slot }) => at(spotOf.slot(slot)),
  purge: ({ slot }) => at(spotOf.slot(slot)),
  discardPotion: ({ potion }) => at(spotOf.potion(potion)),
  reroll: ({ face }) => plain(spotOf.die(face)),

  bet: ({ on }) => at(spotOf.player(on)),
  potion: ({ potion, with: ability }) =>
    through(spotOf.potion(potion), ability === undefined ? "confirm" : spotOf.with(ability)),
  specialization: ({ with: ability }) =>
    through("specialization", ability === undefined ? "confirm" : spotOf.with(ability)),
  use: (name) => at(spotOf.ability(name)),
  lay: ({ card, extension, free }) =>
    through(
      spotOf.card(card),
      ...(free === true ? (["free"] as const) : extension === undefined ? [] : [spotOf.link(extension)]),
      "combo",
    ),
  takeTop: ({ card }) => at(spotOf.card(card)),
  returnCard: ({ card }) => at(spotOf.card(card)),
  attack: ({ attack }) => plain(spotOf.half(attack)),
  discardSeen: ({ card }) => at(spotOf.seen(card)),
  putOnTop: ({ card }) => at(spotOf.seen(card)),
};

function pointing<Kind extends OldWorldChoice["kind"]>(choice: Of<Kind>): Pointing {
  // The table has one entry for each kind, with the type of that kind.
  const place = PLACES[choice.kind] as (choice: OldWorldChoice) => Pointing;
  return place(choice);
}

/** Every choice as a way of pointing, those of hand cards in the order in which the cards lie. */
export function waysIn(sight: OldWorldSight): readonly Way<OldWorldSpot>[] {
  const ways = waysOf<OldWorldSpot, OldWorldChoice>(sight.choices, pointing);
  return inHandOrder(sight, [
    ...offered(sight, ways),
    ...ways.flatMap((way) => twinsOf(sight, way)),
    ...paymentsFirst(sight.choices),
  ]);
}

/** What is offered alone, to be used or not, need not be pointed at before: the button that confirms means it. */
function offered({ asked }: OldWorldSight, ways: readonly Way<OldWorldSpot>[]): readonly Way<OldWorldSpot>[] {
  if (asked !== "specialization" && asked !== "ability") return ways;
  if (ways.filter(({ from }) => from !== undefined).length !== 1) return ways;
  return ways.map((way) =>
    way.from === undefined
      ? way
      : { ...way, from: undefined, to: [...new Set([way.from, ...way.to, "confirm" as const])] },
  );
}

/** A way to pay can be named before the card that pays. */
function paymentsFirst(choices: readonly OldWorldChoice[]): readonly Way<OldWorldSpot>[] {
  return choices.flatMap((choice, index) =>
    choice.kind === "pay"
      ? [{ choice: index, from: spotOf.pay(choice.payment), to: [spotOf.card(choice.card)] }]
      : [],
  );
}

/** Of hand cards that are printed alike the game names one; pointing at any of them means the same. */
function twinsOf(sight: OldWorldSight, way: Way<OldWorldSpot>): readonly Way<OldWorldSpot>[] {
  const { from } = way;
  const hand = witcherIn(sight, sight.player).hand ?? [];
  const card = hand.find((id) => spotOf.card(id) === from);
  if (card === undefined || from === undefined) return [];
  const { alike, cardOf } = sight.box;
  const named = new Set(sight.choices.flatMap((choice) => ("card" in choice ? [choice.card] : [])));
  const print = (id: string) => alike[cardOf.get(id) ?? -1];
  return hand
    .filter((id) => id !== card && !named.has(id) && print(id) === print(card) && !isLaid(sight, id))
    .map((id) => {
      const spot = spotOf.card(id);
      return { ...way, from: spot, to: way.to.map((target) => (target === from ? spot : target)) };
    });
}

/** Cards that were named for a combo or a payment still lie in the hand. */
function isLaid({ ask, box }: OldWorldSight, id: string): boolean {
  const card = box.cardOf.get(id);
  if (ask?.kind === "combo") return ask.laid.some((laid) => laid.card === card);
  return ask?.kind === "movePayment" && ask.first === card;
}

function inHandOrder(sight: OldWorldSight, ways: readonly Way<OldWorldSpot>[]): readonly Way<OldWorldSpot>[] {
  const hand = witcherIn(sight, sight.player).hand ?? [];
  const places = new Map(hand.map((id, place) => [spotOf.card(id), place]));
  const placeOf = ({ from }: Way<OldWorldSpot>) => (from === undefined ? -1 : (places.get(from) ?? -1));
  return ways.toSorted((one, other) => placeOf(one) - placeOf(other));
}
