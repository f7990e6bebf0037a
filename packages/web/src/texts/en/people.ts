/** Keys begin with `people.`. */
export default {} as const;
