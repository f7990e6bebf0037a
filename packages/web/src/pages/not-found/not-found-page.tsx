export { NotFound as default } from "../../not-found/not-found.tsx";
