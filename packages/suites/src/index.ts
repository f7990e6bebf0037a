export { COSTLY_EVERY, commandFor, type Effort, SUITES, type Suite, seedOfGame } from "./effort.ts";
export { type CaseCount, type Failure, faultsOf, linesOf, type Progress, type Report } from "./report.ts";
export { runSuites, soak } from "./run.ts";
