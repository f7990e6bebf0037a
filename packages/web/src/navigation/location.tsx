import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useTransition } from "react";
import { type BaseLocationHook, Router } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { pageWasLeft } from "../look/arrival.ts";

interface Place {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

const PlaceContext = createContext<Place>({ path: "/", search: "", hash: "" });

const usePlace: BaseLocationHook = () => [useContext(PlaceContext).path, navigate];
usePlace.searchHook = () => useContext(PlaceContext).search;

/** What stands behind the `#`, with it. */
export function useHash(): string {
  return useContext(PlaceContext).hash;
}

const MOVES = ["popstate", "pushState", "replaceState", "hashchange"] as const;

function here(): Place {
  return { path: location.pathname, search: location.search, hash: location.hash };
}

/**
 * Where we are. The page one leaves stays until the next one is loaded, so that nothing flashes in between;
 * `children` learns whether that is taking its time.
 */
export function LocationProvider({ children }: { readonly children: (onTheWay: boolean) => ReactNode }) {
  const [place, setPlace] = useState(here);
  const [onTheWay, startMove] = useTransition();
  const shown = useRef(place);
  useEffect(() => {
    const move = (event: Event) => {
      const next = here();
      const before = shown.current;
      shown.current = next;
      if (next.path === before.path) {
        if (next.search !== before.search || next.hash !== before.hash) setPlace(next);
        return;
      }
      pageWasLeft();
      startMove(() => setPlace(next));
      // Going back keeps the place on the page; going on begins at its top.
      if (event.type === "pushState") scrollTo(0, 0);
    };
    for (const name of MOVES) addEventListener(name, move);
    return () => {
      for (const name of MOVES) removeEventListener(name, move);
    };
  }, []);
  return (
    <PlaceContext value={place}>
      <Router hook={usePlace}>{children(onTheWay)}</Router>
    </PlaceContext>
  );
}
