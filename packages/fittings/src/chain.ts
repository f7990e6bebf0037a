import type { Message, Reason, Value } from "@medallion/kernel";

/** A chain of reasons that is written link by link, each with the amount it led to. */
export class Chain {
  readonly reasons: Reason[] = [];
  #amount = 0;

  get amount(): number {
    return this.#amount;
  }

  /** A link that adds to the amount. */
  add(rule: string, name: string, by: number, values: Readonly<Record<string, Value>> = {}): void {
    this.note(rule, name, this.#amount + by, values);
  }

  /** A link that states an amount. */
  note(rule: string, name: string, amount: number, values: Readonly<Record<string, Value>> = {}): void {
    this.#amount = amount;
    const text: Message = { key: `reason.${name}`, values };
    this.reasons.push({ rule, text, amount });
  }
}
