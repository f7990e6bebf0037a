import { findBot } from "@medallion/bots";
import { commitment, equal, InputError, type Kit, randomOf } from "@medallion/kernel";
import { type GameRecord, parseRecord } from "@medallion/records";
import { chairOf } from "./chair.ts";
import type { LogEntry } from "./command.ts";
import { parsed, SEED } from "./command-schema.ts";
import { RoomCore } from "./core.ts";
import { beginIfReady } from "./gathering.ts";
import type { Place, Settings } from "./settings.ts";
import { settingsSchema } from "./settings-schema.ts";

/** A room as its first entry makes it; throws `InputError` for what cannot be played. */
export function foundCore(kits: readonly Kit[], { at, by, command, seed, rulesVersion }: LogEntry): RoomCore {
  if (command.kind !== "found") throw new InputError("bad-log", "A room begins with its founding.");
  if (seed === undefined || !SEED.test(seed))
    throw new InputError("bad-seed", "Give a seed of 64 hex digits.", ["seed"]);
  const settings = parsed(
    settingsSchema,
    command.settings,
    "bad-settings",
    "Choose a value that is allowed here.",
  );
  const kit = kitFor(kits, settings.game);
  checkRules(kit, rulesVersion);
  checkSettings(kit, settings);
  checkPlaces(command.places, settings.seats);
  const from = command.from === undefined ? undefined : recordToGoOn(kit, settings, seed, command.from);
  const heard = Array.from({ length: settings.seats + 1 }, () => 0);
  const core = new RoomCore(kit, {
    settings,
    owner: by === "host" ? "" : by.person,
    at,
    position: 1,
    since: 0,
    game: 0,
    seed,
    commitment: commitment(seed),
    chairs: command.places.map(chairOf),
    chatOpen: true,
    proposal: undefined,
    votes: [],
    simultaneous: false,
    takebacks: 0,
    began: [],
    from,
    heard,
    heardBefore: heard,
  });
  const refusal = beginIfReady(core, at);
  if (refusal !== undefined)
    throw new InputError(refusal.code, refusal.sentence, refusal.path, refusal.messages);
  return core;
}

/** The record whose game goes on here; throws `InputError` for one that does not fit. */
function recordToGoOn({ game }: Kit, { seats }: Settings, seed: string, input: unknown): GameRecord {
  const record = parseRecord(input);
  const [segment, another] = record.segments;
  const fits = record.game === game.id && record.seats.length === seats && record.seed === seed;
  if (!fits || segment === undefined || another !== undefined || segment.rulesVersion !== game.rulesVersion)
    throw new InputError("bad-record", "A game can’t go on from this replay.", ["from"]);
  return record;
}

/** Throws `InputError` for a game that was begun under other rules: what they would make of its log is another game. */
export function checkRules({ game }: Kit, begunUnder: number | undefined): void {
  if (begunUnder === undefined || begunUnder === game.rulesVersion) return;
  throw new InputError(
    "other-rules",
    `This log needs version ${begunUnder} of the rules of ${game.id}; go on from a snapshot.`,
    ["rulesVersion"],
  );
}

export function kitFor(kits: readonly Kit[], game: string): Kit {
  const kit = kits.find((known) => known.game.id === game);
  if (kit !== undefined) return kit;
  const known = kits.map((each) => each.game.id).join(", ");
  throw new InputError("unknown-game", `There’s no such game. Choose one of ${known}.`, ["game"]);
}

function checkSettings({ lobby }: Kit, settings: Settings): void {
  const { mode, seats, rules } = settings;
  const known = lobby.modes.find(({ id }) => id === mode);
  if (known === undefined)
    throw new InputError("unknown-mode", `Choose one of ${lobby.modes.map(({ id }) => id).join(", ")}.`, [
      "mode",
    ]);
  if (!known.seats.includes(seats))
    throw new InputError("bad-seats", `Choose one of ${known.seats.join(", ")} seats.`, ["seats"]);
  const options = lobby.options({ mode, seats, rules }, randomOf("trial"));
  if (!settings.rated) return;
  if (settings.takebacks !== "none")
    throw new InputError("bad-settings", "Rated games have no undo. Turn it off.", ["takebacks"]);
  if (settings.openHands)
    throw new InputError("bad-settings", "Rated games have no open hands. Turn them off.", ["openHands"]);
  if (!equal(options, lobby.options({ mode, seats }, randomOf("trial"))))
    throw new InputError("bad-settings", "Rated games have no house rules. Reset them.", ["rules"]);
}

function checkPlaces(places: readonly Place[], seats: number): void {
  if (places.length !== seats)
    throw new InputError("bad-settings", `List who may take each of the ${seats} seats.`, ["places"]);
  for (const [seat, place] of places.entries()) {
    if (place.kind === "person")
      throw new InputError("bad-settings", "Players take their seats themselves. Leave this one open.", [
        "places",
        seat,
      ]);
    if (place.kind === "bot") findBot(place.bot);
  }
}
