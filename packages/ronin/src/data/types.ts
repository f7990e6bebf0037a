/** Combat, magic, exploration and diplomacy; RO-1.1. */
export const SYMBOLS = ["C", "M", "E", "D"] as const;
export type Sym = (typeof SYMBOLS)[number];

/** The colours of the action cards; RO-1.3. */
export const COLOURS = ["red", "blue", "green", "yellow", "pink"] as const;
export type Colour = (typeof COLOURS)[number];

export const CHARACTERS = [
  "geralt",
  "yennefer",
  "dandelion",
  "ciri",
  "vesemir",
  "triss",
  "yukiOnna",
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

/** Where a tea-passing symbol points to; RO-8.4. */
export const DIRECTIONS = ["LEFT", "RIGHT"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Conditions that are met or not. */
export type FlatCondition =
  | { readonly k: "C1"; readonly symbol: Sym } // lose 1 of the symbol
  | { readonly k: "C4"; readonly colour: Colour } // have 2 or more cards of the colour
  | { readonly k: "C6"; readonly colour: Colour } // have exactly 1 card of the colour
  | { readonly k: "C7"; readonly colour: Colour } // have exactly 2 cards of the colour
  | { readonly k: "C9" } // have exactly 2 inactive symbols
  | { readonly k: "C10" }; // have 2 or more inactive symbols

/** Conditions that are met once, twice or three times. */
export type ScaledCondition =
  | { readonly k: "C2"; readonly symbol: Sym } // lose 1/2/3 of the symbol
  | { readonly k: "C3" } // lose 1/2/3 inactive symbols
  | { readonly k: "C5"; readonly colour: Colour } // the chosen partner has 1/2/3 cards of the colour
  | { readonly k: "C8"; readonly colour: Colour }; // have 1/2/3 cards of the colour

export type FlatResult =
  | { readonly k: "R1" } // 1 alliance point on both tracks
  | { readonly k: "R5" } // 2 left active symbols
  | { readonly k: "R6" } // 2 right active symbols
  | { readonly k: "R7" } // 1 left and 1 right active symbol
  | { readonly k: "R8"; readonly symbol: Sym } // 2 of the symbol
  | { readonly k: "R10"; readonly symbols: readonly [Sym, Sym, Sym] }; // 1 each of three different symbols

export type ScaledResult =
  | { readonly k: "R2" } // 1/2/3 alliance points on one track
  | { readonly k: "R3" } // 1/2/3 left active symbols
  | { readonly k: "R4" } // 1/2/3 right active symbols
  | { readonly k: "R9"; readonly symbol: Sym }; // 1/2/3 of the symbol

export type Condition = FlatCondition | ScaledCondition;
export type Result = FlatResult | ScaledResult;

/** When an effect is resolved: in the Play step or in the tea ceremony; RO-1.7, RO-6.2. */
export type Timing = "standard" | "tea";

/** One condition and one result of the same kind; RO-6.1. */
export type Effect = { readonly timing: Timing } & (
  | { readonly condition: FlatCondition; readonly result: FlatResult }
  | { readonly condition: ScaledCondition; readonly result: ScaledResult }
);

/** A card as it is printed; its name is the text `card.<id>`. RO-1.5, RO-1.6. */
export interface ActionCard {
  readonly id: string;
  readonly colour: Colour;
  /** None, one or two; they may be equal. */
  readonly symbols: readonly Sym[];
  readonly pass?: Direction;
  readonly effect?: Effect;
  /** Whose starting card it is. */
  readonly owner?: CharacterId;
}

export const SLOTS = [1, 2, 3, 4] as const;
export type Slot = (typeof SLOTS)[number];

/** The windows in which abilities are used; RO-7.5. */
export const WINDOWS = ["DRAFT", "PLAY", "END"] as const;
export type AbilityWindow = (typeof WINDOWS)[number];

/** The points of the windows: two of the own pick, three of the own slot, one at the chapter end; RO-7.6 to RO-7.8. */
export const POINTS = ["D0", "D1", "K0", "K1", "K2", "END"] as const;
export type AbilityPoint = (typeof POINTS)[number];

export const WINDOW_OF: Readonly<Record<AbilityPoint, AbilityWindow>> = {
  D0: "DRAFT",
  D1: "DRAFT",
  K0: "PLAY",
  K1: "PLAY",
  K2: "PLAY",
  END: "END",
};

export type Counted = { readonly count: number };

/** What an ability does: one of a closed list, each with its parameters (facts B7). */
export type Power =
  | { readonly primitive: "IGNORE_LOSS"; readonly params: Counted }
  | { readonly primitive: "FULL_RESULT" }
  | { readonly primitive: "TIMELINE_TO_HAND"; readonly params: Counted }
  | { readonly primitive: "EXTRA_PLAY_THEN_DRAW" }
  /** As many active symbols of one's own choice, or one of each. */
  | { readonly primitive: "GAIN_ACTIVE"; readonly params: Counted | { readonly each: true } }
  | { readonly primitive: "CONVERT"; readonly params: Counted }
  | { readonly primitive: "UNCOVER"; readonly params: Counted }
  | { readonly primitive: "REPEAT"; readonly params: Counted }
  | { readonly primitive: "WILD_COLOUR"; readonly params: Counted }
  | { readonly primitive: "BORROW" }
  | { readonly primitive: "TEA_HOST" }
  | { readonly primitive: "DRAFT_SWAP" }
  | { readonly primitive: "DRAFT_PEEK"; readonly params: Counted }
  | { readonly primitive: "DRAFT_FIRST" }
  | { readonly primitive: "DRAFT_EXTRA" }
  | { readonly primitive: "KEEP_EXTRA"; readonly params: Counted }
  | { readonly primitive: "STUDY" }
  | { readonly primitive: "INACTIVE_XP"; readonly params: Counted }
  | { readonly primitive: "ALLY"; readonly params: Counted };

export type Primitive = Power["primitive"];

/** An ability of a character; its id is `<character>-<slot>`, its name the text `ability.<id>`. */
export type Ability = {
  readonly id: string;
  readonly character: CharacterId;
  readonly slot: Slot;
  readonly window: AbilityWindow;
  readonly point: AbilityPoint;
} & Power;

/** From this space of a track on it is worth so many victory points. */
export type Worth = readonly [space: number, vp: number];

export interface PlayerBoard {
  readonly character: CharacterId;
  /** The experience that opens abilities 2, 3 and 4; RO-1.17. */
  readonly thresholds: readonly [number, number, number];
  /** What the gold marker is worth at the end; RO-1.22. */
  readonly goldVp: readonly Worth[];
}

/** What both partners of a board get when its marker reaches a space; RO-8.13 to RO-8.16, RO-8.19. */
export type Bonus =
  | { readonly k: "abilityOrXp"; readonly ability: 1 | 3; readonly xp: number }
  | { readonly k: "drawOrXp"; readonly xp: number }
  | { readonly k: "showHand" }
  | { readonly k: "activeAny"; readonly n: number }
  | { readonly k: "xp"; readonly n: number };

export interface AllianceSide {
  /** `A`, or `B1` to `B5`. */
  readonly id: string;
  /** The last space, T. */
  readonly top: number;
  readonly bonuses: Readonly<Record<number, Bonus>>;
  readonly vp: readonly Worth[];
}

/** The active symbols of a chapter: left, right; RO-1.13. */
export type Pair = readonly [Sym, Sym];

/** The order of the six cards is part of saves; RO-1.15. */
export interface ChapterCard {
  readonly id: string;
  readonly pairs: readonly [Pair, Pair, Pair];
  /** All seven characters, the first one first. */
  readonly initiative: readonly CharacterId[];
}

/** All components whose values are data, as one set with its version. */
export interface Components {
  readonly version: number;
  /** The 80 cards of the main deck; the order is part of saves. */
  readonly action: readonly ActionCard[];
  /** The 35 starting cards, five for each character in the order of `CHARACTERS`. */
  readonly starting: readonly ActionCard[];
  /** Four for each character in the order of `CHARACTERS` and `SLOTS`. */
  readonly abilities: readonly Ability[];
  readonly boards: readonly PlayerBoard[];
  readonly sideA: AllianceSide;
  readonly sidesB: readonly AllianceSide[];
  readonly chapters: readonly ChapterCard[];
}
