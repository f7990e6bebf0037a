import { renderToStaticMarkup } from "react-dom/server";
import { LanguageProvider } from "../../language/language.tsx";
import { loadWords, type Text } from "../../language/words.ts";
import type { Frame, Scene } from "../../scene/scene.ts";
import { type Drawn, DrawnContext } from "../drawn-context.ts";
import type { DrawnGame } from "../drawn-game.ts";
import { Playback } from "../film/playback.ts";
import { lightsOf } from "../pointing/lights.ts";

/** As much of a drawn game as it takes to draw its table. */
export type StillGame<Sight, Spot extends string> = Pick<
  DrawnGame<Sight, Spot>,
  "sight" | "ways" | "isNumbered" | "printedDigit" | "Layout"
>;

const ENGLISH = await loadWords("en");
const PLAYBACK = new Playback({ prepare: () => undefined });
const nothing = () => {};

const STILL_FRAME: Frame = {
  ...{ openMenu: nothing, openChat: nothing, openRules: nothing, openWhy: nothing },
  ...{ takeBack: nothing, announce: nothing, afterGame: null, notices: null },
};

/** The table of a game as it is drawn while nothing moves, with the first thing taken up that can be. */
export function drawStill<Sight, Spot extends string>(
  game: StillGame<Sight, Spot>,
  scene: Scene,
  text: Text,
  frame: Partial<Frame> = {},
): string {
  const sight = game.sight(scene, scene.mayAct);
  const ways = game.ways(sight, "dealt");
  const lights = lightsOf(ways, ways.find(({ from }) => from !== undefined)?.from, game);
  const drawn = {
    ...{ scene, sight, ways, lights, text, frame: { ...STILL_FRAME, ...frame }, digits: true },
    ...{ open: undefined, doubted: undefined, isTelling: false, mayRepeat: false },
    mayRepeatTurn: () => false,
    cover: () => () => undefined,
    ...{ again: nothing, composing: { takeBack: nothing, swap: nothing } },
  } as unknown as Drawn<unknown, string>;
  return renderToStaticMarkup(
    <LanguageProvider first={{ ...ENGLISH, text }}>
      <DrawnContext value={{ drawn, former: undefined, playback: PLAYBACK }}>
        <game.Layout />
      </DrawnContext>
    </LanguageProvider>,
  );
}
