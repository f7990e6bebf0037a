/** Keys begin with `table.`. */
export default {} as const;
