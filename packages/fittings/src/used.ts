import type { Choice, Event, Trial } from "@medallion/kernel";

interface Uses<Options, E extends Event> {
  /** What these options use. */
  options(options: Options): readonly string[];
  /** What an event shows to have been used, besides its kind. */
  event(event: E): readonly string[];
}

/** What the games of a trial use: kinds of answers and events, and what the game names besides. */
export function usedIn<Options, E extends Event>(
  uses: Uses<Options, E>,
): Required<Pick<Trial<unknown, E>, "began" | "chose" | "used">> {
  return {
    began(options, used) {
      // A trial begins with options of its own game.
      for (const name of uses.options(options as Options)) used.add(name);
    },
    chose({ kind }: Choice, used) {
      used.add(`answer ${kind}`);
    },
    used(event, used) {
      used.add(`event ${event.kind}`);
      for (const name of uses.event(event)) used.add(name);
    },
  };
}
