type Art = Readonly<Record<string, string>>;

/** A charge that some card on the page bears, with its drawing. */
export interface DrawnCharge {
  readonly name: string;
  readonly path: string;
}

// Charges are heavy, so a page holds only those that it shows, and loads them when the first card wants one.
const wanted = new Set<string>();
const listeners = new Set<() => void>();
let art: Art | undefined;
let loading: Promise<void> | undefined;
let drawn: readonly DrawnCharge[] = [];

/** Sees to it that a charge can be drawn; what was once wanted stays. */
export function wantCharge(name: string): void {
  const isNew = !wanted.has(name);
  wanted.add(name);
  if (art === undefined) void loadArt();
  else if (isNew) refresh(art);
}

/** Loads the drawings ahead of the first card, if a page knows that there will be some. */
export function loadArt(): Promise<void> {
  loading ??= import("../../games/gwent/card/art.ts").then(
    (module) => {
      art = module.default;
      refresh(art);
    },
    () => {
      // A network that was down must not be remembered: the next card tries again.
      loading = undefined;
    },
  );
  return loading;
}

function refresh(from: Art): void {
  drawn = [...wanted].flatMap((name) => {
    const path = from[name];
    return path === undefined ? [] : [{ name, path }];
  });
  for (const listener of listeners) listener();
}

export function drawnCharges(): readonly DrawnCharge[] {
  return drawn;
}

export function watchCharges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
