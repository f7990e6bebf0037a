import type { Effect } from "../effect.ts";
import type { Path } from "../read.ts";
import type { EffectSite, Sited } from "../sites.ts";
import type { Components, ResultEvent } from "../types.ts";
import { type Constraint, count, hold, holdOrder } from "./fault.ts";

type Op<K extends Effect["op"]> = Extract<Effect, { readonly op: K }>;

/** All effects of one word, with where they stand. */
function wordsOf<K extends Effect["op"]>(
  { sites }: Sited,
  op: K,
): readonly (EffectSite & { readonly effect: Op<K> })[] {
  return sites.effects.filter(
    (site): site is EffectSite & { readonly effect: Op<K> } => site.effect.op === op,
  );
}

/** The event whose card a path leads into, if it is one. */
function eventAt({ eventCards }: Components, [table, index]: Path): number | undefined {
  return table === "eventCards" && typeof index === "number" ? eventCards[index]?.number : undefined;
}

/** Which events a card leads to: by quests, by reading, through what is kept. */
function leads(tales: Sited): readonly { readonly from: number | undefined; readonly to: number }[] {
  return tales.sites.effects.flatMap(({ effect, path }) =>
    effect.op === "quest" || effect.op === "readEvent"
      ? [{ from: eventAt(tales, path), to: effect.event }]
      : [],
  );
}

/** The events that can come up in a game: those exploration cards lead to, and all that follow. */
function reachable(tales: Sited): ReadonlySet<number> {
  const all = leads(tales);
  const found = new Set(all.flatMap(({ from, to }) => (from === undefined ? [to] : [])));
  for (const event of found) for (const { from, to } of all) if (from === event) found.add(to);
  return found;
}

/** Whether the effects of an event are those of its kind (OW-8.13). */
function isOfKind({ kind, effects }: ResultEvent): boolean {
  const [first] = effects;
  switch (kind) {
    case "test":
      return effects.length === 1 && (first?.op === "test" || first?.op === "roll" || first?.op === "band");
    case "shortFight":
      return effects.length === 1 && first?.op === "shortFight";
    case "equipment":
    case "companion":
      return first?.op === "keep" && first.kind === kind;
    case "result":
      return (
        effects.length > 0 && effects.every(({ op }) => op !== "keep" && op !== "test" && op !== "shortFight")
      );
  }
}

/** The events at the end of a quest that may be resolved at another player's school (OW-8.22). */
function atSchools(tales: Sited): ReadonlySet<number> {
  const quests = wordsOf(tales, "quest");
  return new Set(
    quests.flatMap(({ effect: { place, event } }) =>
      place.at === "school" && place.whose === "ownOrOther" ? [event] : [],
    ),
  );
}

export const STORY_CONSTRAINTS = {
  numbers: ({ eventCards }) => {
    const numbers = eventCards.map(({ number }) => number);
    holdOrder(numbers, 1, 56, "OW-2.5", ["eventCards"]);
    for (const [index, { id, number }] of eventCards.entries())
      hold(id === `E${String(number).padStart(2, "0")}`, "OW-2.5", `This is not event ${number}.`, [
        "eventCards",
        index,
        "id",
      ]);
  },
  decks: ({ explorationCards }) => {
    for (const [index, { id, deck }] of explorationCards.entries()) {
      const due = `${deck === "city" ? "C" : "W"}${String((index % 36) + 1).padStart(2, "0")}`;
      hold(id === due, "OW-1.1", `This card is called ${due}.`, ["explorationCards", index, "id"]);
    }
  },
  kinds: (tales) => {
    for (const [index, event] of tales.eventCards.entries())
      hold(event.kind === "options" || isOfKind(event), "OW-8.13", `This is no ${event.kind}.`, [
        "eventCards",
        index,
        "effects",
      ]);
    for (const { effect, path } of wordsOf(tales, "keep")) {
      const [table, index] = path;
      const event = table === "eventCards" && typeof index === "number" ? tales.eventCards[index] : undefined;
      hold(
        effect.kind === "card" || event?.kind === effect.kind,
        "OW-8.13",
        `A ${effect.kind} is an event card of that kind.`,
        path,
      );
    }
  },
  references: (tales) => {
    for (const { effect, path } of tales.sites.effects)
      if (effect.op === "quest" || effect.op === "readEvent" || effect.op === "loseKept")
        hold(effect.event <= tales.eventCards.length, "OW-1.26", `There is no event ${effect.event}.`, [
          ...path,
          "event",
        ]);
  },
  /** A quest must end somewhere a figure can go. */
  places: (tales) => {
    for (const { effect, path, owner } of wordsOf(tales, "quest")) {
      hold(owner === "exploration", "OW-8.10", "Only an exploration card becomes a quest.", path);
      const { place } = effect;
      if (place.at === "location")
        hold(
          tales.locations[place.location]?.token === true,
          "OW-1.20",
          `No quest leads to location ${place.location}.`,
          [...path, "place", "location"],
        );
    }
  },
  /** Two quests for one event could block each other (OW-8.17). */
  quests: (tales) => {
    const quests = wordsOf(tales, "quest");
    const reads = new Set(wordsOf(tales, "readEvent").map(({ effect }) => effect.event));
    for (const { number } of tales.eventCards) {
      const found = count(quests, ({ effect }) => effect.event === number);
      const fits = found === 1 ? !reads.has(number) : found === 0;
      hold(fits, "OW-8.17", `Event ${number} belongs to one quest, or it is only read.`, [
        "eventCards",
        number - 1,
      ]);
    }
  },
  reachable: (tales) => {
    const found = reachable(tales);
    for (const [index, { number }] of tales.eventCards.entries())
      hold(found.has(number), "OW-8.17", `No card leads to event ${number}.`, ["eventCards", index]);
  },
  /** Reading goes on at once, so a circle would never end. */
  circles: (tales) => {
    const reads = wordsOf(tales, "readEvent").filter(({ setting }) => setting === "story");
    for (const { number } of tales.eventCards) {
      const found = new Set([number]);
      for (const event of found)
        for (const { effect, path } of reads)
          if (eventAt(tales, path) === event) {
            hold(effect.event !== number, "OW-8.20", `Event ${number} reads itself in the end.`, path);
            found.add(effect.event);
          }
    }
  },
  /** What is taken away must have been kept before. */
  losses: (tales) => {
    const keeps = wordsOf(tales, "keep").map(({ path }) => eventAt(tales, path));
    for (const { effect, path } of wordsOf(tales, "loseKept"))
      hold(keeps.includes(effect.event), "OW-8.21", `Nobody keeps event ${effect.event}.`, [
        ...path,
        "event",
      ]);
  },
  /** Another player's school matters only at the end of a quest that may lead there. */
  schools: (tales) => {
    const allowed = atSchools(tales);
    for (const { effect, path } of tales.sites.effects) {
      const asks = effect.op === "if" && effect.conditions.some((condition) => condition.is === "atSchool");
      if (!asks && effect.op !== "schoolOwner") continue;
      const event = eventAt(tales, path);
      hold(
        event !== undefined && allowed.has(event),
        "OW-8.22",
        "No quest leads this card to a school.",
        path,
      );
    }
    for (const { effect, path } of wordsOf(tales, "trail"))
      if (effect.pick === "asActive")
        hold(isOwners(tales, path), "OW-8.22", "This is for a school's owner.", path);
  },
  locations: ({ sites, locations }) => {
    for (const { condition, path } of sites.conditions)
      if (condition.is === "atLocation")
        for (const location of condition.locations)
          hold(location < locations.length, "OW-1.26", `There is no location ${location}.`, path);
  },
} satisfies Record<string, Constraint<Sited>>;

/** Whether the effect at the path stands among those of a schoolOwner. */
function isOwners(tales: Sited, path: Path): boolean {
  return wordsOf(tales, "schoolOwner").some(
    (owner) => owner.path.length < path.length && owner.path.every((part, index) => part === path[index]),
  );
}
