/** What somebody does who wants to see a card large. */
export interface ZoomPointing<Card> {
  /** The card at which a pointer points, if it does. */
  cardAt(target: EventTarget | null): Card | undefined;
  /** A mouse came to a card and rests on it, or a finger is held on it. */
  show(card: Card, by: "mouse" | "finger"): void;
  /** The pointer points at something else, or does something else. */
  leave(): void;
}

const MOUSE_RESTS = 420;
const FINGER_HOLDS = 450;
/** So far a finger that is held on a card may tremble. */
const TREMBLE = 8;
/** So late the click may come that ends a touch. */
const CLICK_FOLLOWS = 350;

/** Watches the pointers on a page until it is told to stop; from then on nothing of it is left. */
export function watchPointing<Card>(page: Document, { cardAt, show, leave }: ZoomPointing<Card>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Card | undefined;
  let held: { readonly x: number; readonly y: number } | undefined;
  // Where the mouse was last; a browser tells of moves without one when things slide under it.
  let mouse: { readonly x: number; readonly y: number } | undefined;
  // A finger that was held wanted to look, not to choose: its click means nothing.
  let looked = false;

  const later = (act: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const turnTo = (card: Card | undefined) => {
    clearTimeout(timer);
    over = card;
    leave();
  };
  /** A card that slid under a resting mouse is none that somebody points at. */
  const slideUnder = ({ target, pointerType }: PointerEvent) => {
    const card = cardAt(target);
    if (pointerType === "mouse" && card !== over) turnTo(undefined);
  };
  const moveMouse = ({ target, pointerType, buttons, clientX, clientY }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    const moved = mouse?.x !== clientX || mouse.y !== clientY;
    mouse = { x: clientX, y: clientY };
    const card = cardAt(target);
    if (!moved || buttons !== 0 || card === over) return;
    turnTo(card);
    if (card !== undefined) later(() => show(card, "mouse"), MOUSE_RESTS);
  };
  const moveOut = ({ pointerType, relatedTarget }: PointerEvent) => {
    const leavesWindow = relatedTarget === null;
    if (pointerType === "mouse" && leavesWindow) turnTo(undefined);
  };
  const press = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    const card = cardAt(target);
    looked = false;
    // Who clicks a card knows it: it must not cover the places that light up for it.
    turnTo(card);
    if (pointerType === "mouse" || card === undefined) return;
    held = { x: clientX, y: clientY };
    later(() => {
      looked = true;
      show(card, "finger");
    }, FINGER_HOLDS);
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (held !== undefined && Math.hypot(clientX - held.x, clientY - held.y) > TREMBLE) letGo();
  };
  const letGo = () => {
    if (held === undefined) return;
    held = undefined;
    later(() => {
      looked = false;
    }, CLICK_FOLLOWS);
  };
  const swallow = (event: Event) => {
    if (!looked) return;
    looked = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const noMenu = (event: Event) => {
    if (held !== undefined) event.preventDefault();
  };

  page.addEventListener("pointerover", slideUnder, { signal });
  page.addEventListener("pointermove", moveMouse, { signal });
  page.addEventListener("pointerout", moveOut, { signal });
  page.addEventListener("pointerdown", press, { signal });
  page.addEventListener("pointermove", drag, { signal });
  page.addEventListener("pointerup", letGo, { signal });
  page.addEventListener("pointercancel", letGo, { signal });
  page.addEventListener("contextmenu", noMenu, { signal });
  page.addEventListener("click", swallow, { signal, capture: true });
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}
