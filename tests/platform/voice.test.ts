import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// An installed iOS app has a recogniser that does nothing: no start, no error, no end.

class SilentRecognition extends EventTarget {
  static last: SilentRecognition;
  constructor() {
    super();
    SilentRecognition.last = this;
  }
  start = vi.fn();
  abort = vi.fn();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('webkitSpeechRecognition', SilentRecognition);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const listen = async () => {
  const voice = await import('#src/platform/voice.ts');
  const listener = { onHeard: vi.fn(), onProblem: vi.fn(), onEnd: vi.fn() };
  const stop = voice.listenOnce(listener);
  return { ...voice, ...listener, stop };
};

it('says that voice never starts, and is not offered again', async () => {
  const { canListen, onProblem } = await listen();
  expect(canListen()).toBe(true);

  vi.advanceTimersByTime(3_000);

  expect(onProblem).toHaveBeenCalledExactlyOnceWith('never-starts');
  expect(SilentRecognition.last.abort).toHaveBeenCalled();
  expect(canListen()).toBe(false);
});

it('waits as long as the golfer wants once it has started', async () => {
  const { canListen, onProblem } = await listen();
  SilentRecognition.last.dispatchEvent(new Event('start'));
  vi.advanceTimersByTime(60_000);
  expect(onProblem).not.toHaveBeenCalled();
  expect(canListen()).toBe(true);
});

it('says nothing after the golfer stopped', async () => {
  const { onProblem, stop } = await listen();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(onProblem).not.toHaveBeenCalled();
});
