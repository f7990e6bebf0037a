import { Chronicle } from "../../../../drawn/chronicle/chronicle.tsx";
import { sideOf } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";
import { Rounds } from "./rounds.tsx";
import { TELLING } from "./telling.ts";

interface RoundChronicleProps {
  readonly className?: string | undefined;
  readonly bare?: boolean;
}

/** What happened, under the rounds so far. */
export function RoundChronicle({ className, bare = false }: RoundChronicleProps) {
  const { sight } = useTable();
  return (
    <Chronicle telling={TELLING} own={sideOf(sight, sight.near).members} className={className} bare={bare}>
      <Rounds />
    </Chronicle>
  );
}
