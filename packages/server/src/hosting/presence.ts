import type { Seat } from "@medallion/kernel";
import type { Resident } from "./resident.ts";

/** Tells a table who of its people is gone and who is back, from who looks at it here. */
export class Presence {
  readonly #resident: Resident;
  readonly #grace: number;
  readonly #failed: (error: unknown) => void;
  /** Seats that were called gone since somebody last looked from them here: if they are back, then on another node. */
  readonly #called = new Set<Seat>();
  #timer: NodeJS.Timeout | undefined;

  constructor(resident: Resident, grace: number, failed: (error: unknown) => void) {
    this.#resident = resident;
    this.#grace = grace;
    this.#failed = failed;
  }

  /** Somebody came, went, or another node said something: looks at once for who is back, later for who is gone. */
  look(): void {
    const { room, audience } = this.#resident;
    if (room.stage !== "playing") return;
    for (const seat of this.#called) if (audience.count(seat) > 0) this.#called.delete(seat);
    for (const seat of room.gone) if (audience.count(seat) > 0) this.#send("back", seat);
    if (this.#timer !== undefined || this.#missing().length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      for (const seat of this.#missing()) {
        this.#called.add(seat);
        this.#send("gone", seat);
      }
    }, this.#grace);
    this.#timer.unref();
  }

  end(): void {
    clearTimeout(this.#timer);
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
    this.#resident.command("host", { kind, seat }).catch(this.#failed);
  }
}
