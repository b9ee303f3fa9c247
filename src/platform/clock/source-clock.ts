// Camera and microphone have clocks of their own. Whatever they bring arrives late by some delay, and the least delay of
// the last seconds shows how far their clock is from the page's (`performance.now`).

/** An old least delay is forgotten, so that a clock which drifts, or stood still during a call, is followed. */
const REMEMBERED_MS = 20_000;
const STEP_MS = 1000;

/** Returns the page's time of something that has this time on its own clock and arrived now, in ms. */
export const sourceClock = () => {
  let least: readonly { readonly atMs: number; readonly offMs: number }[] = [];
  return (sourceMs: number, nowMs: number): number => {
    const offMs = nowMs - sourceMs;
    const last = least.at(-1);
    if (last && nowMs - last.atMs < STEP_MS) {
      if (offMs < last.offMs) least = [...least.slice(0, -1), { atMs: last.atMs, offMs }];
    } else least = [...least.filter(({ atMs }) => atMs > nowMs - REMEMBERED_MS), { atMs: nowMs, offMs }];
    return sourceMs + Math.min(...least.map((one) => one.offMs));
  };
};
