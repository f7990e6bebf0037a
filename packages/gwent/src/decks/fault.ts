import type { Message } from "@medallion/kernel";
import { at } from "@medallion/kernel";

/** One broken limit of deck building: the rule, what to change, and the card it is about. */
export interface Fault {
  readonly rule: string;
  readonly message: Message;
  readonly card?: string;
  /** In a tournament the deck's place, counted from 1 (GW-2.25). */
  readonly deck?: number;
}

/** Faults in ascending order of their rules (GW-2.7), then of the decks; otherwise as they came. */
export function inRuleOrder(faults: readonly Fault[]): readonly Fault[] {
  return [...faults].sort((a, b) => compareRules(a.rule, b.rule) || (a.deck ?? 0) - (b.deck ?? 0));
}

/** The broken rules, each once, ascending (GW-2.7). */
export function faultIds(faults: readonly Fault[]): readonly string[] {
  return [...new Set(faults.map((fault) => fault.rule))].sort(compareRules);
}

/** What to say about a fault where several decks are looked at together. */
export function faultMessage(fault: Fault): Message {
  if (fault.deck === undefined) return fault.message;
  return { key: "fault.deck", values: { deck: fault.deck, fault: fault.message } };
}

/** Numbers are compared as numbers: GW-2.5 comes before GW-2.10, that before GW-16.18. */
function compareRules(a: string, b: string): number {
  const [first, second] = [numbersOf(a), numbersOf(b)];
  return at(first, 0) - at(second, 0) || at(first, 1) - at(second, 1);
}

function numbersOf(rule: string): number[] {
  return rule.slice("GW-".length).split(".").map(Number);
}
