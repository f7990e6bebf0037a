/* For pages of tests: a film can be looked at like a picture. */

declare global {
  interface Window {
    /** Holds every film, the running one and those to come, so many milliseconds after its beginning. */
    hold: (ms: number) => void;
  }
}

window.hold = (ms) => {
  // Films move by animations that share their beginning; timers alone would end them.
  window.setTimeout = (() => 0) as unknown as typeof setTimeout;
  const hold = () => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = ms;
    }
    requestAnimationFrame(hold);
  };
  hold();
};

export {};
