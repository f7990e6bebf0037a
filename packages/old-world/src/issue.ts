import { issueErrors } from "@medallion/refusals";
import { REFUSALS } from "./refuse.ts";

export const issueError = issueErrors(REFUSALS);
