import { afterEach, expect, test, vi } from 'vitest';
import { createFollower } from '#src/features/swing/compare/use-comparison.ts';
import { createPlayhead } from '#src/features/swing/result/playhead.ts';

// Moments count from the swing's first frame. A cut or forwarded video may show that frame late on its own clock.

afterEach(() => vi.unstubAllGlobals());

const element = () => {
  const video = {
    readyState: 4,
    currentTime: 0,
    playbackRate: 1,
    paused: true,
    ended: false,
    addEventListener: () => undefined,
    play: () => Promise.resolve(),
    pause: () => undefined,
  };
  return { video, shown: video as unknown as HTMLVideoElement };
};
const LATE_MS = 1100;

test('a moment is shown where the video has it, and read back as the same moment', () => {
  const ticks: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (tick: FrameRequestCallback) => ticks.push(tick));
  const { video, shown } = element();
  const playhead = createPlayhead({ fromMs: 0, toMs: 3000 }, 0);
  playhead.attach(shown, LATE_MS);
  playhead.seek(1570);
  expect(video.currentTime).toBeCloseTo(2.67, 2);
  playhead.play();
  video.currentTime = 3.1;
  ticks.at(-1)!(0);
  expect(playhead.read()).toBeCloseTo(2000, 0);
});

test('in a comparison each video keeps its own clock', () => {
  const [first, second] = [element(), element()];
  const leader = createPlayhead({ fromMs: 0, toMs: 3000 }, 0);
  const follower = createFollower(leader, (ms) => ms + 200);
  leader.attach(first.shown);
  follower.attach(second.shown, LATE_MS);
  leader.seek(1000);
  expect(first.video.currentTime).toBeCloseTo(1, 2);
  expect(second.video.currentTime).toBeCloseTo(2.3, 2);
});

test('a clip that is still loading when it is played begins at its moment', () => {
  const ticks: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (tick: FrameRequestCallback) => ticks.push(tick));
  const { video, shown } = element();
  const loaded: (() => void)[] = [];
  Object.assign(video, { readyState: 0, addEventListener: (_: string, run: () => void) => loaded.push(run) });
  const playhead = createPlayhead({ fromMs: 800, toMs: 3000 }, 800);
  playhead.attach(shown);
  playhead.play();
  ticks.at(-1)!(0);

  video.readyState = 2;
  loaded.forEach((run) => run());

  expect(video.currentTime).toBeCloseTo(0.8, 2);
});
