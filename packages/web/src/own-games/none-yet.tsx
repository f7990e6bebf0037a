import hourglass from "virtual:game-icons/hourglass";
import friends from "virtual:game-icons/three-friends";
import { useText } from "../language/language.tsx";
import { ButtonLink } from "../look/button.tsx";
import { Empty } from "../look/empty.tsx";
import { Glyph } from "../look/glyph.tsx";
import { PATHS } from "../navigation/paths.ts";

interface NoneYetProps {
  /** Where no game lies: on this device, or on the server. */
  readonly place: "here" | "online";
  readonly over: boolean;
}

/** In place of the games of one place: how to come to some. */
export function NoneYet({ place, over }: NoneYetProps) {
  const text = useText();
  const which = { over: over ? "yes" : "no" };
  const isHere = place === "here";
  return (
    <Empty
      title={text(`people.${place}.none`, which)}
      mark={<Glyph path={isHere ? hourglass : friends} />}
      actions={
        <ButtonLink to={isHere ? PATHS.newTable : PATHS.lobby}>
          {text(isHere ? "people.newTable" : "shell.lobby")}
        </ButtonLink>
      }
    >
      {text(`people.${place}.none.about`, which)}
    </Empty>
  );
}
