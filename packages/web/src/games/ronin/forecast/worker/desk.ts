import { Forecaster } from "@medallion/ronin/forecast";
import type { Asking, Foretold } from "../wire.ts";

/** Works off what was asked, the newest first; a new view makes all that was asked before it void. */
export class Desk {
  readonly #reply: (foretold: Foretold) => void;
  readonly #later: (act: () => void) => void;
  #number = 0;
  #forecaster: Forecaster | undefined;
  #waiting: (readonly string[])[] = [];
  #isBusy = false;

  /** `later` gives way to what comes in meanwhile. */
  constructor(reply: (foretold: Foretold) => void, later: (act: () => void) => void) {
    this.#reply = reply;
    this.#later = later;
  }

  hear(asking: Asking): void {
    if (asking.kind === "view") {
      this.#number = asking.number;
      this.#forecaster = new Forecaster(asking.view);
      this.#waiting = [];
    } else if (asking.number === this.#number) {
      this.#waiting.push(asking.cards);
      this.#next();
    }
  }

  #next(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#later(() => {
      this.#isBusy = false;
      const cards = this.#waiting.pop();
      if (cards === undefined) return;
      this.#reply({ number: this.#number, cards, forecast: this.#forecaster?.of(cards) });
      this.#next();
    });
  }
}
