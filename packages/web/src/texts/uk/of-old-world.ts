import oldWorld from "./old-world.ts";
import oldWorldFight from "./old-world-fight.ts";
import oldWorldMap from "./old-world-map.ts";
import oldWorldStory from "./old-world-story.ts";

export default {
  ...oldWorld,
  ...oldWorldFight,
  ...oldWorldMap,
  ...oldWorldStory,
};
