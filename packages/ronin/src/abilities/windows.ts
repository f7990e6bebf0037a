import { at } from "@medallion/kernel";
import type { RoninChoice } from "../choice.ts";
import { settleEffect, weighEffect } from "../effects/resolve.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { toAll } from "../rules/tell.ts";
import type { Ask, PlayerIndex, State, Step } from "../state.ts";
import { playerOf } from "../state.ts";
import { boost, boostsOf } from "./boost.ts";
import { abilityAt, abilityNamed, heldAt, spend } from "./held.ts";
import { isUsable, targetsOf } from "./targets.ts";
import { applyPower } from "./use.ts";

/** A window of one player: it stays open as long as there is something to use and it is used (RO-7.5 to RO-7.9). */
export function openWindow(state: State, { player, point }: Step & { kind: "window" }): void {
  const held = heldAt(state, player, point);
  if (held.some((ability) => isUsable(state, player, abilityAt(state, ability))))
    ask(state, { kind: "ability", seat: player, point });
}

/**
 * RO-7.8, RO-7.16: in initiative order from `from` on, round and round, the next seat that has not passed and has
 * something to use is asked; the window ends when there is none.
 */
export function endWindow(state: State, { at: from }: Step & { kind: "end-window" }): void {
  const count = state.order.length;
  for (let i = 0; i < count; i++) {
    const player = at(state.order, (from + i) % count);
    if (!playerOf(state, player).passed && hasEndAbility(state, player)) {
      ask(state, { kind: "ability", seat: player, point: "END" });
      return;
    }
  }
}

function hasEndAbility(state: State, player: PlayerIndex): boolean {
  return heldAt(state, player, "END").some((ability) => isUsable(state, player, abilityAt(state, ability)));
}

/** "Not now", then every ability with every target (RO-13.14). */
export function abilityChoices(state: State, open: Ask & { kind: "ability" }): readonly RoninChoice[] {
  const choices: RoninChoice[] = [{ kind: "decline" }];
  if (open.work !== undefined)
    for (const ability of boostsOf(state, open.work))
      choices.push({ kind: "use", ability: abilityAt(state, ability).id });
  else
    for (const held of heldAt(state, open.seat, open.point)) {
      const ability = abilityAt(state, held);
      for (const target of targetsOf(state, open.seat, ability))
        choices.push({
          kind: "use",
          ability: ability.id,
          ...(target === undefined ? {} : { target }),
        });
    }
  return choices;
}

/** RO-13.14: everybody sees that an ability is not used now. */
export function declineAbility(state: State, scribe: Scribe, open: Ask & { kind: "ability" }): void {
  scribe.tell?.(toAll({ kind: "abilityPassed", seat: open.seat }));
  if (open.work !== undefined) return settleEffect(state, scribe, open.work);
  if (open.point !== "END") return;
  playerOf(state, open.seat).passed = true;
  reopen(state, open);
}

export function useAbility(
  state: State,
  scribe: Scribe,
  open: Ask & { kind: "ability" },
  { ability: id, target }: RoninChoice & { kind: "use" },
): void {
  const { seat, work } = open;
  const ability = abilityNamed(state, id);
  spend(state, seat, ability);
  scribe.tell?.(
    toAll({ kind: "abilityUsed", seat, ability: id, ...(target === undefined ? {} : { target }) }),
  );
  if (work !== undefined) {
    weighEffect(state, scribe, boost(state, work, ability) ?? work);
    return;
  }
  reopen(state, open);
  applyPower(state, scribe, seat, abilityAt(state, ability), target);
}

/** What was used comes first; then the window opens again, at the chapter end for the next seat. */
function reopen(state: State, { seat, point }: Ask & { kind: "ability" }): void {
  state.agenda.push(
    point === "END"
      ? { kind: "end-window", at: (state.order.indexOf(seat) + 1) % state.order.length }
      : { kind: "window", player: seat, point },
  );
}
