import { TABLE_BENEATH, useShape } from "../../../drawn/index.ts";
import { isOver } from "../sight/sight.ts";
import { useTable, useToldTable } from "../sight/table-context.ts";
import { topicOf } from "../sight/zones.ts";
import { DeskLayout } from "./desk-layout.tsx";
import { Ending } from "./ending/ending.tsx";
import { PhoneLayout } from "./phone/phone-layout.tsx";
import "./board.css";

/** Where everything lies, by the shape of the screen. */
export function Layout() {
  const shape = useShape();
  return (
    <>
      {shape === "phone" ? <PhoneLayout /> : <DeskLayout shape={shape} />}
      <End />
    </>
  );
}

/** Over everything once the game is over and the film has come to its end, unless one looks at the table beneath. */
function End() {
  const { open } = useTable();
  const { sight } = useToldTable(topicOf.result);
  return isOver(sight) && open !== TABLE_BENEATH ? <Ending /> : null;
}
