/* Stories: the page that lies open over the table, and the panels in which they are read again. */

export { StoriesButton, StoriesPanel } from "./panel/stories-panel.tsx";
export { StoryPanel } from "./panel/story-panel.tsx";
export { StoryStage } from "./story-stage.tsx";
export { type ConsequenceMark, consequenceZone, markOf } from "./tale/consequence.ts";
