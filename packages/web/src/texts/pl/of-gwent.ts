import decks from "./decks.ts";
import gwent from "./gwent.ts";

export default {
  ...decks,
  ...gwent,
};
