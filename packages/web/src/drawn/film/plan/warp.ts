import type { Beat, Cue, Timeline, When } from "./cue.ts";

/** A stretch of time that goes at a pace of its own. */
export interface Stretch extends When {
  readonly by: number;
}

/** So long, as it is really seen, what has to be read stands at least, however fast all else is. */
const LEAST_READ = 900;

/** The same at another pace: all of it, but for stretches that go at theirs. */
export function warped<Own>(
  { cues, beats, reads, rest, ms }: Timeline<Own>,
  by: number,
  stretches: readonly Stretch[],
): Timeline<Own> {
  const then = (at: number): number => {
    const inside = stretches.map((one) => Math.min(Math.max(at - one.at, 0), one.ms));
    const outside = inside.reduce((left, part) => left - part, at);
    return inside.reduce((sum, part, place) => sum + part * (stretches[place]?.by ?? by), outside * by);
  };
  const during = ({ at, ms: long }: When): When => ({ at: then(at), ms: then(at + long) - then(at) });
  return {
    cues: cues.map((cue) => timed(cue, during(cue))),
    beats: beats.map((beat) => moved(beat, then)),
    reads: reads.map(during),
    rest: then(rest),
    ms: then(ms),
  };
}

/** Where something has to be read it is given the time, even if everything takes but this part of its usual time. */
export function readable<Own>(timeline: Timeline<Own>, pace: number): Timeline<Own> {
  const stretches = timeline.reads.map((read) => ({
    ...read,
    by: Math.max(1, LEAST_READ / Math.max(1, read.ms * pace)),
  }));
  return warped(timeline, 1, stretches);
}

function timed<Own>(cue: Cue<Own>, when: When): Cue<Own> {
  const moved = { ...cue, ...when };
  if (!("shows" in moved) || moved.shows === undefined) return moved;
  return { ...moved, shows: moved.shows * (when.ms / Math.max(1, cue.ms)) };
}

function moved({ event, at, lands, tells }: Beat, then: (at: number) => number): Beat {
  const timed = { event, at: then(at), lands: then(lands) };
  return tells === undefined ? timed : { ...timed, tells: then(tells) };
}
