import type { TableCard } from "@medallion/protocol";
import type { PublicPlace } from "@medallion/table";
import type { Text } from "../language/words.ts";
import { opponentName } from "../opponents/opponents.ts";
import { isUnnamed } from "../settings/unnamed.ts";

/** A place as a table shows it, or a list of tables. */
type NamedPlace = PublicPlace | TableCard["places"][number];

/** What everybody at a table is called; a bot that would be called like somebody else is marked as one. */
export function seatNames(places: readonly NamedPlace[], text: Text): readonly string[] {
  const plain = places.map((place, seat) => placeName(place, seat, text));
  return told(plain, (seat) => places[seat]?.kind === "bot", text);
}

function told(plain: readonly string[], isBot: (seat: number) => boolean, text: Text): readonly string[] {
  return plain.map((name, seat) => {
    if (!isBot(seat) || plain.filter((other) => other === name).length < 2) return name;
    return text("opponent.named", { name });
  });
}

function placeName(place: NamedPlace, seat: number, text: Text): string {
  switch (place.kind) {
    case "open":
      return text("table.seat.open");
    case "person":
      return personName(place.name, text);
    case "bot":
      return botName(place, seat, text);
  }
}

/** Who gave no name is called alike everywhere, in the reader's language. */
function personName(name: string, text: Text): string {
  return isUnnamed(name) ? text("home.you") : name;
}

/** Whoever named the bot after its kind has not named it. */
export function botName(
  { name, bot }: { readonly name: string; readonly bot: string },
  seat: number,
  text: Text,
): string {
  return name === bot ? opponentName(seat, text) : name;
}

/** What someone is called in lists of people: nobody but a bot may have the name of a kind of bot. */
export function listedName(name: string, text: Text): string {
  return text("table.bot", { bot: name });
}

/** As the protocol names who sat where somebody was who has deleted their account; pages that import it load all of its schemas. */
const DELETED_PERSON = "deleted";

/** What a player of a finished game is called, who may have deleted their account since. */
export function playerName({ person, name }: { readonly person: string; readonly name: string }, text: Text) {
  return person === DELETED_PERSON ? text("table.deleted") : listedName(personName(name, text), text);
}

/** Who had a seat of a finished game; `bot` is the kind of one. */
interface FormerPlayer {
  readonly person: string;
  readonly name: string;
  readonly bot?: string | undefined;
}

/** What everybody in a finished game was called at its table, by their seats. */
export function formerNames(players: readonly FormerPlayer[], text: Text): readonly string[] {
  const plain = players.map(({ person, name, bot }, seat) =>
    bot === undefined ? playerName({ person, name }, text) : botName({ name, bot }, seat, text),
  );
  return told(plain, (seat) => players[seat]?.bot !== undefined, text);
}
