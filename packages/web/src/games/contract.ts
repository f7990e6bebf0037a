import type { Choice, Language, Seat } from "@medallion/kernel";
import type { Puzzle } from "@medallion/scenarios/puzzle";
import type { ComponentType } from "react";
import type { TextKey } from "../language/words.ts";
import type { Hints } from "../lessons/hints.ts";
import type { Course } from "../lessons/lesson.ts";
import type { TableProps } from "../scene/scene.ts";

/**
 * All that the pages have of one game besides its kit. What a game lacks it does without: at the text table, with a
 * book of words alone, without lessons. Each part is loaded when it is first needed, and none brings another.
 */
export interface GameParts {
  readonly poster: Poster;
  /** The drawn table; the text table stays beside it. */
  readonly Table?: ComponentType<TableProps>;
  /** Has the drawn table and what it says loaded before it is shown. */
  readonly loadTable?: (language: Language) => Promise<unknown>;
  readonly book?: BookDrawings;
  /** What people make themselves and bring to a seat of a table of this mode with these rule options. */
  readonly ownPicks?: (mode: string, rules: Readonly<Record<string, unknown>>) => Promise<readonly OwnPick[]>;
  /** What people call what they made themselves, by the code that finished games remember. */
  readonly ownPickNames?: () => Promise<ReadonlyMap<string, string>>;
  readonly picks?: PickDrawings;
  readonly lessons?: Lessons;
  /** Positions in which one choice is clearly the best: each day has one. */
  readonly puzzles?: () => Promise<readonly Puzzle[]>;
  /** Which choices plainly lose something: they are asked about once. */
  readonly slip?: (language: Language) => Promise<Slip>;
  /** What a first game says of each kind of question. */
  readonly hints?: () => Promise<Hints>;
  /** Deals that begin kindly, by their names, for somebody's first game; `npm run first-deals` finds them. */
  readonly firstDeals?: readonly string[];
  /** Pages on which people make what they bring to a seat: `/decks`, and all below the game's own part of it. */
  readonly Decks?: ComponentType;
}

/** Says what a choice plainly loses by what its player sees, and that choosing it again means it; else nothing. */
export type Slip = (asked: SlipAsked, choice: number) => string | undefined;

interface SlipAsked {
  readonly view: unknown;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

/** A game on the first page. */
export interface Poster {
  /** Where its picture is; `npm run posters` makes it from the drawing beside it. */
  readonly picture: string;
  /** What is drawn over the picture. */
  readonly Over?: ComponentType;
  readonly name: TextKey;
  readonly about: TextKey;
}

/** What a game draws in its rule book. */
export interface BookDrawings {
  /** A small sign beside the name of a chapter; nothing where there is none. */
  readonly Mark: ComponentType<ChapterDrawn>;
  /** What a chapter is about (`before` its text), and what it explains (`after` it). */
  readonly Figure: ComponentType<ChapterDrawn & { readonly place: "before" | "after" }>;
}

interface ChapterDrawn {
  readonly chapter: string;
}

/** How what can be brought to a seat is drawn where one chooses it; `pick` is as `Request.picks` takes it. */
export interface PickDrawings {
  /** A small sign beside its name. */
  readonly Mark: ComponentType<{ readonly pick: string }>;
  /** What it is: leader, faction, curve. */
  readonly Facts: ComponentType<{ readonly pick: string }>;
}

/** Something of one's own that can be brought to a seat. */
export interface OwnPick {
  /** As `Request.picks` of the kernel takes it. */
  readonly code: string;
  readonly name: string;
}

/** How a game is learned here. */
export interface Lessons {
  readonly course: () => Promise<Course>;
  /** What is drawn of a lesson in the list of lessons. */
  readonly Picture?: ComponentType<{ readonly lesson: string }>;
}
