import { nextTask } from '@divot/basics';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { posesOf, type SyntheticGolfer } from '../../swing-lab/golfer.ts';
import { drawnGolfer } from '../../swing-lab/random-golfers.ts';
import type { PoseFrame, PoseSequence } from '../contract.ts';
import { type JustHit, firstReading } from '../first-reading.ts';
import { NOISE } from '../pipeline/limits.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';
import * as pictures from '../video/frames.ts';
import * as clips from '../video/open-clip.ts';
import { type SessionNews, watchSession } from '../watch-session.ts';

// A ball just hit, with a scripted pose model, because Node decodes no video.

const FPS = 30;
const golfers = (['face-on', 'down-the-line'] as const).flatMap((view) =>
  [1, 2, 3, 4].map((seed) => drawnGolfer(seed, { view, fps: FPS, cameraYaw: 0, cameraDistance: 4.6 })),
);
const video = new Blob(['a film']);

/** As the model sees a golfer who is filmed while it has time for a look every so often. */
const looksAt = (film: PoseSequence, everyMs: number): readonly PoseFrame[] => {
  let dueMs = 0;
  return film.frames.filter((frame): frame is PoseFrame => {
    if (frame === null || frame.timeMs < dueMs) return false;
    dueMs = frame.timeMs + everyMs;
    return true;
  });
};
const impactOf = (golfer: SyntheticGolfer) => 1000 * golfer.events[0]![5]!;
/** As the looks tell them: an address is up to a quarter of a second early. */
const timesOf = (golfer: SyntheticGolfer) => ({
  address: 1000 * golfer.events[0]![0]! - 150,
  impact: impactOf(golfer),
});

/** Clips that are opened show this film. */
const openAs = ({ fps, widthPx, heightPx, frames: bodies }: PoseSequence): void => {
  const timesMs = bodies.map((body, frame) => body?.timeMs ?? (frame * 1000) / fps);
  const clip = { fps, widthPx, heightPx, timesMs, timestamps: timesMs.map((ms) => ms / 1000), startMs: 0 };
  const input = { dispose: () => undefined, getPrimaryAudioTrack: () => Promise.resolve(null) };
  vi.spyOn(clips, 'openClip').mockResolvedValue({ ok: true, value: { ...clip, input } as unknown as clips.Clip });
};

const runtime = { looks: 0 };
const modelOf = (film: PoseSequence, isBlind = false) => ({
  isLost: () => false,
  follow: () => ({
    detect: (_: unknown, timeMs: number) => {
      runtime.looks += 1;
      return isBlind ? null : (film.frames[Math.round((timeMs * FPS) / 1000)] ?? null);
    },
  }),
});
const read = (
  hit: Partial<JustHit>,
  film: PoseSequence,
  { isBlind = false, isOver = false, frames = film.frames } = {},
) => {
  openAs({ ...film, frames });
  const whole = { video, bodies: looksAt(film, 60), address: 0, impact: 0, ...hit };
  return firstReading(whole, { model: modelOf(film, isBlind), cancelled: () => isOver });
};

beforeEach(() => {
  runtime.looks = 0;
  vi.spyOn(pictures, 'pictures').mockImplementation(async function* (_, asked) {
    for (const frame of asked) yield await Promise.resolve({ frame, canvas: {} as OffscreenCanvas });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [60, golfers.length],
  [120, golfers.length],
  [190, 0],
])('with a look every %i ms it says what the whole film says, or no tempo', async (everyMs, fewestTempos) => {
  let tempos = 0;
  for (const golfer of golfers) {
    const film = posesOf(golfer);
    const search = searchSwings(film);
    if (search.found !== 'swing') throw new Error(search.found);
    const whole = readSwing(film, search);

    // oxlint-disable-next-line no-await-in-loop -- one ball after the other
    const first = (await read({ bodies: looksAt(film, everyMs), ...timesOf(golfer) }, film))!;

    expect([first.handedness, first.view]).toEqual([whole.handedness, whole.view]);
    for (const [metric, noise] of Object.entries(NOISE)) {
      const [seen, filmed] = [first.metrics, whole.metrics].map((of) => of[metric as keyof typeof of]);
      if (seen === undefined || filmed === undefined) continue;
      const most = metric === 'tempoRatio' ? first.tempo!.ratioUncertainty : noise;
      expect(Math.abs(seen - filmed), metric).toBeLessThanOrEqual(most);
    }
    if (first.tempo) tempos += 1;
    const [found, foundLater] = [first, whole].map(({ findings }) => findings.map(({ faultId }) => faultId));
    expect(found!.filter((fault) => whole.clear.includes(fault))).toEqual([]);
    expect(foundLater!.filter((fault) => first.clear.includes(fault))).toEqual([]);
  }
  expect(tempos).toBeGreaterThanOrEqual(fewestTempos);
});

test('its frames are where they were filmed, though the film has lost others', async () => {
  for (const golfer of golfers) {
    const film = posesOf(golfer);
    const { address, impact } = timesOf(golfer);
    const frames = film.frames.filter((body, at) => at % 4 !== 1 || body!.timeMs > address - 100);
    // oxlint-disable-next-line no-await-in-loop -- one ball after the other
    const [whole, first] = [await read({ address, impact }, film), await read({ address, impact }, film, { frames })];
    expect(first!.tempo!.ratio).toBeCloseTo(whole!.tempo!.ratio, 0.5);
    expect(first!.tempo!.ratioUncertainty).toBeLessThan(1.1 * whole!.tempo!.ratioUncertainty);
  }
});

test('it judges nothing that its film does not show', async () => {
  const [golfer] = golfers as [SyntheticGolfer];
  const { tempo, findings, clear } = (await read(timesOf(golfer), posesOf(golfer), { isBlind: true }))!;
  expect([tempo, findings, clear]).toEqual([null, [], []]);
});

test('it takes few pictures, so that it comes within three seconds of the strike', async () => {
  for (const golfer of golfers) {
    runtime.looks = 0;
    // oxlint-disable-next-line no-await-in-loop -- one ball after the other
    await read(timesOf(golfer), posesOf(golfer));
    expect(runtime.looks).toBeLessThanOrEqual(26);
  }
});

describe('nothing is said', () => {
  const golfer = golfers[0]!;
  const film = posesOf(golfer);
  const times = timesOf(golfer);
  test.each([
    ['where nobody swings', { address: 0, impact: times.address, bodies: [] }, {}],
    ['where nobody is in the film', { ...times, bodies: [] }, { isBlind: true }],
    ['when the session is over', times, { isOver: true }],
  ])('%s', async (_, hit, how) => expect(await read(hit, film, how)).toBeNull());
});

const BEGAN_MS = 60_000;
/** A session that watches one swing of a film. */
const watchBall = (film: PoseSequence, cut: Parameters<typeof watchSession>[0]) => {
  openAs(film);
  class Canvas {
    width = 1;
    height = 1;
    getContext = () => ({ drawImage: () => undefined, fillRect: () => undefined });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  let watched = 0;
  const body = modelOf(film).follow();
  const detect = (canvas: unknown, ms: number) => {
    if (ms < BEGAN_MS) return body.detect(canvas, ms);
    watched += 1;
    const seen = body.detect(canvas, ms - BEGAN_MS);
    return seen && { ...seen, timeMs: ms };
  };
  const model = { isLost: () => false, follow: () => ({ detect }) };
  const news: SessionNews[] = [];
  const session = watchSession(cut, (one) => void news.push(one));
  const picture = { width: 72, height: 128, close: vi.fn() };
  let ms = BEGAN_MS;
  const see = async () => {
    await session.see(picture, (ms += 60), model, false);
    await nextTask();
    if (ms > BEGAN_MS + 20_000) throw new Error('nothing was told');
  };
  const seeUntil = async (kind: SessionNews['kind']) => {
    while (!news.some((one) => one.kind === kind)) await see(); // oxlint-disable-line no-await-in-loop -- one picture after the other
  };
  return { session, news, see, seeUntil, watched: () => watched };
};

test('a session tells a ball, then what its film shows at first sight, and looks at no picture meanwhile', async () => {
  const clip = { video, startMs: BEGAN_MS };
  const { session, news, see, seeUntil, watched } = watchBall(posesOf(golfers[0]!), () => Promise.resolve(clip));

  await seeUntil('swing');
  const before = watched();
  expect([news.some(({ kind }) => kind === 'first-reading'), session.canRead()]).toEqual([false, false]);
  await seeUntil('first-reading');

  expect(watched()).toBe(before);
  const ball = news.find((one) => one.kind === 'swing')!;
  expect(news.find((one) => one.kind === 'first-reading')).toMatchObject({ startMs: ball.startMs });
  await see();
  expect(watched()).toBeGreaterThan(before);
  await session.finish();
});

test('a session watches on where the browser never reads the film of the ball', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let cuts = 0;
  const clip = { video, startMs: BEGAN_MS };
  // The ball's own film comes, and that for the first sight does not.
  const cut = () => (cuts++ === 0 ? Promise.resolve(clip) : new Promise<never>(() => undefined));
  const { session, news, see, seeUntil, watched } = watchBall(posesOf(golfers[0]!), cut);

  await seeUntil('swing');
  const before = watched();
  vi.advanceTimersByTime(7_000);
  await see();
  expect(watched()).toBe(before);
  vi.advanceTimersByTime(1_500);
  await see();
  await see();

  expect(watched()).toBeGreaterThan(before);
  expect(news.some(({ kind }) => kind === 'first-reading')).toBe(false);
  await session.finish();
});
