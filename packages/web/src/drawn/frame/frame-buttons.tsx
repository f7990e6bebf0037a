import { Button } from "../../look/button.tsx";
import { CountMark } from "../../look/count-mark.tsx";
import { useTold } from "../drawn-context.ts";
import { useShape } from "../layout/use-shape.ts";

/** Undo, rules, chat and menu: what the frame gives to every table, as buttons in a row. */
export function FrameButtons() {
  const { scene, frame, text } = useTold("undo");
  const wide = useShape() === "wide";
  return (
    <>
      {scene.table.mayTakeBack === "no" ? null : (
        <Button data-nav="" onClick={frame.takeBack} aria-keyshortcuts="U">
          {text("table.undo")}
        </Button>
      )}
      {frame.askHint === undefined || !wide ? null : (
        <Button data-nav="" onClick={frame.askHint} aria-keyshortcuts="H">
          {text("table.hint")}
        </Button>
      )}
      <Button data-nav="" onClick={() => frame.openRules()}>
        {text("table.rules")}
      </Button>
      {frame.hasChat === false ? null : (
        <Button data-nav="" onClick={frame.openChat}>
          {text("table.chat")}
          <CountMark count={frame.unread} about={text("table.chat.unread")} />
        </Button>
      )}
      <Button data-nav="" onClick={frame.openMenu}>
        {text("table.menu")}
      </Button>
    </>
  );
}
