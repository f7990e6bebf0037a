import type { Seat } from "@medallion/kernel";
import { type Ability, CHARACTERS, COMPONENTS } from "../data/index.ts";
import type { RoninEvent } from "../events.ts";

const TURNS = 9;
/** END windows open after chapters I and II (RO-7.8); what comes later has no chance to be used. */
const LAST_END_TURN = 6;

/** Points of a game at which it is asked whether an ability was available by then (facts X3). */
export type Mark = "chapter 2" | "chapter 3" | "last play";

/** One ability in the hands of one seat, its own or a partner's card. */
export interface Watched {
  readonly seat: Seat;
  readonly ability: string;
  readonly slot: number;
  readonly own: boolean;
  readonly used: boolean;
  /** Whether it was available for a whole turn with one of its windows to come (facts N12). */
  readonly chance: boolean;
  /** By when it was available. */
  readonly marks: readonly Mark[];
}

interface Held {
  readonly seat: Seat;
  readonly ability: Ability;
  readonly own: boolean;
  /** Turns that had begun when it became available, and marks that had passed. */
  readonly since: number;
  readonly passed: ReadonlySet<Mark>;
  used: boolean;
}

const ABILITIES: ReadonlyMap<string, Ability> = new Map(COMPONENTS.abilities.map((one) => [one.id, one]));

/** Follows every ability that came into somebody's hands. */
export function watchAbilities(events: readonly RoninEvent[]): readonly Watched[] {
  const held: Held[] = [];
  const passed = new Set<Mark>();
  let turns = 0;
  const take = (seat: Seat, id: string, own: boolean): void => {
    const ability = ABILITIES.get(id);
    if (ability !== undefined)
      held.push({ seat, ability, own, since: turns, passed: new Set(passed), used: false });
  };
  for (const event of events)
    switch (event.kind) {
      case "characterTaken":
        // RO-12.4: an Automa takes no cards and has no abilities.
        if (event.cards.length > 0) take(event.seat, `${event.character}-1`, true);
        break;
      case "abilityUnlocked":
        take(event.seat, event.ability, true);
        break;
      case "abilityCardTaken":
        take(event.seat, event.ability, false);
        break;
      case "abilityUsed": {
        const one = held.find(
          ({ seat, ability, used }) => seat === event.seat && ability.id === event.ability && !used,
        );
        if (one !== undefined) one.used = true;
        break;
      }
      case "turnStarted":
        turns++;
        break;
      case "chapterStarted":
        if (event.chapter > 1) passed.add(event.chapter === 2 ? "chapter 2" : "chapter 3");
        break;
      case "cardsRevealed":
        if (turns === TURNS) passed.add("last play");
        break;
      default:
    }
  return held.map(watched);
}

const MARKS: readonly Mark[] = ["chapter 2", "chapter 3", "last play"];

function watched({ seat, ability, own, used, since, passed }: Held): Watched {
  const lastChance = ability.window === "END" ? LAST_END_TURN : TURNS;
  return {
    seat,
    ability: ability.id,
    slot: ability.slot,
    own,
    used,
    chance: since < lastChance,
    marks: MARKS.filter((mark) => !passed.has(mark)),
  };
}

/** All abilities by character and slot, as they are listed. */
export const ABILITY_IDS: readonly string[] = CHARACTERS.flatMap((character) =>
  COMPONENTS.abilities.filter((ability) => ability.character === character).map(({ id }) => id),
);
