import { lazy, Suspense } from "react";
import styles from "./story-page.module.css";

// Motifs come with the first story.
const DrawnStory = lazy(() => import("../picture/drawn-story.tsx"));

/** The picture of a story in its frame; a declared story has an empty one. */
export function FramedPicture({ story }: { readonly story: string }) {
  return (
    <div className={styles.frame}>
      <div>
        <Suspense>
          <DrawnStory story={story} />
        </Suspense>
      </div>
    </div>
  );
}
