import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from '#src/platform/waiting/idle.ts';

// Sync begins once the screen is usable, not while rendering still occupies the main thread.

describe('a quiet thread', () => {
  let note: (startTime: number, duration: number) => void;
  const page = { visibilityState: 'visible' };
  beforeEach(() => {
    vi.useFakeTimers();
    page.visibilityState = 'visible';
    vi.stubGlobal('document', page);
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        static readonly supportedEntryTypes = ['longtask'];
        constructor(tell: (list: { readonly getEntries: () => unknown[] }) => void) {
          note = (startTime, duration) => tell({ getEntries: () => [{ startTime, duration }] });
        }
        readonly observe = () => undefined;
        readonly disconnect = () => undefined;
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const wait = () => {
    const waiting = { isOver: false };
    void whenQuiet().then(() => (waiting.isOver = true));
    return waiting;
  };

  it('comes half a second after the last long task', async () => {
    const waiting = wait();
    await vi.advanceTimersByTimeAsync(400);
    note(performance.now(), 200);

    await vi.advanceTimersByTimeAsync(500);
    expect(waiting.isOver).toBe(false);

    await vi.advanceTimersByTimeAsync(400);
    expect(waiting.isOver).toBe(true);
  });

  it('is not waited for longer than five seconds', async () => {
    const waiting = wait();
    for (let second = 0; second < 12; second += 1) {
      note(performance.now(), 400);
      await vi.advanceTimersByTimeAsync(450);
    }

    expect(waiting.isOver).toBe(true);
  });

  it('is not waited for when the golfer puts the phone away: the stroke just tapped is sent now', async () => {
    const waiting = wait();
    note(performance.now(), 400);
    await vi.advanceTimersByTimeAsync(200);
    expect(waiting.isOver).toBe(false);

    page.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(100);
    expect(waiting.isOver).toBe(true);
  });
});
