import type {
  AbilityName,
  Attribute,
  ExplorationDeck,
  Half,
  OptionKey,
  Payment,
  School,
  Terrain,
} from "@medallion/old-world/pages";

/** Something on the table that can be pointed at. Action cards are unique, so a card's name says which one is meant. */
export type OldWorldSpot =
  | `card:${string}`
  /** A card among those that are looked at: of the own deck, or of the opponent's. */
  | `seen:${string}`
  | `place:${number}`
  | `pay:${Payment}`
  | `kept:${string}`
  | `slot:${number}`
  | `school:${School}`
  | `terrain:${Terrain}`
  | `attribute:${Attribute}`
  | `player:${number}`
  | `quest:${string}`
  | `deck:${ExplorationDeck}`
  | "monster"
  | `option:${OptionKey}`
  | `die:${number}`
  | `potion:${string}`
  | `ability:${string}`
  | "specialization"
  /** A trophy used together with a potion or with the Specialization, by its place in `Box.abilities`. */
  | `with:${number}`
  /** The end of the combo; the links of its last card, from 1; beside it without a link. */
  | "combo"
  | `link:${number}`
  | "free"
  | `half:${Half}`
  | OldWorldButton;

/** Buttons of the prompt, each with a letter of its own. */
export type OldWorldButton = "confirm" | "decline" | "done" | "back" | "endPhase" | "action" | "goOn";

export const spotOf = {
  card: (id: string): OldWorldSpot => `card:${id}`,
  seen: (id: string): OldWorldSpot => `seen:${id}`,
  place: (place: number): OldWorldSpot => `place:${place}`,
  pay: (payment: Payment): OldWorldSpot => `pay:${payment}`,
  kept: (story: string): OldWorldSpot => `kept:${story}`,
  slot: (slot: number): OldWorldSpot => `slot:${slot}`,
  school: (school: School): OldWorldSpot => `school:${school}`,
  terrain: (terrain: Terrain): OldWorldSpot => `terrain:${terrain}`,
  attribute: (attribute: Attribute): OldWorldSpot => `attribute:${attribute}`,
  player: (player: number): OldWorldSpot => `player:${player}`,
  quest: (story: string): OldWorldSpot => `quest:${story}`,
  deck: (deck: ExplorationDeck): OldWorldSpot => `deck:${deck}`,
  option: (option: OptionKey): OldWorldSpot => `option:${option}`,
  die: (face: number): OldWorldSpot => `die:${face}`,
  potion: (id: string): OldWorldSpot => `potion:${id}`,
  ability: ({ on, id, ability }: AbilityName): OldWorldSpot => `ability:${on}:${id}:${ability}`,
  with: (ability: number): OldWorldSpot => `with:${ability}`,
  link: (extension: number): OldWorldSpot => `link:${extension}`,
  half: (half: Half): OldWorldSpot => `half:${half}`,
};

const BUTTONS: Readonly<Record<OldWorldButton, string>> = {
  confirm: "Y",
  decline: "N",
  done: "D",
  back: "B",
  endPhase: "E",
  action: "F",
  goOn: "G",
};

/** The letter that presses a button of the prompt. */
export function letterOf(button: OldWorldButton): string {
  return BUTTONS[button];
}

/** A die is pointed at by the number that it shows. */
export function printedDigit(spot: OldWorldSpot): number | undefined {
  return spot.startsWith("die:") ? Number(spot.slice("die:".length)) : undefined;
}

/** Buttons have letters; all else is numbered. */
export function isNumbered(spot: OldWorldSpot): boolean {
  return !(spot in BUTTONS);
}
