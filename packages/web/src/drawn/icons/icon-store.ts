type Paths = Readonly<Record<string, string>>;

/** An icon that something on the page shows, with its drawing. */
export interface DrawnIcon {
  readonly name: string;
  readonly path: string;
}

/** Icons are heavy, so a page holds only those that it shows, and loads them when the first one is wanted. */
export class IconStore {
  readonly #load: () => Promise<{ readonly default: Paths }>;
  readonly #wanted = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #paths: Paths | undefined;
  #loading: Promise<void> | undefined;
  #drawn: readonly DrawnIcon[] = [];

  constructor(load: () => Promise<{ readonly default: Paths }>) {
    this.#load = load;
  }

  /** Sees to it that an icon can be drawn; what was once wanted stays. */
  want(name: string): void {
    const isNew = !this.#wanted.has(name);
    this.#wanted.add(name);
    if (this.#paths === undefined) void this.load();
    else if (isNew) this.#refresh(this.#paths);
  }

  /** Loads the drawings ahead of the first icon, if a page knows that there will be some. */
  load(): Promise<void> {
    this.#loading ??= this.#load().then(
      (module) => {
        this.#paths = module.default;
        this.#refresh(module.default);
      },
      () => {
        // A network that was down must not be remembered: the next icon tries again.
        this.#loading = undefined;
      },
    );
    return this.#loading;
  }

  readonly drawn = (): readonly DrawnIcon[] => this.#drawn;

  /** For `useSyncExternalStore`. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #refresh(from: Paths): void {
    this.#drawn = [...this.#wanted].flatMap((name) => {
      const path = from[name];
      return path === undefined ? [] : [{ name, path }];
    });
    for (const listener of this.#listeners) listener();
  }
}
