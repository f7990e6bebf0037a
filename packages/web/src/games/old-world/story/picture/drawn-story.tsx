import { compositionOf } from "./compositions/index.ts";
import { StoryPicture } from "./story-picture.tsx";

/** The picture of a story with all the motifs it may need: loaded when the first story is read. */
export default function DrawnStory({ story }: { readonly story: string }) {
  const composition = compositionOf(story);
  return composition === undefined ? null : <StoryPicture composition={composition} />;
}
