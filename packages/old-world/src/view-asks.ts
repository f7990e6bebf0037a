import type { Seat } from "@medallion/kernel";
import type { Ask, State, Step } from "./state.ts";

type Asked<K extends Ask["kind"]> = Extract<Ask, { readonly kind: K }>;
/** What others see of a question: `open` all of it, or what is left when its secret is taken out. */
type Shown = { readonly [K in Ask["kind"]]: "open" | ((ask: Asked<K>) => Ask) };

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
  // Steps of a menu that are not paid yet: others see the menu (`questionsFor`).
  movePayment: "open",
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
  /** DP-72: which card it is to be is told when it is taken. */
  gainPayment: ({ id, seat }) => ({ id, seat, kind: "gain" }),

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

/** The menus that come back after a step without payment, by what brings them back. */
const MENUS: Readonly<Partial<Record<Step["do"], "phaseOne" | "rideAction">>> = {
  phaseOne: "phaseOne",
  offerAction: "rideAction",
};

/**
 * The open questions and what comes after them, as a viewer may know them. Of a step that can still be taken back
 * others are told nothing, so they see the question it belongs to.
 */
export function questionsFor(state: State, viewer: Seat | null): Pick<State, "asks" | "agenda"> {
  const agenda = state.agenda.slice();
  const asks = state.asks.map((open) => {
    if (open.seat === viewer) return open;
    const next = agenda.at(-1);
    const menu = next !== undefined && isStepOfMenu(open) ? MENUS[next.do] : undefined;
    if (menu === undefined) return askView(open);
    agenda.pop();
    return { id: 0, seat: open.seat, kind: menu };
  });
  return { asks, agenda };
}

function isStepOfMenu({ kind }: Ask): boolean {
  return (
    kind === "movePayment" || kind === "keptMovePayment" || kind === "training" || kind === "exchangeCard"
  );
}

/** Ids count a seat's own questions and stay home. */
function askView(open: Ask): Ask {
  const shown = SHOWN[open.kind] as "open" | ((ask: Ask) => Ask);
  return { ...(shown === "open" ? open : shown(open)), id: 0 };
}
