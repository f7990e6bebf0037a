import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { ATTRIBUTES } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { attributeAt, canLower, canRaise, lowerAttribute, raiseAttribute } from "../rules/attributes.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import type { AttributeIndex, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { EffectAsk, EffectStep } from "./steps.ts";

type Pick = Extract<EffectAsk, { readonly kind: "attribute" }>;

/** Asks which attribute rises or falls, if any can (OW-3.26). */
export function pickAttribute(
  state: State,
  seat: Seat,
  which: Pick["which"],
  n: 1 | -1,
  except: AttributeIndex = NONE,
): void {
  const question: Pick = { kind: "attribute", which, n, except };
  if (candidates(state, seat, question).length > 0) ask(state, seat, question);
}

export function pickSecond(
  state: State,
  _scribe: Scribe,
  { seat, n, except }: Extract<EffectStep, { readonly do: "secondLowest" }>,
): void {
  pickAttribute(state, seat, "twoLowest", n, except);
}

/** What the effect can change; of the lowest only those tied for the lowest level. */
function candidates(state: State, seat: Seat, { which, n, except }: Omit<Pick, "kind">): AttributeIndex[] {
  const { attributes } = playerOf(state, seat);
  const can = n > 0 ? canRaise : canLower;
  const found: AttributeIndex[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (const [attribute, level] of attributes.entries()) {
    if (attribute === except || !can(state, seat, attribute)) continue;
    if (which !== "any" && level > lowest) continue;
    if (which !== "any" && level < lowest) found.length = 0;
    lowest = Math.min(lowest, level);
    found.push(attribute);
  }
  return found;
}

/** DP-34. */
export const ATTRIBUTE: AskRule<Asked<"attribute">> = {
  choices(state, question) {
    const kind = question.n > 0 ? "raise" : "lower";
    return candidates(state, question.seat, question).map((attribute) => ({
      kind,
      attribute: attributeAt(attribute),
    }));
  },
  answer(state, scribe, { seat, which, n, except }, choice) {
    if (choice.kind !== "raise" && choice.kind !== "lower") return;
    const attribute = ATTRIBUTES.indexOf(choice.attribute);
    if (which === "twoLowest" && except === NONE)
      state.agenda.push({ do: "secondLowest", seat, n, except: attribute });
    if (n > 0) raiseAttribute(state, scribe, seat, attribute);
    else lowerAttribute(state, scribe, seat, attribute);
  },
  /** The lowest, ties in board order. */
  fallback(state, { seat }, choices) {
    const { attributes } = playerOf(state, seat);
    let best = 0;
    for (const [place, choice] of choices.entries())
      if (levelOf(attributes, choice) < levelOf(attributes, choices[best])) best = place;
    return best;
  },
};

function levelOf(attributes: readonly number[], choice: unknown): number {
  const { attribute } = choice as { readonly attribute: (typeof ATTRIBUTES)[number] };
  return at(attributes, ATTRIBUTES.indexOf(attribute));
}
