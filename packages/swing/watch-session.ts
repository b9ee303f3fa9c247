// Watches a session at the range: pictures of the camera and sound in, swings with their clips out. It looks at the
// newest picture whenever it has time: a few a second find a swing, and its clip is read between the looks or
// afterwards. The film is made elsewhere, so that no picture is lost from it because a look takes long.

import type { PoseFrame, PoseSequence } from './contract.ts';
import type { Follower, Landmarker } from './model/landmarker.ts';
import { firstReading } from './first-reading.ts';
import { median } from './pipeline/numeric.ts';
import type { SwingReading } from './reading.ts';
import { coveredBy, followCompany } from './stream/company.ts';
import type { SoundPiece } from './stream/sound-onsets.ts';
import { type StreamNews, findSwingsInStream } from './stream/find-swings-in-stream.ts';
import type { DoubtfulSwing, StreamSwing } from './stream/judge-swings.ts';
import type { PictureSize } from './stream/look-for-swing.ts';
import type { ClipRing } from './video/clip-ring.ts';
import { openCopier } from './video/copy-picture.ts';
import { WHOLE_PICTURE } from './video/frames.ts';

/** A swing, or one that may have been a practice swing, with its film. */
export type FilmedSwing = Filmed<'swing'> | Filmed<'doubtful'>;
interface Filmed<Kind> {
  readonly kind: Kind;
  /** Its times count from the clip's first frame. */
  readonly swing: Omit<StreamSwing, 'kind'>;
  readonly video: Blob;
  /** Time of the clip's first frame, on the clock of the pictures. */
  readonly startMs: number;
  /** The body as it was seen while filming. */
  readonly poses: PoseSequence;
}

export type SessionNews =
  | Exclude<StreamNews, StreamSwing | DoubtfulSwing>
  | FilmedSwing
  /** What the first look at the film of the swing with this beginning shows. */
  | { readonly kind: 'first-reading'; readonly startMs: number; readonly reading: SwingReading }
  /** Somebody else came into the picture, or left it. */
  | { readonly kind: 'company'; readonly isInView: boolean }
  /** How many looks a second there were lately, and how long one takes. */
  | { readonly kind: 'load'; readonly looksPerSecond: number; readonly lookMs: number }
  /** The film has ended by itself. Nothing later can be played back. */
  | { readonly kind: 'film-lost' };

/** A picture of the camera. The watching closes it. */
export type CameraPicture = VideoFrame | ImageBitmap;

const LONGEST_SIDE_PX = 384;
/** From one look to the next, at least. */
const PACES = { full: { attentive: 55, usual: 190 }, slow: { attentive: 120, usual: 380 } };
export type Pace = keyof typeof PACES;
/**
 * While a ball is read, so many pictures wait and are looked at together: taking the model from a ball and giving it back
 * costs the time of four. Six drawn sessions lose none of 180 balls if that comes every 0.8 s, and 11 at 1.4 s. So a
 * slower phone reads its balls afterwards.
 */
const READING = { paceMs: 150, pictures: 3, lookMs: 80 };
/** While the ball just hit is measured nobody is watched: its golfer holds the finish. */
const MEASURING_PACE_MS = 100;
/** Nobody is watched for longer than this: the golfer may stand at the next ball, and a decoder may never answer. */
const MEASURED_WITHIN_MS = 8000;
const AROUND_SWING_MS = { before: 1200, after: 900 };
const POSES_KEPT_MS = 30_000;
const LOAD_EVERY_MS = 2000;
/** Weight of the newest look in their mean duration. */
const LOOK_SHARE = 0.2;
/** The last doubtful swings keep their clips: they may turn out to be balls. */
const DOUBTFUL_KEPT = 10;
const SAME_SWING_MS = 400;

interface SmallPicture {
  readonly canvas: OffscreenCanvas;
  readonly ms: number;
}

/** Draws pictures no larger than the model needs. A canvas is used again when as many later pictures have been drawn. */
const openShrinker = (canvasCount: number) => {
  const canvases = Array.from({ length: canvasCount }, () => new OffscreenCanvas(1, 1));
  const copyOf = openCopier();
  let drawn = 0;
  return async (picture: CameraPicture): Promise<OffscreenCanvas> => {
    const canvas = canvases[drawn++ % canvasCount]!;
    const isFrame = 'displayWidth' in picture;
    const [fullWidth, fullHeight] = isFrame
      ? [picture.displayWidth, picture.displayHeight]
      : [picture.width, picture.height];
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(fullWidth, fullHeight));
    const [width, height] = [Math.round(fullWidth * scale), Math.round(fullHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const copy = isFrame ? await copyOf(picture) : undefined;
    canvas.getContext('2d')?.drawImage(copy ?? picture, 0, 0, width, height);
    picture.close();
    return canvas;
  };
};

/** Looks for somebody in the picture beside this body, now and then. Returns whether somebody is, where that is new. */
const openBeside = () => {
  const canvas = new OffscreenCanvas(1, 1);
  const company = followCompany();
  let besideOf: { readonly model: Landmarker; readonly body: Follower } | undefined;
  const detect = (picture: OffscreenCanvas, golfer: PoseFrame, model: Landmarker): PoseFrame | null => {
    const { width, height } = picture;
    const covered = coveredBy(golfer, width / height);
    const context = canvas.getContext('2d');
    if (!covered || !context) return null;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(picture, 0, 0);
    const { left, top, right, bottom } = covered;
    context.fillRect(left * width, top * height, (right - left) * width, (bottom - top) * height);
    if (besideOf?.model !== model) besideOf = { model, body: model.follow(true) };
    return besideOf.body.detect(canvas, golfer.timeMs, WHOLE_PICTURE);
  };
  return {
    isDue: company.isDue,
    look: (picture: OffscreenCanvas, golfer: PoseFrame, model: Landmarker): boolean | undefined =>
      company.note(detect(picture, golfer, model), golfer, picture.width / picture.height),
  };
};

const sequenceOf = (bodies: readonly PoseFrame[], size: PictureSize): PoseSequence => {
  const timesMs = bodies.map(({ timeMs }) => timeMs);
  const fps = 1000 / (median(timesMs.slice(1).map((ms, i) => ms - timesMs[i]!)) || PACES.full.usual);
  return { fps, ...size, frames: bodies, timesMs };
};

/** The same swing, its times counted from the clip's first frame. */
const inClip = (swing: StreamSwing | DoubtfulSwing, startMs: number): FilmedSwing['swing'] => ({
  ...swing,
  address: swing.address - startMs,
  top: swing.top - startMs,
  impact: swing.impact - startMs,
  finish: swing.finish - startMs,
});

/** Tells how many looks a second there is time for, and how long one takes. */
const followLoad = (tell: (news: SessionNews) => void) => {
  let looks: readonly number[] = [];
  let toldMs: number | undefined;
  let lookMs = 0;
  return {
    lookMs: () => lookMs,
    took(ms: number): void {
      lookMs = lookMs === 0 ? ms : lookMs + LOOK_SHARE * (ms - lookMs);
    },
    look(ms: number): void {
      looks = [...looks.filter((one) => one > ms - LOAD_EVERY_MS), ms];
      toldMs ??= ms;
      if (ms - toldMs < LOAD_EVERY_MS) return;
      toldMs = ms;
      tell({ kind: 'load', looksPerSecond: (1000 * looks.length) / LOAD_EVERY_MS, lookMs });
    },
    /** Looks that nobody wanted do not count as missing. */
    rest(): void {
      [looks, toldMs] = [[], undefined];
    },
  };
};

type BodiesSince = (startMs: number) => readonly PoseFrame[];
/** Measures the ball just hit, one at a time. */
const openMeasuring = (cut: ClipRing['cut'], bodiesSince: BodiesSince, cancelled: () => boolean) => {
  let isOn = false;
  /** Once it has taken too long, no other ball is measured: the next would take as long. */
  let isTooSlow = false;
  const read = async (swing: StreamSwing | DoubtfulSwing, soundLateMs: number, model: Landmarker) => {
    const clip = await cut(swing.address - AROUND_SWING_MS.before, swing.finish, soundLateMs);
    if (!clip) return null;
    const { video, startMs } = clip;
    const hit = { video, bodies: bodiesSince(startMs), ...inClip(swing, startMs) };
    return firstReading(hit, { model, cancelled: () => isTooSlow || cancelled() });
  };
  return {
    isOn: () => isOn,
    async measure(
      swing: StreamSwing | DoubtfulSwing,
      soundLateMs: number,
      model: Landmarker,
    ): Promise<SwingReading | null> {
      if (isOn || isTooSlow) return null;
      isOn = true;
      let limit: ReturnType<typeof setTimeout> | undefined;
      const tooSlow = new Promise<null>((done) => {
        limit = setTimeout(() => {
          isTooSlow = true;
          done(null);
        }, MEASURED_WITHIN_MS);
      });
      try {
        return await Promise.race([read(swing, soundLateMs, model), tooSlow]);
      } finally {
        clearTimeout(limit);
        isOn = false;
      }
    },
  };
};

/** Times are those of the pictures. `cut` waits until the end is filmed. */
export const watchSession = (cut: ClipRing['cut'], tell: (news: SessionNews) => void | Promise<void>) => {
  const stream = findSwingsInStream();
  const shrink = openShrinker(READING.pictures + 1);
  const beside = openBeside();
  /** They wait for the model. */
  let waiting: readonly SmallPicture[] = [];
  let followed: { readonly model: Landmarker; readonly body: Follower } | undefined;
  let poses: readonly PoseFrame[] = [];
  let size = { widthPx: 0, heightPx: 0 };
  const load = followLoad((news) => void tell(news));
  const hasTime = (): boolean => load.lookMs() < READING.lookMs;
  let pace = PACES.full;
  let isOver = false;
  let doubtful: readonly { readonly impact: number; readonly filmed: Promise<FilmedSwing | null> }[] = [];
  let cutting: Promise<unknown> = Promise.resolve();

  /** As they were seen from this time on. Their times count from it. */
  const bodiesSince: BodiesSince = (startMs) =>
    poses.flatMap((body) => (body.timeMs < startMs ? [] : [{ ...body, timeMs: body.timeMs - startMs }]));
  const measuring = openMeasuring(cut, bodiesSince, () => isOver);

  const film = async (swing: StreamSwing | DoubtfulSwing): Promise<FilmedSwing | null> => {
    const seenSize = size;
    const { before, after } = AROUND_SWING_MS;
    const clip = await cut(swing.address - before, swing.finish + after, stream.soundLateMs());
    if (!clip) return null;
    const { video, startMs } = clip;
    const poses = sequenceOf(bodiesSince(startMs), seenSize);
    return { kind: swing.kind, swing: inClip(swing, startMs), video, startMs, poses };
  };

  const onSwing = async (swing: StreamSwing | DoubtfulSwing): Promise<void> => {
    const doubted = doubtful.find(({ impact }) => Math.abs(impact - swing.impact) < SAME_SWING_MS);
    const filmed = doubted?.filmed ?? film(swing);
    if (swing.kind === 'doubtful') doubtful = [...doubtful.slice(1 - DOUBTFUL_KEPT), { impact: swing.impact, filmed }];
    const isInFocus = swing.kind === 'swing' && !isOver && hasTime();
    const measured = isInFocus && followed ? measuring.measure(swing, stream.soundLateMs(), followed.model) : null;
    const clip = await filmed;
    if (clip) await tell({ ...clip, kind: swing.kind, swing: inClip(swing, clip.startMs) });
    const reading = await measured;
    if (clip && reading) await tell({ kind: 'first-reading', startMs: clip.startMs, reading });
  };

  const pass = (news: readonly StreamNews[]): void => {
    for (const one of news) {
      if (one.kind === 'swing' || one.kind === 'doubtful') cutting = Promise.all([cutting, onSwing(one)]);
      else void tell(one);
    }
  };

  const canRead = (): boolean => !measuring.isOn() && !stream.isSwinging() && hasTime();

  /** On a slow phone, a swing would be over before the model is back at the golfer. */
  const canLookBeside = (): boolean => canRead() || !(measuring.isOn() || stream.isAttentive());

  /** The first look after something else had the model takes longer than the others. */
  let isUsual = true;
  const lookAt = ({ canvas, ms }: SmallPicture, model: Landmarker): void => {
    if (followed?.model !== model) followed = { model, body: model.follow(true) };
    const began = performance.now();
    const pose = followed.body.detect(canvas, ms, WHOLE_PICTURE);
    const tookMs = performance.now() - began;
    if (isUsual) load.took(tookMs);
    isUsual = true;
    size = { widthPx: canvas.width, heightPx: canvas.height };
    if (pose) poses = [...poses.filter(({ timeMs }) => timeMs > ms - POSES_KEPT_MS), pose];
    pass(stream.add({ poses: pose ? [pose] : [], timeMs: ms, ...size }));
    load.look(ms);
    if (!pose || !canLookBeside() || !beside.isDue(ms, load.lookMs())) return;
    const isInView = beside.look(canvas, pose, model);
    isUsual = false;
    if (isInView !== undefined) void tell({ kind: 'company', isInView });
  };

  return {
    /**
     * Looks at a picture and closes it. `isReading`: a ball is read meanwhile, and the picture may wait. Resolves to how
     * long no other picture is wanted, in ms from this one's time.
     */
    async see(picture: CameraPicture, ms: number, model: Landmarker, isReading: boolean): Promise<number> {
      if (isOver) {
        picture.close();
        return Infinity;
      }
      if (measuring.isOn()) {
        picture.close();
        load.rest();
        return MEASURING_PACE_MS;
      }
      waiting = [...waiting, { canvas: await shrink(picture), ms }];
      if (isReading && waiting.length <= READING.pictures) return READING.paceMs;
      const small = waiting;
      waiting = [];
      if (isReading) isUsual = false;
      for (const one of small) lookAt(one, model);
      return stream.isAttentive() ? pace.attentive : pace.usual;
    },
    /** Whether a ball can be read now: nothing swings, and the looks leave time. */
    canRead,
    hear(sound: SoundPiece): void {
      pass(stream.add({ sound }));
    },
    setPace(next: Pace): void {
      pace = PACES[next];
    },
    /** Takes nothing more, and tells of the last swings before it resolves. */
    async finish(): Promise<void> {
      isOver = true;
      if (followed) for (const one of waiting) lookAt(one, followed.model);
      pass(stream.end());
      await cutting;
    },
  };
};
