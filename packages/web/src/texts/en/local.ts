/** Keys begin with `local.`. */
export default {} as const;
