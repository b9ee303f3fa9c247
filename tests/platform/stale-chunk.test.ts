// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnceOnStaleChunk } from '#src/platform/pwa/stale-chunk.ts';

const loseChunk = (name: string) =>
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(`${name} is gone`) }));

describe('a page whose next screen cannot be loaded', () => {
  const reload = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    reloadOnceOnStaleChunk(reload);
  });
  afterEach(() => {
    vi.useRealTimers();
    reload.mockReset();
    sessionStorage.clear();
  });

  it('reloads once for a chunk that a deploy removed', () => {
    loseChunk('stats.js');
    vi.advanceTimersByTime(1_500);
    loseChunk('stats.js');
    vi.advanceTimersByTime(1_500);

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not pull back a golfer who is on the way to another page, however slow', () => {
    dispatchEvent(new Event('beforeunload'));
    loseChunk('dashboard.js'); // the browser cancels it as the golfer leaves the page
    vi.advanceTimersByTime(15_000);
    dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(15_000);

    expect(reload).not.toHaveBeenCalled();
  });
});
