/** Keys begin with `gwent.`. */
export default {} as const;
