import { at, type Seat } from "@medallion/kernel";
import { numbered } from "../terminal/numbered.ts";
import type { TextKey } from "../texts/index.ts";
import { showEntry, showTitles } from "./card.ts";
import type { Input } from "./input.ts";
import type { Scene } from "./scene.ts";
import { listedChoices, showBoard, showLog, showQuestion } from "./screen.ts";
import { showReasons, showSubjects } from "./why.ts";

const LOOKING = ["ambiguous", "unknown", "help", "choices", "board", "log", "why", "card"] as const;

/** Asks to be shown something, and changes nothing. */
export type Looking = Extract<Input, { kind: (typeof LOOKING)[number] }>;
/** Asks the table to do something. */
export type Doing = Exclude<Input, Looking>;

export function isLooking(input: Input): input is Looking {
  return LOOKING.some((kind) => kind === input.kind);
}

/** Shows what was asked for. */
export function showAsked(scene: Scene, viewer: Seat | null, input: Looking, help: TextKey): void {
  const { terminal, voice } = scene;
  switch (input.kind) {
    case "ambiguous": {
      const texts = listedChoices(scene, viewer).map(({ text }) => text);
      terminal.print(voice.text("input.ambiguous"));
      terminal.print(...input.indices.map((index) => at(numbered(texts), index)));
      return;
    }
    case "unknown": {
      const count = listedChoices(scene, viewer).length;
      terminal.print(count === 0 ? voice.text("input.nothing") : voice.text("input.unknown", { count }));
      return;
    }
    case "help":
      terminal.print(...voice.text(help).split("\n"));
      return;
    case "choices":
      if (viewer === null) showBoard(scene, viewer);
      else showQuestion(scene, viewer);
      return;
    case "board":
      showBoard(scene, viewer);
      return;
    case "log":
      showLog(scene, viewer);
      return;
    case "why":
      if (input.number === undefined) showSubjects(scene, viewer);
      else showReasons(scene, viewer, input.number);
      return;
    case "card":
      if (input.asked === undefined) showTitles(scene, viewer);
      else showEntry(scene, viewer, input.asked);
      return;
  }
}
