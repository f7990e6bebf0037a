import { isOverlaid } from "../../../../look/use-overlay.ts";
import { Fingers } from "./fingers.ts";
import { centred, moved, type Pane, type Sighting, type Spotted, seenAt, WHOLE, zoomed } from "./sighting.ts";

/** One press of a key or button makes the map so many times larger or smaller, or moves it by so many pixels. */
const STEP = 1.4;
const STRIDE = 90;
/** How much a turn of the wheel by one pixel does. */
const PER_PIXEL = 0.0016;
const LINE = 16;
/** After so many milliseconds without a move the map is at rest, and is painted as sharp as it is large. */
const REST = 160;
/** How near to the edge of the pane a place may lie that is looked at, as a share of the pane. */
const EDGE = 0.14;

/** From this width on, in pixels, the sheet has room for names. */
const ROOM_FOR_NAMES = 560;

/**
 * Zooms and moves the sheet in its pane by writing one transform: nothing is drawn anew while it moves, and nobody but
 * the two elements knows of it. The pane bears `data-whole` while all is seen, `data-near` while there is room for names.
 */
export class Lens {
  readonly #pane: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #stopped = new AbortController();
  readonly #observer: ResizeObserver;
  #measured: Pane | undefined;
  #seen: Sighting = WHOLE;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(pane: HTMLElement, sheet: HTMLElement) {
    this.#pane = pane;
    this.#sheet = sheet;
    this.#observer = new ResizeObserver(this.#measure);
    this.#observer.observe(pane);
    const { signal } = this.#stopped;
    pane.addEventListener("wheel", this.#turnWheel, { signal, passive: false });
    pane.addEventListener("keydown", this.#pressKey, { signal });
    addEventListener("keydown", this.#pressElsewhere, { signal });
    new Fingers(pane, signal, {
      drag: (right, down) => this.#show(moved(this.#frame, this.#seen, right, down)),
      pinch: (times, around, right, down) =>
        this.#show(moved(this.#frame, zoomed(this.#frame, this.#seen, times, around), right, down)),
      mayDrag: () => this.#seen.scale > 1,
    });
    this.#rest();
  }

  stop(): void {
    clearTimeout(this.#resting);
    this.#observer.disconnect();
    this.#stopped.abort();
  }

  nearer(): void {
    this.#step(STEP);
  }

  farther(): void {
    this.#step(1 / STEP);
  }

  whole(): void {
    this.#glide(WHOLE);
  }

  /** At once: what is about to move over the sheet is measured now. */
  wholeAtOnce(): void {
    this.#show(WHOLE);
  }

  /** Brings a point of the sheet to the middle, the sheet at least so many times as wide as the pane. */
  showAt(share: Spotted, times: number): void {
    // What was opened may have taken room from the pane.
    this.#measured = undefined;
    const { width, sheet } = this.#frame;
    const scale = (times * width) / Math.max(1, sheet.width);
    this.#glide(centred(this.#frame, Math.max(scale, this.#seen.scale), share));
  }

  /** Moves the sheet only if the point is out of sight or at the very edge. */
  reveal(share: Spotted): void {
    const frame = this.#frame;
    const { x, y } = seenAt(frame, this.#seen, share);
    const isSeen = (at: number, room: number): boolean => at > room * EDGE && at < room * (1 - EDGE);
    if (this.#seen.scale > 1 && !(isSeen(x, frame.width) && isSeen(y, frame.height)))
      this.#glide(centred(frame, this.#seen.scale, share));
  }

  get #frame(): Pane {
    this.#measured ??= measured(this.#pane, this.#sheet);
    return this.#measured;
  }

  readonly #measure = (): void => {
    this.#measured = undefined;
    this.#write(moved(this.#frame, this.#seen, 0, 0));
    this.#rest();
  };

  readonly #turnWheel = (event: WheelEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    // A pad tells of two fingers as of a wheel with the control key, in much smaller turns.
    const times = Math.exp(-pixels * PER_PIXEL * (event.ctrlKey ? 6 : 1));
    const { left, top } = this.#pane.getBoundingClientRect();
    const around = { x: event.clientX - left, y: event.clientY - top };
    this.#show(zoomed(this.#frame, this.#seen, times, around));
  };

  readonly #pressKey = (event: KeyboardEvent): void => {
    const act = event.shiftKey
      ? this.#strides[event.key]
      : event.key === "0"
        ? () => this.whole()
        : undefined;
    if (act === undefined || isOverlaid()) return;
    event.preventDefault();
    act();
  };

  readonly #strides: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => this.#stride(STRIDE, 0),
    ArrowRight: () => this.#stride(-STRIDE, 0),
    ArrowUp: () => this.#stride(0, STRIDE),
    ArrowDown: () => this.#stride(0, -STRIDE),
  };

  /** Wherever the focus is: no other part of the table knows these keys. */
  readonly #pressElsewhere = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || isOverlaid()) return;
    if (target instanceof HTMLElement && target.closest("input, textarea, select") !== null) return;
    if (key === "+" || key === "=") this.nearer();
    else if (key === "-") this.farther();
    else return;
    event.preventDefault();
  };

  #step(times: number): void {
    const frame = this.#frame;
    this.#glide(zoomed(frame, this.#seen, times, { x: frame.width / 2, y: frame.height / 2 }));
  }

  #stride(right: number, down: number): void {
    this.#glide(moved(this.#frame, this.#seen, right, down));
  }

  /** At once, as a finger or wheel leads it. */
  #show(seen: Sighting): void {
    delete this.#sheet.dataset.glides;
    this.#move(seen);
  }

  /** Along the way, as far as the style sheet lets it. */
  #glide(seen: Sighting): void {
    this.#sheet.dataset.glides = "";
    this.#move(seen);
  }

  #move(seen: Sighting): void {
    this.#sheet.dataset.moves = "";
    this.#write(seen);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(this.#rest, REST);
  }

  #write(seen: Sighting): void {
    this.#seen = seen;
    const { x, y, scale } = seen;
    this.#sheet.style.transform = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) scale(${scale.toFixed(4)})`;
  }

  readonly #rest = (): void => {
    const { scale } = this.#seen;
    delete this.#sheet.dataset.moves;
    this.#pane.toggleAttribute("data-whole", scale === 1);
    this.#pane.toggleAttribute("data-near", this.#frame.sheet.width * scale > ROOM_FOR_NAMES);
  };
}

function measured(pane: HTMLElement, sheet: HTMLElement): Pane {
  return {
    width: pane.clientWidth,
    height: pane.clientHeight,
    sheet: {
      left: sheet.offsetLeft,
      top: sheet.offsetTop,
      width: sheet.offsetWidth,
      height: sheet.offsetHeight,
    },
  };
}
