import { type DrawnRoute, ROUTES } from "../geography/routes.ts";

/** A route as one goes it: from its beginning, or the other way round. */
export interface RouteGone extends DrawnRoute {
  readonly isBackwards: boolean;
}

/** How one goes from a place to the next; by land where land and sea lead there. None where no route does. */
export function routeBetween(from: number, to: number): RouteGone | undefined {
  const found = routesBetween(from, to)[0];
  return found && { ...found, isBackwards: found.a !== from };
}

/** All that is drawn of a connection. */
export function routesBetween(one: number, other: number): readonly DrawnRoute[] {
  return ROUTES.filter(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}
