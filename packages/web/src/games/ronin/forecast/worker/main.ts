import type { Asking } from "../wire.ts";
import { Desk } from "./desk.ts";

const desk = new Desk(
  (foretold) => postMessage(foretold),
  (act) => setTimeout(act),
);

addEventListener("message", ({ data }: MessageEvent<Asking>) => desk.hear(data));
