import type { Output } from "../world.ts";

/** Tells how far a long work has come: a bar on a terminal, elsewhere a line for every tenth. */
export interface Progress {
  advance(done: number): void;
  finish(): void;
}

const BAR = 30;
const TENTHS = 10;

/** `label` says the figures beside the bar. */
export function progressOn(
  output: Output,
  total: number,
  label: (done: number, total: number) => string,
): Progress {
  return output.isTTY === true ? bar(output, total, label) : tenths(output, total, label);
}

function bar(output: Output, total: number, label: (done: number, total: number) => string): Progress {
  let shown = -1;
  return {
    advance: (done) => {
      const percent = Math.floor((done * 100) / total);
      if (percent === shown) return;
      shown = percent;
      const filled = Math.round((done * BAR) / total);
      const drawn = `${"█".repeat(filled)}${"░".repeat(BAR - filled)}`;
      output.write(`\r\u001b[2K${drawn} ${percent} %  ${label(done, total)}`);
    },
    finish: () => {
      output.write("\r\u001b[2K");
    },
  };
}

function tenths(output: Output, total: number, label: (done: number, total: number) => string): Progress {
  let shown = 0;
  return {
    advance: (done) => {
      const tenth = Math.floor((done * TENTHS) / total);
      if (tenth <= shown) return;
      shown = tenth;
      output.write(`${label(done, total)}\n`);
    },
    finish: () => {},
  };
}

/** A line where the output is no terminal, for so many more. */
const STEP = 10_000;

/** The same for a work whose end nobody knows: tells how much is done. */
export function countOn(output: Output, label: (done: number) => string): Progress {
  let told = 0;
  const moving = output.isTTY === true;
  return {
    advance: (done) => {
      if (moving) output.write(`\r\u001b[2K${label(done)}`);
      else if (done - told >= STEP) {
        told = done;
        output.write(`${label(done)}\n`);
      }
    },
    finish: () => {
      if (moving) output.write("\r\u001b[2K");
    },
  };
}
