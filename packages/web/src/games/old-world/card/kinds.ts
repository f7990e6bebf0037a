import type { Attribute, Colour, School, TerrainSymbol } from "@medallion/old-world/data";

/** Whose shield or figure: location 0 shows that of a school that no witcher of this box comes from. */
export type SchoolSign = School | "manticore";

const COLOUR_KINDS: Readonly<Record<Colour, true>> = {
  blue: true,
  red: true,
  green: true,
  yellow: true,
  purple: true,
};
const TERRAIN_KINDS: Readonly<Record<TerrainSymbol, true>> = {
  forest: true,
  mountain: true,
  water: true,
  wild: true,
};
const SCHOOL_KINDS: Readonly<Record<SchoolSign, true>> = {
  wolf: true,
  griffin: true,
  bear: true,
  cat: true,
  viper: true,
  manticore: true,
};
const ATTRIBUTE_KINDS: Readonly<Record<Attribute, true>> = {
  combat: true,
  defense: true,
  alchemy: true,
  specialization: true,
};

const keysOf = <Kind extends string>(kinds: Readonly<Record<Kind, true>>): readonly Kind[] =>
  Object.keys(kinds) as Kind[];

export const COLOUR_LIST = keysOf(COLOUR_KINDS);
export const TERRAIN_LIST = keysOf(TERRAIN_KINDS);
export const SCHOOL_LIST = keysOf(SCHOOL_KINDS);
export const ATTRIBUTE_LIST = keysOf(ATTRIBUTE_KINDS);
