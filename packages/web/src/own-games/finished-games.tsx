import { useCallback } from "react";
import { call, person } from "../hosts/online.ts";
import { useAsked } from "../hosts/use-asked.ts";
import { Answer } from "../people/answer.tsx";
import { History } from "../people/history.tsx";
import { NoneYet } from "./none-yet.tsx";

/** Games of the server that one has played to their end. */
export function FinishedGames() {
  const { asked, again } = useAsked(
    useCallback(async () => call("profile", { params: { person: (await person()).id } }), []),
  );
  return (
    <Answer asked={asked} again={again}>
      {({ history, person: { id } }) =>
        history.length === 0 ? <NoneYet place="online" over /> : <History games={history} person={id} />
      }
    </Answer>
  );
}
