import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// An iPhone's audio after a call: the context is interrupted, and may refuse to go on. Only the page's own taps can bring
// sound back.

class Context {
  static made: Context[] = [];
  state: string = 'running';
  refuses = false;
  constructor() {
    Context.made.push(this);
  }
  resume = vi.fn(() => {
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
  Context.made = [];
  vi.resetModules();
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

it('goes on at the next tap after a call has interrupted it', async () => {
  const { wakeSound } = await import('#src/platform/sounds.ts');
  wakeSound();
  const [context] = Context.made;
  context!.state = 'interrupted';

  tap();

  expect(context!.state).toBe('running');
  expect(Context.made).toHaveLength(1);
});

it('makes a new one where the interrupted one refuses to go on', async () => {
  const { wakeSound } = await import('#src/platform/sounds.ts');
  wakeSound();
  const [context] = Context.made;
  context!.state = 'interrupted';
  context!.refuses = true;

  tap();
  await vi.waitFor(() => expect(context!.close).toHaveBeenCalled());
  tap();

  expect(Context.made).toHaveLength(2);
  expect(Context.made[1]!.state).toBe('running');
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
  const { playCue, wakeSound } = await import('#src/platform/sounds.ts');
  const { preferencesAtom } = await import('#src/platform/preferences.ts');
  const { state } = await import('#src/platform/state.ts');
  wakeSound();

  playCue('go');
  expect(tones).not.toHaveBeenCalled();
  expect(vibrate).toHaveBeenCalledWith(150);

  state.set(preferencesAtom, { ...state.get(preferencesAtom), sounds: true });
  playCue('go');
  expect(tones).toHaveBeenCalledTimes(1);
});
