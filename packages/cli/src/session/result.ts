import type { Ending } from "@medallion/records";
import type { Scene } from "./scene.ts";

/** How it ended, and who came in which place; of those who share one, the one with more points first. */
export function showResult({ terminal, voice }: Scene, ending: Ending): void {
  terminal.print(terminal.paint.tone("title", voice.say(ending.outcome.text)));
  const standings = ending.outcome.standings.map((standing, seat) => ({ ...standing, seat }));
  standings.sort((a, b) => a.place - b.place || (b.points ?? 0) - (a.points ?? 0));
  for (const { seat, place, result, points } of standings) {
    const values = { place, name: voice.names[seat] ?? "", result, points: points ?? 0 };
    const line = voice.text(points === undefined ? "standing" : "standing.points", values);
    terminal.print(`  ${terminal.paint.tone(result === "win" ? "good" : "quiet", line)}`);
  }
}
