import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { ATTRIBUTES, COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { AttributeIndex, KeepIndex, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { spendAction } from "./actions.ts";
import { canRaise, raiseAttribute, SPECIALIZATION } from "./attributes.ts";
import { loseGold } from "./gold.ts";
import { dropKept } from "./kept.ts";
import type { Asked } from "./kinds.ts";
import { schoolAt } from "./places.ts";
import { thinkBetter } from "./tell.ts";

type Train = Extract<OldWorldChoice, { readonly kind: "train" }>;

/** What raising the attribute costs at a school (OW-18.8). */
export function trainingPrice(state: State, seat: Seat, attribute: AttributeIndex): number {
  const next = at(playerOf(state, seat).attributes, attribute) + 1;
  return COMPONENTS.locationActions.schoolGold[next as 2 | 3 | 4 | 5];
}

/** Kept cards that make it cheaper (OW-18.12). */
export function discounts(state: State, seat: Seat): readonly { keep: KeepIndex; n: number; min: number }[] {
  const { kept } = playerOf(state, seat);
  if (kept.length === 0) return [];
  const box = boxOf(state);
  return kept.flatMap((keep) =>
    at(box.keeps, keep).abilities.flatMap((ability) => {
      const { when, effects } = at(box.abilities, ability).ability;
      if (when !== "schoolTraining") return [];
      return effects.flatMap((effect) =>
        effect.op === "trainingDiscount" ? [{ keep, n: effect.n, min: effect.min }] : [],
      );
    }),
  );
}

/** DP-12 without the way back: attributes that can be paid and raised at the school where the player stands. */
export function trainingChoices(state: State, seat: Seat): readonly OldWorldChoice[] {
  const { at: place, school, gold } = playerOf(state, seat);
  const box = boxOf(state);
  const cheaper = discounts(state, seat);
  const choices: OldWorldChoice[] = [];
  for (const [attribute, name] of ATTRIBUTES.entries()) {
    if (attribute === SPECIALIZATION && schoolAt(place) !== school) continue;
    if (!canRaise(state, seat, attribute)) continue;
    const price = trainingPrice(state, seat, attribute);
    if (price <= gold) choices.push({ kind: "train", attribute: name, gold: price });
    for (const { keep, n, min } of cheaper) {
      const less = Math.max(min, price - n);
      const story = at(box.stories, at(box.keeps, keep).story).id;
      if (less <= gold) choices.push({ kind: "train", attribute: name, gold: less, story });
    }
  }
  return choices;
}

export function answerTraining(
  state: State,
  scribe: Scribe,
  { seat }: Asked<"training">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "train") return thinkBetter(scribe, seat);
  spendAction(state, scribe);
  loseGold(state, scribe, seat, choice.gold);
  const keep = discountOf(state, seat, choice);
  if (keep !== NONE) dropKept(state, scribe, seat, keep);
  raiseAttribute(state, scribe, seat, ATTRIBUTES.indexOf(choice.attribute));
}

function discountOf(state: State, seat: Seat, { story }: Train): KeepIndex {
  if (story === undefined) return NONE;
  const box = boxOf(state);
  const used = discounts(state, seat).find(
    ({ keep }) => at(box.stories, at(box.keeps, keep).story).id === story,
  );
  return used?.keep ?? NONE;
}
