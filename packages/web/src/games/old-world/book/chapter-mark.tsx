import type { ReactNode } from "react";
import { AttributeMark, Mark } from "../card/index.ts";

/** The mark that each chapter bears which is about one thing. */
const MARKS: Readonly<Record<string, () => ReactNode>> = {
  "action-cards": () => <Mark name="cards" />,
  "phase-three": () => <Mark name="gainCard" />,
  winning: () => <Mark name="trophy" />,
  poker: () => <Mark name="die" />,
  trails: () => <Mark name="trail" />,
  attributes: () => <AttributeMark attribute="combat" />,
  potions: () => <Mark name="potion" />,
  exploration: () => <Mark name="story" />,
  quests: () => <Mark name="quest" />,
  combat: () => <Mark name="life" />,
  combo: () => <Mark name="link" />,
  "monster-fights": () => <Mark name="monster" />,
};

/** The sign of what a chapter is about, as high as its letters. */
export default function OldWorldChapterMark({ chapter }: { readonly chapter: string }) {
  return MARKS[chapter]?.() ?? null;
}
