/** Keys begin with `decks.`. */
export default {} as const;
