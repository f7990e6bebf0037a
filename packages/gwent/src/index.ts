export { gwent } from "./game.ts";
export { gwentKit } from "./kit.ts";
