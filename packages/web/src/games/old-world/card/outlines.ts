import type { Colour, TerrainSymbol } from "@medallion/old-world/data";

/** Each terrain has an outline of its own, of radius 50 and a little more: it is told without colour and pattern. */
export const TERRAIN_OUTLINES: Readonly<Record<TerrainSymbol, string>> = {
  water: "M50 0A50 50 0 1 1-50 0 50 50 0 1 1 50 0Z",
  mountain: "M0-56 48.5-28V28L0 56-48.5 28V-28Z",
  forest: "M-27-27A28 28 0 0 1 27-27 28 28 0 0 1 27 27 28 28 0 0 1-27 27 28 28 0 0 1-27-27Z",
  wild: "M0-56 17-42 40-40 42-17 56 0 42 17 40 40 17 42 0 56-17 42-40 40-42 17-56 0-42-17-40-40-17-42Z",
};

/** One geometric mark for each colour, within 13 of the middle; holes by the even-odd rule. */
export const COLOUR_MARKS: Readonly<Record<Colour, string>> = {
  blue: "M-11-8-3 0-11 8H-5L3 0-5-8ZM-2-8 6 0-2 8H3L11 0 3-8Z",
  red: "M-9-9H9V9H-9ZM-4-4V4H4V-4Z",
  green: "M4-10A10 10 0 1 0 4 10 12.5 12.5 0 0 1 4-10Z",
  yellow: "M0-10 11 9H-11ZM0-2-4.6 5.6H4.6Z",
  purple: "M0-12 3-3 12 0 3 3 0 12-3 3-12 0-3-3Z",
};

/** A lozenge of half-width `size`. */
export const lozenge = (size: number): string => `M0-${size} ${size} 0 0 ${size}-${size} 0Z`;

/** A shield, from -30 to 30 and from -34 to 46. */
export const HEATER = "M-30-34H30V2C30 24 14 38 0 46-14 38-30 24-30 2Z";

/** A hooded figure on a foot, from -25 to 25 and from -74 to 3. */
export const FIGURE =
  "M-23 0C-23-10-14-11-13-18-24-24-25-36-13-42-17-58-10-72 0-74 10-72 17-58 13-42 25-36 24-24 13-18 14-11 23-10 23 0 12 6-12 6-23 0Z";
/** The dark under its hood. */
export const HOOD = "M-8-46C-9-58-4-64 0-65 4-64 9-58 8-46Q0-40-8-46Z";
