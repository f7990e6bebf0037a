import { useParams } from "wouter";
import { sourceAt } from "../../replay/source.ts";
import { ReplayShelf } from "./replay-shelf.tsx";
import { WatchedReplay } from "./watched-replay.tsx";

/** Games to watch again: the shelf, or one of them. */
export default function ReplaysPage() {
  const { "*": rest = "" } = useParams();
  const source = sourceAt(rest, location.hash);
  if (source === undefined) return <ReplayShelf />;
  return <WatchedReplay key={JSON.stringify(source)} source={source} />;
}
