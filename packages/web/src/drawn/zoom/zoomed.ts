/** A card that is looked at closely. */
export interface Zoomed {
  readonly id: string;
  /** The number it bears now, where it bears one. */
  readonly number: number | undefined;
  /** What shows it small. */
  readonly bearer: HTMLElement;
  /** Stays until it is closed, and its rules can be followed; otherwise it goes as the pointer leaves. */
  readonly pinned: boolean;
}

/** Whether a card is looked at closely, and how to begin and end it. */
export interface Zooming {
  readonly zoomed: Zoomed | undefined;
  /** Shows the card around an element until it is closed; false if there is none. */
  at(element: Element | null): boolean;
  close(): void;
}

/** The element around a target that shows a card: it has the card's id as `data-zoom`. */
export function bearerAround(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-zoom]") ?? undefined;
}

/** The card of an element that bears one and is still there. */
export function zoomOf(bearer: HTMLElement, pinned: boolean): Zoomed | undefined {
  const { zoom, numberNow } = bearer.dataset;
  if (zoom === undefined || !bearer.isConnected) return undefined;
  const number = numberNow === undefined ? undefined : Number(numberNow);
  return { id: zoom, number, bearer, pinned };
}
