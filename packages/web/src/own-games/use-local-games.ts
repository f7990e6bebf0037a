import { useEffect } from "react";
import { useAsked } from "../hosts/use-asked.ts";
import { localHost } from "../local/local-host.ts";

const list = () => localHost().tables.list();

/** The tables of this device, asked for again whenever one moves on. */
export function useLocalGames() {
  const { asked, again } = useAsked(list);
  useEffect(() => localHost().tables.watch(again), [again]);
  return { asked, again };
}
