import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// In an installed iOS app the recogniser does nothing: it fires no start, error or end event.

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
  microphone('granted');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const microphone = (state: PermissionState) =>
  vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve({ state }) } });

const listen = async () => {
  const voice = await import('#src/platform/audio/voice.ts');
  const listener = { onPhrase: vi.fn(), onProblem: vi.fn(), onEnd: vi.fn() };
  const stop = voice.listenOnce(listener);
  return { ...voice, ...listener, stop };
};

it('says that voice never starts, and is not offered again', async () => {
  const { canListen, onProblem } = await listen();
  expect(canListen()).toBe(true);

  await vi.advanceTimersByTimeAsync(3_000);

  expect(onProblem).toHaveBeenCalledExactlyOnceWith('never-starts');
  expect(SilentRecognition.last.abort).toHaveBeenCalled();
  expect(canListen()).toBe(false);
});

it('gives the golfer time to allow the microphone before it says that voice never starts', async () => {
  microphone('prompt');
  const { canListen, onProblem } = await listen();

  await vi.advanceTimersByTimeAsync(15_000);
  expect(onProblem).not.toHaveBeenCalled();
  SilentRecognition.last.dispatchEvent(new Event('start'));
  await vi.advanceTimersByTimeAsync(15_000);

  expect(onProblem).not.toHaveBeenCalled();
  expect(canListen()).toBe(true);
});

it('says that voice never starts if the browser does not say whether the microphone is allowed', async () => {
  vi.stubGlobal('navigator', {});
  const { onProblem } = await listen();

  await vi.advanceTimersByTimeAsync(20_000);

  expect(onProblem).toHaveBeenCalledExactlyOnceWith('never-starts');
});

it('ends a phrase whose end is never detected, and is offered again', async () => {
  const { canListen, onProblem, onEnd } = await listen();
  SilentRecognition.last.dispatchEvent(new Event('start'));

  await vi.advanceTimersByTimeAsync(30_000);

  expect(onEnd).toHaveBeenCalledOnce();
  expect(SilentRecognition.last.abort).toHaveBeenCalled();
  expect(onProblem).not.toHaveBeenCalled();
  expect(canListen()).toBe(true);
});

it.each([
  ['NotAllowedError', 'not-allowed'],
  ['InvalidStateError', 'not-available'],
])('says why if the browser throws %s at the start', async (name, problem) => {
  class Throwing extends SilentRecognition {
    override start = vi.fn(() => {
      throw new DOMException('no', name);
    });
  }
  vi.stubGlobal('webkitSpeechRecognition', Throwing);

  const { onProblem } = await listen();

  expect(onProblem).toHaveBeenCalledExactlyOnceWith(problem);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onProblem).toHaveBeenCalledOnce();
});

it('says nothing more once a phrase ended before it began', async () => {
  const { onProblem, onEnd } = await listen();
  SilentRecognition.last.dispatchEvent(new Event('end'));

  await vi.advanceTimersByTimeAsync(60_000);

  expect(onEnd).toHaveBeenCalledOnce();
  expect(onProblem).not.toHaveBeenCalled();
});

it('keeps counting putts after a silence, and gives up if listening ends as soon as it starts', async () => {
  const { listenForAnswers } = await import('#src/platform/audio/voice.ts');
  const onGivenUp = vi.fn();
  listenForAnswers(vi.fn(), onGivenUp);
  const { last } = SilentRecognition;
  const listenFor = async (ms: number) => {
    last.dispatchEvent(new Event('start'));
    await vi.advanceTimersByTimeAsync(ms);
    last.dispatchEvent(new Event('end'));
  };

  for (let silence = 0; silence < 5; silence++) await listenFor(8_000);
  expect(last.start).toHaveBeenCalledTimes(6);
  expect(onGivenUp).not.toHaveBeenCalled();

  for (let brief = 0; brief < 5; brief++) await listenFor(0);
  expect(last.start).toHaveBeenCalledTimes(8);
  expect(onGivenUp).toHaveBeenCalledExactlyOnceWith('not-available');
});

it('says nothing after the golfer stopped', async () => {
  const { onProblem, stop } = await listen();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onProblem).not.toHaveBeenCalled();
});

it('pauses by voice only where the browser listens on the device, and through the open microphone', async () => {
  const available = vi.fn(() => Promise.resolve('available'));
  vi.stubGlobal('webkitSpeechRecognition', Object.assign(SilentRecognition, { available }));
  const { canListenOnDevice, listenForPause } = await import('#src/platform/audio/voice.ts');
  const [onPause, track] = [vi.fn(), {} as MediaStreamTrack];

  expect(await canListenOnDevice()).toBe(true);
  listenForPause(onPause, vi.fn(), track);
  const { last } = SilentRecognition;
  const results = [[{ transcript: 'pause' }], [{ transcript: 'nice one' }], [{ transcript: 'go on' }]];
  results.forEach((_, resultIndex) => last.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex })));

  expect(last).toMatchObject({ processLocally: true });
  expect(last.start).toHaveBeenCalledWith(track);
  expect(onPause.mock.calls).toEqual([[true], [false]]);
  available.mockResolvedValue('unavailable');
  expect(await canListenOnDevice()).toBe(false);
});

it('asks no recogniser before the golfer has allowed the microphone', async () => {
  microphone('prompt');
  const available = vi.fn(() => Promise.resolve('available'));
  vi.stubGlobal('webkitSpeechRecognition', Object.assign(SilentRecognition, { available }));
  const { canListenOnDevice } = await import('#src/platform/audio/voice.ts');

  expect(await canListenOnDevice()).toBe(false);
  expect(available).not.toHaveBeenCalled();
});
