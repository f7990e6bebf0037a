import type { RoomLook } from "@medallion/table";

/** What of a look stays the same for a whole game, as text. */
const texts = new WeakMap<object, string>();

/** A look as JSON. What a room does not make anew is not written anew: its settings, and who sits where. */
export function lookText(look: RoomLook): string {
  const { settings, places } = look;
  const rest = JSON.stringify({ ...look, settings: undefined, places: undefined });
  return `{"settings":${textOf(settings)},"places":${textOf(places)},${rest.slice(1)}`;
}

function textOf(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  texts.set(part, text);
  return text;
}
