import { InputError } from "@medallion/kernel";
import type { Viewer } from "@medallion/records";
import type { Text } from "../texts/index.ts";

/** Whose eyes are meant; seats are lettered from A, and without a word it is a spectator. Throws `InputError`. */
export function viewerOf(given: string | undefined, seats: number, text: Text): Viewer {
  if (given === undefined) return null;
  if (given.toLowerCase() === "all") return "all";
  const letters = Array.from({ length: seats }, (_, seat) => String.fromCharCode(65 + seat));
  const seat = letters.indexOf(given.toUpperCase());
  if (seat >= 0) return seat;
  throw new InputError("no-such-seat", text("error.viewer", { given, known: letters.join(", ") }));
}
