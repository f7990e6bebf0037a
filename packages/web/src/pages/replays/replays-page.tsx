import { useMemo } from "react";
import { useParams } from "wouter";
import { type ReplaySource, sourceAt } from "../../replay/source.ts";
import { ReplayShelf } from "./replay-shelf.tsx";
import { WatchedReplay } from "./watched-replay.tsx";

/** Games to watch again: the shelf, or one of them. */
export default function ReplaysPage() {
  const { "*": rest = "" } = useParams();
  const source = useSource(rest, location.hash);
  if (source === undefined) return <ReplayShelf />;
  return <WatchedReplay key={JSON.stringify(source)} source={source} />;
}

/** The same object while the address is the same: a game is loaded once for each. */
function useSource(rest: string, hash: string): ReplaySource | undefined {
  return useMemo(() => sourceAt(rest, hash), [rest, hash]);
}
