/** How much a card says: in others' timelines, in crowded rows, in the hand, and large with its words. */
export const FACE_SIZES = ["tile", "strip", "hand"] as const;
export type FaceSize = (typeof FACE_SIZES)[number];
