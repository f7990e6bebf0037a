import type { Finding, Tallies, Target } from "@medallion/fittings";

/** `open` where nothing was counted that would tell. */
export type Verdict = "met" | "missed" | "open";

export interface Judged {
  readonly target: Target;
  readonly verdict: Verdict;
  /** Those that were missed first, and of the rest those nearest to their bars. */
  readonly findings: readonly JudgedFinding[];
}

export interface JudgedFinding extends Finding {
  readonly verdict: Verdict;
  /** Whether the whole interval agrees with the verdict. */
  readonly sure: boolean;
}

/** A target is missed with any of its findings, and open if one of them is. */
export function judge(target: Target, tallies: Tallies): Judged {
  const findings = target.findings(tallies).map(judgeFinding).sort(byMargin);
  const has = (verdict: Verdict): boolean => findings.some((finding) => finding.verdict === verdict);
  const verdict = has("missed") ? "missed" : findings.length === 0 || has("open") ? "open" : "met";
  return { target, verdict, findings };
}

function judgeFinding(finding: Finding): JudgedFinding {
  const { estimate } = finding;
  const { low, high } = barsOf(finding);
  if (estimate.count === 0) return { ...finding, verdict: "open", sure: false };
  if (estimate.value < low || estimate.value > high)
    return { ...finding, verdict: "missed", sure: estimate.high < low || estimate.low > high };
  return { ...finding, verdict: "met", sure: estimate.low >= low && estimate.high <= high };
}

export function barsOf({ low, high }: Finding): { readonly low: number; readonly high: number } {
  return { low: low ?? Number.NEGATIVE_INFINITY, high: high ?? Number.POSITIVE_INFINITY };
}

/** How far inside its bars a finding lies, as a part of their distance; negative outside. */
function margin(finding: JudgedFinding): number {
  if (finding.verdict === "open") return Number.POSITIVE_INFINITY;
  const { low, high } = barsOf(finding);
  const { value } = finding.estimate;
  const width = Number.isFinite(high - low) ? high - low : Math.abs(Number.isFinite(low) ? low : high);
  return Math.min(value - low, high - value) / (width === 0 ? 1 : width);
}

function byMargin(one: JudgedFinding, other: JudgedFinding): number {
  const [first, second] = [margin(one), margin(other)];
  return first === second ? 0 : first - second;
}
