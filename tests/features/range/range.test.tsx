import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Result, fail, localDay, ok, unwrap } from '@divot/basics';
import { drillById } from '@divot/golf-content';
import { type FilmedSwing, type SwingOutcome, packPoses } from '@divot/swing';
import { posesOf, syntheticGolfer } from '@divot/swing-lab';
import { DecideFocus } from '#src/app/background/decide-focus.tsx';
import { restorePractice } from '#src/data/commands/practice.ts';
import * as videos from '#src/data/db/swing-videos.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type {
  RangeCamera,
  RangeDevice,
  RangeFailure,
  RangeListener,
  Senses,
} from '#src/features/range/range-camera.ts';
import { RangeAreas } from '#src/app/range-area.tsx';
import * as swingCommands from '#src/data/commands/swings.ts';
import { RangeScreen } from '#src/features/range/range-screen.tsx';
import type { WatcherNews } from '#src/platform/workers/session-watcher.ts';
import * as voice from '#src/platform/audio/voice.ts';
import { writeLocal } from '#src/platform/storage/local-store.ts';
import * as worker from '#src/platform/workers/swing-worker.ts';
import { analysisOf, readPacked } from '#tests/support/analysed-swing.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

// A golfer at the range, with a camera that sees what the test tells it.

const track = {} as MediaStreamTrack;
const SWING_TIMES = { address: 1200, top: 2000, impact: 2300, finish: 3000 };
/** The film of one ball, hit just now. */
const ballHit = (kind: FilmedSwing['kind'] = 'swing', strikeHeard = true): FilmedSwing => ({
  kind,
  swing: { ...SWING_TIMES, strikeHeard, confidence: 'high', handedness: 'right', view: 'face-on' },
  video: new Blob(['a swing'], { type: 'video/mp4' }),
  startMs: performance.now() - 2300,
  poses: { fps: 18, widthPx: 216, heightPx: 384, frames: [], timesMs: [] },
});
const firstReading = ({ startMs }: FilmedSwing): WatcherNews => ({
  kind: 'first-reading',
  startMs,
  reading: readPacked(packPoses(posesOf(syntheticGolfer({ fps: 60 })))),
});
/** What the worker reads of that film. */
const analysed = (): SwingOutcome => {
  const poses = posesOf(syntheticGolfer({ fps: 60 }));
  const { packedPoses, analysisVersion, durationMs, widthPx, heightPx } = analysisOf();
  const timing = { decodeMs: 0, poseMs: 0, frames: 0, clipFrames: 0, totalMs: 0 };
  const clip = { analysisVersion, durationMs, widthPx, heightPx, fps: 60, swingCount: 1, strikeMs: [], timing };
  return { ok: true, value: { ...clip, reading: readPacked(packedPoses), poses, packedPoses } };
};
const atTheBall: WatcherNews = { kind: 'state', state: 'at-the-ball', timeMs: 0 };

const newDevice = ({ problem, refusal }: { readonly problem?: RangeFailure; readonly refusal?: RangeFailure } = {}) => {
  let listener: RangeListener | undefined;
  const finish = vi.fn(() => Promise.resolve());
  const paces: string[] = [];
  const camera: RangeCamera = { microphone: track, stamina: () => ({}), setPace: (pace) => paces.push(pace), finish };
  const open = vi.fn((_: HTMLVideoElement, opened: RangeListener): Promise<Result<RangeCamera, RangeFailure>> => {
    listener = opened;
    return Promise.resolve(refusal ? fail(refusal) : ok(camera));
  });
  const device: RangeDevice = { problem: () => Promise.resolve(problem), open };
  return {
    device,
    open,
    finish,
    paces,
    tell: (...news: readonly WatcherNews[]) => act(() => news.forEach((one) => listener!.onNews(one))),
    sense: (senses: Senses) => act(() => listener!.onSenses(senses)),
    end: (why: RangeFailure) => act(() => listener!.onEnd(why)),
  };
};

let golfer: Golfer;
const sessions = async () =>
  (await golfer.db.practiceSessions.find().exec()).map((one) => one.toJSON() as PracticeSession);
const swings = async () => (await golfer.db.swings.find().exec()).map((one) => one.toJSON() as Swing);
const button = (name: string) => screen.findByRole('button', { name });
const openRange = (phone = newDevice()) => {
  const shown = show(
    <RangeAreas>
      <DecideFocus />
      <RangeScreen uid={SAM.uid} device={phone.device} />
    </RangeAreas>,
  );
  return { ...phone, ...shown };
};
const startRange = async (phone = newDevice()) => {
  const range = openRange(phone);
  fireEvent.click(await button('Start'));
  await eventually(() => expect(screen.getByRole('button', { name: 'Pause' }).hasAttribute('disabled')).toBe(false));
  return range;
};
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(async () => {
  // The device stores each video, and measures nothing.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => this.dispatchEvent(Object.assign(new Event('message'), { data: 'kept' }));
      terminate = () => undefined;
    },
  );
  vi.spyOn(worker, 'analyseSwing').mockResolvedValue({ ok: false, error: { code: 'cancelled' } });
  const locks = { request: (_name: string, _options: object, run: (lock: object) => unknown) => run({}) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  vi.spyOn(worker, 'isPoseModelStored').mockResolvedValue(true);
  URL.createObjectURL = () => 'blob:ball';
  URL.revokeObjectURL = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => undefined;
  golfer = await signInSam({ heightCm: 180, swingIssues: ['sway'] });
});
afterEach(() => vi.restoreAllMocks());

describe('before the first ball', () => {
  it.each([
    ['none', 'No camera was found on this device.'],
    ['unrecordable', 'This browser cannot film in the background. You can still film swings one by one.'],
    ['no-graphics', 'This browser cannot watch while it films. You can still film swings one by one.'],
  ] as const)('says what the device lacks (%s), with filming one swing beside it', async (problem, sentence) => {
    openRange(newDevice({ problem }));

    const note = within(await screen.findByRole('alert'));

    expect(note.getByText(sentence)).toBeTruthy();
    expect(note.getByRole('link', { name: 'Film one swing instead' }).getAttribute('href')).toContain('view=film');
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it('leaves no session behind when the camera is refused, and can be tried again', async () => {
    openRange(newDevice({ refusal: 'refused' }));
    fireEvent.click(await button('Start'));

    await screen.findByText(/^Divot may not use the camera/);

    expect(await sessions()).toEqual([]);
    expect(await button('Start')).toBeTruthy();
  });

  it('begins a new session where one of another day was never ended', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    const startedAt = yesterday.toISOString();
    const block = { id: 'b', drillId: 'custom', title: 'Range', mode: 'block' as const, order: 0, plannedSec: 3600 };
    const session = { id: 'old', userId: SAM.uid, status: 'active', blocks: [block], place: 'range', startedAt };
    const times = { createdAt: startedAt, updatedAt: startedAt, practicedOn: localDay(yesterday) };
    unwrap(await restorePractice({ ...session, ...times } as unknown as PracticeSession));
    openRange();
    await button('Done');

    fireEvent.click(await button('Start'));

    await eventually(async () => expect((await sessions()).map(({ id }) => id)).not.toContain('old'));
    await eventually(async () => expect(await sessions()).toHaveLength(1));
  });

  it('says how much a session takes', async () => {
    openRange();

    expect(await screen.findByText(/^50 balls take about 200 MB.*limit of 1.0 GB/)).toBeTruthy();
  });

  it('offers drills whose hits the camera counts', async () => {
    openRange();

    const drill = drillById('trail-stick-sway')!;
    const choice = await screen.findByRole('combobox', { name: 'Drill' });
    await within(choice).findByText(drill.name);
    fireEvent.change(choice, { target: { value: drill.id } });
    fireEvent.click(await button('Start'));

    await eventually(async () => expect((await sessions())[0]?.blocks[0]?.title).toBeTruthy());
    const [session] = await sessions();
    expect(session).toMatchObject({ faultIds: ['sway'], blocks: [{ drillId: drill.id }] });
  });
});

describe('while the camera watches', () => {
  it('shows what it sees', async () => {
    const { tell } = await startRange();
    const status = () => screen.getByRole('status').textContent;
    expect(status()).toContain('Looking for you');

    tell({ kind: 'state', state: 'watching', timeMs: 0 });
    expect(status()).toContain('I see you');
    tell(atTheBall);
    expect(status()).toContain('At the ball');
    tell(ballHit());
    expect(status()).toContain('Got it');
    expect(screen.getByLabelText('Your swing at quarter speed')).toBeTruthy();
    tell({ kind: 'hand-raised', timeMs: 0 });
    expect(status()).toContain('Paused');
    tell({ kind: 'hand-raised', timeMs: 0 });
    tell({ kind: 'view-changed', timeMs: 0 });
    expect(status()).toContain('Set me up again');
    tell(atTheBall);
    expect(status()).toContain('At the ball');
    await screen.findByRole('link', { name: /^Ball 1/ });
  });

  it('saves each ball at the time of its strike', async () => {
    const { tell } = await startRange();
    const hitAt = Date.now();
    tell(ballHit());

    expect(await screen.findByRole('link', { name: /^Ball 1/ })).toBeTruthy();
    const [swing] = await swings();
    expect(Math.abs(Date.parse(swing!.recordedAt) - hitAt)).toBeLessThan(500);
    expect(swing!.videoBytes).toBe(7);
  });

  it('says a word about a ball as it was seen, until its film is read', async () => {
    let answer!: (outcome: SwingOutcome) => void;
    vi.spyOn(worker, 'analyseSwing').mockReturnValue(new Promise((done) => (answer = done)));
    vi.spyOn(videos, 'keepVideo').mockResolvedValue('full');
    const { tell } = await startRange();
    const ball = ballHit();
    tell(ball, firstReading({ ...ball, startMs: 0 }));
    await screen.findByRole('link', { name: /^Ball 1/ });
    expect(screen.queryByText('Measured')).toBeNull();
    tell(firstReading(ball));

    expect(await screen.findByText('Measured')).toBeTruthy();
    expect(screen.getByText(/^Hips at the top/)).toBeTruthy();
    expect(screen.getByText(/^At first sight/)).toBeTruthy();

    answer(analysed());

    await eventually(() => expect(screen.queryByText(/^At first sight/)).toBeNull());
    expect(screen.getByText('Measured')).toBeTruthy();
  });

  it('says each ball aloud once, also one that its film cannot judge', async () => {
    writeLocal('divot-range-sound', { sound: 'words' });
    const speak = vi.spyOn(voice, 'speak').mockReturnValue(undefined);
    let answer!: (outcome: SwingOutcome) => void;
    vi.spyOn(worker, 'analyseSwing')
      .mockResolvedValueOnce(analysed())
      .mockReturnValue(new Promise((done) => (answer = done)));
    vi.spyOn(videos, 'keepVideo').mockResolvedValue('full');
    const { tell } = await startRange();
    tell(ballHit());
    await screen.findByRole('link', { name: /^Ball 1: .*Measured/ });
    const second = ballHit();
    tell(second, firstReading(second));
    await screen.findByText('Same');

    answer({ ok: false, error: { code: 'no-swing' } });

    await screen.findByRole('link', { name: 'Ball 2: Not judged' });
    expect(speak.mock.calls.map(([text]) => text.split(', ').at(-1))).toEqual(['Looking for you', 'Measured', 'Same']);
  });

  it('saves no ball while it is paused', async () => {
    const { tell } = await startRange();
    fireEvent.click(await button('Pause'));
    tell(ballHit());

    fireEvent.click(await button('Continue'));
    tell(ballHit());

    await screen.findByRole('link', { name: /^Ball 1/ });
    expect(await swings()).toHaveLength(1);
  });

  it('gives the camera up when the phone is locked, and goes on when it is opened', async () => {
    const { tell, open, finish } = await startRange();
    tell(ballHit());
    await screen.findByRole('link', { name: /^Ball 1/ });

    hide(true);
    expect(finish).toHaveBeenCalledTimes(1);
    hide(false);

    await eventually(() => expect(open).toHaveBeenCalledTimes(2));
    tell(ballHit());
    expect(await screen.findByRole('link', { name: /^Ball 2/ })).toBeTruthy();
    expect(await sessions()).toHaveLength(1);
  });

  it('says that a call has taken the camera, and continues the same session', async () => {
    const { end, tell } = await startRange();
    tell(ballHit());
    await screen.findByRole('link', { name: /^Ball 1/ });

    end('busy');

    expect(await screen.findByText(/^The camera was taken/)).toBeTruthy();
    fireEvent.click(await button('Continue this session'));
    await button('Pause');
    expect(await sessions()).toHaveLength(1);
  });

  it('says of a busy phone that a ball may be missed, and leads to filming one swing', async () => {
    const { tell, paces } = await startRange();
    const load = (atMs: number, looksPerSecond: number) => {
      vi.spyOn(performance, 'now').mockReturnValue(atMs);
      tell({ kind: 'load', looksPerSecond, lookMs: 60, lostShare: 0 });
    };
    load(0, 8);
    load(2000, 1);
    expect(screen.queryByRole('link', { name: 'Film one swing instead' })).toBeNull();
    load(13_000, 1);

    expect(screen.getByText(/^The phone is busy/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Film one swing instead' })).toBeTruthy();
    expect(paces).toEqual(['full', 'full', 'slow']);
  });

  it('asks whether a swing that it did not hear was a ball, and counts it if so', async () => {
    const { tell } = await startRange();
    const ask = () => screen.queryByRole('group', { name: 'That was a ball?' });

    tell(ballHit('doubtful'));
    fireEvent.click(await button('Practice swing'));
    expect(ask()).toBeNull();
    tell(ballHit('doubtful'));
    expect(await swings()).toEqual([]);
    fireEvent.click(await button('Count it'));

    expect(await screen.findByRole('link', { name: /^Ball 1/ })).toBeTruthy();
    expect(ask()).toBeNull();
  });

  it('asks about each of several swings that it did not hear, the last first', async () => {
    const { tell } = await startRange();
    tell(ballHit('doubtful'), { ...ballHit('doubtful'), startMs: 0 });

    expect(screen.getByText('One swing before it waits too.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Practice swing' }));
    fireEvent.click(screen.getByRole('button', { name: 'Count it' }));

    expect(await screen.findByRole('link', { name: /^Ball 1/ })).toBeTruthy();
    expect(screen.queryByText('That was a ball?')).toBeNull();
  });

  it('counts a doubtful swing once if it turns out to be a ball', async () => {
    const { tell } = await startRange();
    const doubtful = ballHit('doubtful');

    tell(doubtful, { ...doubtful, kind: 'swing' });

    expect(await screen.findByRole('link', { name: /^Ball 1/ })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'That was a ball?' })).toBeNull();
  });

  it('leaves a swing that the golfer called a practice swing, though it turns out to look like a ball', async () => {
    const { tell } = await startRange();
    const doubtful = ballHit('doubtful');
    tell(doubtful);
    fireEvent.click(await button('Practice swing'));

    tell({ ...doubtful, kind: 'swing' }, ballHit());

    await screen.findByRole('link', { name: /^Ball 1/ });
    expect(await swings()).toHaveLength(1);
  });

  it('lets the golfer delete a practice swing that counted because nobody could hear it', async () => {
    const { tell } = await startRange();
    tell(ballHit());
    await screen.findByRole('link', { name: /^Ball 1/ });
    expect(screen.queryByText('Was one a practice swing?')).toBeNull();
    const unheard = ballHit('swing', false);
    tell(unheard, { ...unheard, startMs: unheard.startMs + 20 });

    fireEvent.click(await button('Delete ball 3'));

    await eventually(async () => expect(await swings()).toHaveLength(2));
    await eventually(() => expect(screen.queryByRole('button', { name: 'Delete ball 3' })).toBeNull());
    expect(await button('Delete ball 2')).toBeTruthy();
  });

  it('says when camera or microphone bring nothing, and that they are back', async () => {
    const { sense } = await startRange();

    sense({ pictures: false, sound: true });
    expect(screen.getByRole('status').textContent).toContain('The camera brings no pictures.');
    sense({ pictures: true, sound: false });
    expect(screen.getByRole('status').textContent).toContain('Looking for you');
    expect(screen.getByText(/^Divot hears no microphone/)).toBeTruthy();
    sense({ pictures: true, sound: true });
    expect(screen.queryByText(/^Divot hears no microphone/)).toBeNull();
  });

  it('says while somebody else is in the picture', async () => {
    const { tell } = await startRange();
    const note = () => screen.queryByText(/^Somebody else is in the picture/);

    tell({ kind: 'company', isInView: true });
    expect(note()).toBeTruthy();
    tell({ kind: 'company', isInView: false });
    expect(note()).toBeNull();
  });

  it('stops when nothing is filmed any more', async () => {
    const { tell, finish } = await startRange();

    tell({ kind: 'film-lost' });

    expect(await screen.findByText(/^The phone ran out of memory/)).toBeTruthy();
    expect(finish).toHaveBeenCalledTimes(1);
  });
});

describe('on a full phone', () => {
  it.each([
    ['full', /^No room for videos\. .* Delete videos/],
    ['failed', /^This browser keeps no videos.* Open Divot in a normal window/],
  ] as const)('says that a video is not kept (%s), and what to do', async (outcome, sentence) => {
    vi.spyOn(videos, 'keepVideo').mockResolvedValue(outcome);
    const { tell } = await startRange();
    tell(ballHit());

    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Ball 1/ })).toBeTruthy();
  });

  it('says that a swing could not be saved', async () => {
    const { tell } = await startRange();
    vi.spyOn(swingCommands, 'queueSwing').mockResolvedValue(fail('The phone is full. Delete something.'));
    tell(ballHit());

    const note = within(await screen.findByRole('alert'));
    expect(note.getByText('This swing could not be saved.')).toBeTruthy();
    expect(note.getByText('The phone is full. Delete something.')).toBeTruthy();
  });

  it('says that results are not saved', async () => {
    vi.spyOn(videos, 'keepVideo').mockResolvedValue('full');
    vi.spyOn(worker, 'analyseSwing').mockResolvedValue(analysed());
    vi.spyOn(swingCommands, 'recordAnalysis').mockResolvedValue(fail('full'));
    const { tell } = await startRange();
    tell(ballHit());

    expect(await screen.findByText(/^The phone is full, so results are not saved\. Delete videos/)).toBeTruthy();
  });
});

describe('after the last ball', () => {
  it('waits for the ball that is still being judged', async () => {
    const phone = newDevice();
    const { path } = await startRange(phone);
    phone.finish.mockImplementation(() => {
      phone.tell(ballHit());
      return Promise.resolve();
    });

    fireEvent.click(await button('Done'));

    await eventually(() => expect(path()).toBe('/video-analysis'));
    const [session] = await sessions();
    expect(session).toMatchObject({ status: 'finished', place: 'range', faultIds: ['sway'], blocks: [{ balls: 1 }] });
    expect(await swings()).toHaveLength(1);
  });

  it('leaves no session behind if no ball was hit', async () => {
    const { path } = await startRange();

    fireEvent.click(await button('Done'));

    await eventually(() => expect(path()).toBe('/video-analysis'));
    expect(await sessions()).toEqual([]);
  });
});
