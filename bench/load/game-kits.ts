export { KITS } from "@medallion/games";
