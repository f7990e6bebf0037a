import type { Seat } from "@medallion/kernel";
import { guarded } from "../ops/last-resort.ts";
import { isBroken, type Resident } from "./resident.ts";

/** Milliseconds after which something that could not be written is said again. */
const RETRY = 2000;

/** Tells a table who of its people is gone and who is back, from who looks at it here. */
export class Presence {
  readonly #resident: Resident;
  readonly #grace: number;
  readonly #failed: (error: unknown) => void;
  /** Seats that were called gone since somebody last looked from them here: if they are back, then on another node. */
  readonly #called = new Set<Seat>();
  /** What is being said now, or could not be said just now. */
  readonly #sending = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(resident: Resident, grace: number, failed: (error: unknown) => void) {
    this.#resident = resident;
    this.#grace = grace;
    this.#failed = failed;
  }

  /** Somebody came, went, or another node said something: looks at once for who is back, later for who is gone. */
  look(): void {
    const { room, audience } = this.#resident;
    if (this.#ended || room.stage !== "playing") return;
    for (const seat of this.#called) if (audience.count(seat) > 0) this.#called.delete(seat);
    for (const seat of room.gone) if (audience.count(seat) > 0) this.#send("back", seat);
    if (this.#timer !== undefined || this.#areAllThere() || this.#missing().length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      guarded(
        () => {
          for (const seat of this.#missing()) {
            this.#called.add(seat);
            this.#send("gone", seat);
          }
        },
        (error) => this.#failed(error),
      );
    }, this.#grace);
    this.#timer.unref();
  }

  /** Another node is gone, and whoever was there is not: calls again who nobody sees. */
  lookAnew(): void {
    this.#called.clear();
    this.look();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
  }

  /** Whether every seat is looked from here, so that nobody can be missing. */
  #areAllThere(): boolean {
    const { room, audience } = this.#resident;
    return room.places.every((_, seat) => audience.count(seat) > 0);
  }

  /** People whose seat nobody looks from here. */
  #missing(): readonly Seat[] {
    const { room, audience } = this.#resident;
    if (room.stage !== "playing" || room.settings.clock.kind === "correspondence") return [];
    const { gone } = room;
    return room.places.flatMap((place, seat) =>
      place.kind === "person" &&
      place.standIn === undefined &&
      !gone.includes(seat) &&
      !this.#called.has(seat) &&
      audience.count(seat) === 0
        ? [seat]
        : [],
    );
  }

  #send(kind: "gone" | "back", seat: Seat): void {
    const word = `${kind}/${seat}`;
    if (this.#sending.has(word)) return;
    this.#sending.add(word);
    this.#resident
      .command("host", { kind, seat })
      .then((outcome) => {
        if (!isBroken(outcome)) this.#sending.delete(word);
        else this.#tryAgain();
      })
      .catch((error: unknown) => {
        this.#failed(error);
        this.#tryAgain();
      });
  }

  /** What could not be said is looked at again after a while, not at once. */
  #tryAgain(): void {
    if (this.#ended || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#sending.clear();
      guarded(
        () => this.lookAnew(),
        (error) => this.#failed(error),
      );
    }, RETRY);
    this.#retry.unref();
  }
}
