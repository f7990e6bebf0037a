import type { ReactNode } from "react";
import {
  AllianceMark,
  CrestMark,
  DeckMark,
  EmblemMark,
  HandMark,
  PostMark,
  PotMark,
  SymbolMark,
  VpMark,
  XpMark,
} from "../card/index.ts";

/** The mark that each chapter bears which is about one thing. */
const MARKS: Readonly<Record<string, () => ReactNode>> = {
  components: () => <CrestMark colour="red" />,
  symbols: () => <SymbolMark symbol="M" worth="left" />,
  tracks: () => <XpMark />,
  draft: () => <DeckMark />,
  play: () => <HandMark />,
  tea: () => <PotMark />,
  "game-end": () => <VpMark />,
  characters: () => <EmblemMark character="geralt" />,
  "alliance-boards": () => <AllianceMark />,
  "chapter-cards": () => <PostMark direction="LEFT" />,
};

/** The sign of what a chapter is about, as high as its letters. */
export default function ChapterMark({ chapter }: { readonly chapter: string }) {
  return MARKS[chapter]?.() ?? null;
}
