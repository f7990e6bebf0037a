import { issueErrors } from "@medallion/refusals";
import { REFUSALS } from "./refuse.ts";

export { issuePath, within } from "@medallion/refusals";

export const issueError = issueErrors(REFUSALS);
