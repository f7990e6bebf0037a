/** As the server takes them; see `ROUTES` of the protocol. */
export const LONGEST_NAME = 40;
export const SHORTEST_PASSWORD = 15;
export const LONGEST_PASSWORD = 200;
