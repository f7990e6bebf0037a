/** Keys begin with `replays.`. */
export default {} as const;
