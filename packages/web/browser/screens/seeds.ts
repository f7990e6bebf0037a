import { createHash } from "node:crypto";

/** Seeds of tables that are the same in every run: those of one screen depend on no other. */
export class Seeds {
  #screen = "";
  #count = 0;

  /** From now on tables are founded for this screen. */
  begin(screen: string): void {
    this.#screen = screen;
    this.#count = 0;
  }

  readonly next = (): string => {
    this.#count++;
    return createHash("sha256").update(`${this.#screen} ${this.#count}`).digest("hex");
  };
}
