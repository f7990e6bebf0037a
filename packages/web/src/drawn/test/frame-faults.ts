import type { Text } from "../../language/words.ts";
import type { Frame, Scene } from "../../scene/scene.ts";
import { drawStill, type StillGame } from "./draw-still.tsx";

const NOTICES = "(notices)";
const AFTER_GAME = "(after the game)";
const UNREAD = 7;

/** What a table owes to the frame around it and does not show: a sentence for each. */
export function frameFaults<Sight, Spot extends string>(
  game: StillGame<Sight, Spot>,
  { running, over }: { readonly running: Scene; readonly over: Scene },
  text: Text,
): readonly string[] {
  const draw = (scene: Scene, frame: Partial<Frame>) =>
    drawStill(game, scene, text, { notices: NOTICES, afterGame: AFTER_GAME, ...frame });
  const undoing = (mayTakeBack: "at-once" | "no") =>
    draw({ ...running, table: { ...running.table, mayTakeBack } }, { unread: UNREAD });
  const [open, closed, ended] = [undoing("at-once"), undoing("no"), draw(over, {})];
  const alone = draw(running, { hasChat: false });
  const [undo, rules, chat, menu] = [
    text("table.undo"),
    text("table.rules"),
    text("table.chat"),
    text("table.menu"),
  ];
  const held: readonly (readonly [boolean, string])[] = [
    [open.includes(NOTICES), "the notices are not put anywhere (Notices)"],
    [ended.includes(NOTICES), "the notices are not there after the game"],
    [ended.includes(AFTER_GAME), "what can be done after the game is not there (frame.afterGame)"],
    [!open.includes(AFTER_GAME), "what can be done after the game is there before"],
    [isNamed(open, menu), "no button opens the menu"],
    [isNamed(ended, menu), "no button opens the menu after the game"],
    [isNamed(open, undo), "no button takes the last choice back"],
    [!isNamed(closed, undo), "a button takes back although nothing may be taken back"],
    [isNamed(open, rules), "no button opens the rules"],
    [isNamed(open, chat), "no button opens the chat"],
    [open.includes(`>${UNREAD}<`), "nobody is told how many words were not read yet"],
    [!isNamed(alone, chat), "there is a chat although there is nobody to talk to"],
  ];
  return held.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** Whether a button has this name, be it written on it or only said. */
function isNamed(markup: string, name: string): boolean {
  const buttons = markup.match(/<button.*?<\/button>/gsu) ?? [];
  return buttons.some((button) => button.includes(`>${name}<`) || button.includes(`aria-label="${name}"`));
}
