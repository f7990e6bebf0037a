import type { CSSProperties } from "react";
import { widthOf } from "./letter-widths.ts";

/** Small capitals are at most so much wider than the letters that were measured. */
const CAPS = 1.18;

/**
 * How wide words are, in parts of their type size, for styles that make them fit: on one line, as the wider of two
 * lines that break as well as possible, and the longest word alone.
 */
export function typeWidths(words: string, letters: "text" | "caps"): CSSProperties {
  const parts = words.split(/\s+/u);
  const wider = letters === "caps" ? CAPS : 1;
  const width = (from: number, to: number): number => widthOf(parts.slice(from, to).join(" ")) * wider;
  const breaks = parts.map((_, at) => Math.max(width(0, at), width(at, parts.length)));
  return {
    "--one": width(0, parts.length).toFixed(2),
    "--two": Math.min(...breaks).toFixed(2),
    "--word": Math.max(...parts.map((_, at) => width(at, at + 1))).toFixed(2),
  } as CSSProperties;
}
