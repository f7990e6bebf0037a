import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { RoninChoice, Target } from "../choice.ts";
import { boardOf } from "../rules/circle.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import { boardName, nameOf } from "./names.ts";
import { lentName, named, orders } from "./wording.ts";

/** All ways to write the use of an ability: what it is called, then what it is used on. */
export function usesOf(state: State, seat: Seat, choice: RoninChoice & { kind: "use" }): readonly string[] {
  const on = choice.target === undefined ? [""] : targets(state, seat, choice.target);
  return abilityNames(state, seat, choice.ability).flatMap((name) =>
    on.map((target) => `uses ${name}${target}`),
  );
}

/** `ability 1` of one's own, `B1` for a partner's card, always the primitive and the id. */
function abilityNames(state: State, seat: Seat, id: string): readonly string[] {
  const { abilities, abilityOf } = boxOf(state);
  const index = abilityOf.get(id) ?? -1;
  const { character, borrowed } = playerOf(state, seat);
  const lent = borrowed.find((card) => card.ability === index);
  return [
    ...(Math.floor(index / 4) === character ? [`ability ${id.slice(-1)}`] : []),
    ...(lent === undefined ? [] : [lentName(state, lent.of, id)]),
    at(abilities, index).primitive,
    id,
  ];
}

function targets(state: State, seat: Seat, target: Target): readonly string[] {
  const card = (id: string): string => named(state, id);
  switch (target.kind) {
    case "gain":
      return orders(target.symbols).map((symbols) => ` for ${symbols.join(" ")}`);
    case "convert":
      return orders(target.away).flatMap((away) =>
        orders(target.symbols).map((symbols) => ` to turn ${away.join(" ")} into ${symbols.join(" ")}`),
      );
    case "uncover":
      return orders(target.printed.map(({ card: id, symbol }) => `${symbol} of ${card(id)}`)).map(
        (list) => ` on ${list.join(", ")}`,
      );
    case "cards":
      return orders(target.cards.map(card)).map((list) => ` on ${list.join(", ")}`);
    case "borrow":
      return [` on ${card(target.card)}`, ` on ${card(target.card)} of ${nameOf(state, target.of)}`];
    case "swap":
      return [` to swap ${card(target.give)} for ${card(target.get)}`];
    case "track":
      return [
        ` on ${target.side}`,
        ` on the ${target.side} track`,
        ` on ${nameOf(state, target.partner)}`,
        ` on ${boardName(state, boardOf(state, seat, target.side))}`,
      ];
  }
}
