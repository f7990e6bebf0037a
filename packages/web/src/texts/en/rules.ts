/** Keys begin with `rules.`. */
export default {} as const;
