import type { Seat } from "@medallion/kernel";
import type { Ask } from "./state.ts";
import { NONE } from "./state.ts";

type Asked<K extends Ask["kind"]> = Extract<Ask, { readonly kind: K }>;
/** What others see of a question: `open` all of it, or what is left when its secret is taken out. */
type Shown = { readonly [K in Ask["kind"]]: "open" | ((ask: Asked<K>) => Asked<K>) };

/** One card has no order; how many of them have their place already is nobody else's business. */
const FEWEST_ORDERED = 2;

/** Column Hidden of section 19. Every kind is named, so that a new one is thought about. */
const SHOWN: Shown = {
  /** DP-02: drawn boards are seen by the chooser only. */
  school: (ask) => (ask.open ? ask : { ...ask, offer: [] }),
  lair: "open",
  headStart: "open",
  potionOverflow: "open",
  phaseOne: "open",
  /** DP-11: a card that was named lies in the hand until the move is paid. */
  movePayment: (ask) => ({ ...ask, first: NONE }),
  keptMovePayment: "open",
  training: "open",
  exchangeCard: "open",
  exchangePool: "open",
  trailQuest: "open",
  purge: "open",
  reroll: "open",
  rideAction: "open",
  phaseTwo: "open",
  poolCard: "open",
  phaseThreeDiscard: "open",
  gain: "open",
  gainPayment: "open",

  bet: "open",
  stepOne: "open",
  /** DP-44: a combo is public when it is confirmed. */
  combo: (ask) => ({ ...ask, laid: [] }),
  specialization: "open",
  special: "open",
  wound: "open",
  attack: "open",
  revealedAttack: "open",
  // Of cards that are looked at only their number stands in the question.
  discardSeen: "open",
  orderSeen: (ask) => ({ ...ask, look: FEWEST_ORDERED, placed: 0 }),
  fatigue: "open",

  attribute: "open",
  trail: "open",
  discardCards: "open",
  removeCards: "open",
  discardPotions: "open",
  ability: "open",
  takeDiscard: "open",
  discardToDeck: "open",
  cycleHand: "open",
  takeSeen: "open",
  orderOwn: (ask) => ({ ...ask, look: FEWEST_ORDERED, placed: 0 }),

  // DP-32: what an option leads to stands in no question.
  option: "open",
  ride: "open",
};

/** A question as a viewer may know it; ids count a seat's own questions and stay home. */
export function askView(open: Ask, seat: Seat | null): Ask {
  if (open.seat === seat) return open;
  const shown = SHOWN[open.kind] as "open" | ((ask: Ask) => Ask);
  return { ...(shown === "open" ? open : shown(open)), id: 0 };
}
