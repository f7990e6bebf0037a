/** Keys begin with `home.`. */
export default {} as const;
