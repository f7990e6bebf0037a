export { ActionFace } from "./face/action-face.tsx";
export type { SchoolSign } from "./kinds.ts";
export { ACTION_SIZES, type ActionSize } from "./size.ts";
