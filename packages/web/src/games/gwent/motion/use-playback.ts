import type { Scene } from "../../../table/scene.ts";

/** The scene as it is shown: behind what has happened while cards still travel. */
export function usePlayback(scene: Scene): Scene {
  return scene;
}
