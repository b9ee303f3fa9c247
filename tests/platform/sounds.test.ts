import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';

// Audio on an iPhone after a call: the context is interrupted and may refuse to resume. Only a tap on the page can
// bring the sound back.

class Context {
  static made: Context[] = [];
  state: string = 'running';
  refuses = false;
  isSilent = false;
  isStopped = false;
  #clockSec = 0;
  constructor() {
    Context.made.push(this);
  }
  get currentTime() {
    if (this.state === 'running' && !this.isStopped) this.#clockSec = performance.now() / 1000;
    return this.#clockSec;
  }
  resume = vi.fn(() => {
    if (this.isSilent) return new Promise<void>(() => undefined);
    if (this.refuses) return Promise.reject(new DOMException('interrupted', 'InvalidStateError'));
    this.state = 'running';
    return Promise.resolve();
  });
  close = vi.fn(() => {
    this.state = 'closed';
    return Promise.resolve();
  });
}

const page = new EventTarget();
const tap = () => page.dispatchEvent(new Event('pointerup'));

beforeEach(() => {
  vi.useFakeTimers();
  Context.made = [];
  vi.resetModules();
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('resumes at the next tap after a call has interrupted it', async () => {
  const { wakeSound } = await import('#src/platform/audio/sounds.ts');
  wakeSound();
  const [context] = Context.made;
  context!.state = 'interrupted';

  tap();

  expect(context!.state).toBe('running');
  expect(Context.made).toHaveLength(1);
});

it('makes a new one if the interrupted one refuses to resume', async () => {
  const { wakeSound } = await import('#src/platform/audio/sounds.ts');
  wakeSound();
  const [context] = Context.made;
  context!.state = 'interrupted';
  context!.refuses = true;

  tap();
  await eventually(() => expect(context!.close).toHaveBeenCalled());
  tap();

  expect(Context.made).toHaveLength(2);
  expect(Context.made[1]!.state).toBe('running');
});

it.each([
  ['never answers', { state: 'interrupted', isSilent: true }],
  ['says that it runs while its clock stands still', { state: 'running', isStopped: true }],
])('makes a new one if the interrupted one %s', async (_, after) => {
  const { wakeSound } = await import('#src/platform/audio/sounds.ts');
  wakeSound();
  const [context] = Context.made;
  vi.advanceTimersByTime(60_000);
  Object.assign(context!, after);
  tap();
  vi.advanceTimersByTime(2_000);

  tap();

  expect(context!.state).toBe('closed');
  expect(Context.made).toHaveLength(2);
  expect(Context.made[1]!.state).toBe('running');
});

it('keeps the one that plays, however often the golfer taps', async () => {
  const { wakeSound } = await import('#src/platform/audio/sounds.ts');
  wakeSound();

  for (const pauseMs of [0, 50, 2_000, 60_000, 50]) {
    vi.advanceTimersByTime(pauseMs);
    tap();
  }

  expect(Context.made).toHaveLength(1);
});

it('stays silent until the golfer turns sounds on', async () => {
  const [tones, vibrate] = [vi.fn(), vi.fn()];
  vi.stubGlobal('navigator', { vibrate });
  const node = { connect: () => node, start: tones, stop: vi.fn() };
  vi.stubGlobal('OscillatorNode', function Oscillator() {
    return node;
  });
  vi.stubGlobal('GainNode', function Gain() {
    return { gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() }, connect: vi.fn() };
  });
  const { playCue, wakeSound } = await import('#src/platform/audio/sounds.ts');
  const { preferencesAtom } = await import('#src/platform/settings/preferences.ts');
  const { state } = await import('#src/platform/state.ts');
  wakeSound();

  playCue('go');
  expect(tones).not.toHaveBeenCalled();
  expect(vibrate).toHaveBeenCalledWith(150);

  state.set(preferencesAtom, { ...state.get(preferencesAtom), sounds: true });
  playCue('go');
  expect(tones).toHaveBeenCalledTimes(1);
});
