export { Nowhere as default } from "../../nowhere/nowhere.tsx";
