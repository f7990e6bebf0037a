/** Keys begin with `learn.`. */
export default {} as const;
