/** Keys begin with `oldWorld.story`: the page of a story and its place in the chronicle. */
export default {
  "oldWorld.story.hidden": "The outcome stays hidden until you choose.",
  "oldWorld.story.waiting": "{name} is choosing.",
  "oldWorld.story.again": "Select it again to choose it.",
  "oldWorld.story.close": "Close the book",
  "oldWorld.story.list": "Stories",
  "oldWorld.story.none": "No story has been told yet.",
} as const;
