import type { View } from "@medallion/ronin";
import type { Forecast } from "@medallion/ronin/forecast";
import type { Asking, Foretold } from "./wire.ts";

/** The other end: a worker, or in tests whoever answers. */
export interface Teller {
  ask(asking: Asking): void;
  end(): void;
}

/** The forecasts of one table. Each is asked for once per view, and nothing of an older view is ever told. */
export class Forecasts {
  readonly #open: (hear: (foretold: Foretold) => void) => Teller;
  readonly #watchers = new Set<() => void>();
  readonly #told = new Map<string, Forecast | undefined>();
  readonly #asked = new Set<string>();
  #teller: Teller | undefined;
  #view: View | undefined;
  #number = 0;
  #heard = 0;

  constructor(open: (hear: (foretold: Foretold) => void) => Teller) {
    this.#open = open;
  }

  readonly watch = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  };

  /** How much was told so far: whoever watches looks again when it has grown. */
  readonly heard = (): number => this.#heard;

  /** What is known of these cards by now. */
  told(view: View, cards: readonly string[]): Forecast | undefined {
    return view === this.#view ? this.#told.get(cards.join(" ")) : undefined;
  }

  /** Asks for what these cards will do, unless that is done. */
  ask(view: View, cards: readonly string[]): void {
    this.#teller ??= this.#open((foretold) => this.#hear(foretold));
    if (view !== this.#view) {
      this.#view = view;
      this.#number++;
      this.#told.clear();
      this.#asked.clear();
      this.#teller.ask({ kind: "view", number: this.#number, view });
    }
    const key = cards.join(" ");
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.#teller.ask({ kind: "cards", number: this.#number, cards });
  }

  end(): void {
    this.#teller?.end();
    this.#teller = undefined;
    this.#view = undefined;
  }

  #hear({ number, cards, forecast }: Foretold): void {
    if (number !== this.#number) return;
    this.#told.set(cards.join(" "), forecast);
    this.#heard++;
    for (const onChange of [...this.#watchers]) onChange();
  }
}

/** A worker of its own, so that neither the table nor bots wait for it. */
export function tellerInWorker(hear: (foretold: Foretold) => void): Teller {
  const worker = new Worker(new URL("./worker/main.ts", import.meta.url), {
    type: "module",
    name: "forecast",
  });
  worker.onmessage = ({ data }: MessageEvent<Foretold>) => hear(data);
  return { ask: (asking) => worker.postMessage(asking), end: () => worker.terminate() };
}
