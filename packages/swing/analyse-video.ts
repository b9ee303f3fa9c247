// Analyses one video, from bytes to reading, in three passes: the first finds the swing in a few pictures a second, the
// second outlines it with closer ones, and the last goes picture by picture where the club is fast.

import type { AnalysisFailure } from './failures.ts';
import { type Result, fail, ok } from '@divot/basics';
import { ANALYSIS_VERSION, type AnalysisOptions, type Crop, type SwingAnalysis } from './contract.ts';
import type { Marks } from './reading.ts';
import { PoseReader } from './pose-reader.ts';
import { readWithSound } from './read-with-sound.ts';
import type { AnalysisTools } from './tools.ts';
import { packPoses } from './pack-poses.ts';
import { detectEvents } from './pipeline/events.ts';
import { golferBox } from './pipeline/golfer-box.ts';
import { type SwingSearch, searchSwings } from './pipeline/read-swing.ts';
import { closeFrames, outlineFrames, searchFrames } from './pipeline/sampling.ts';
import { DecodingError, WHOLE_PICTURE } from './video/frames.ts';
import { type Clip, type Part, openClip } from './video/open-clip.ts';
import { thumbnailOf } from './video/thumbnail.ts';

type Found = Extract<SwingSearch, { found: 'swing' }>;
type Outcome<T> = Result<T, AnalysisFailure>;

/**
 * Search rates in pictures a second, tried in turn until a swing is found. The last still catches a fast downswing
 * twice.
 */
const SEARCH_PER_SECOND = [5, 10, 20];
/** Parts of the picture to search next if the only body found in the whole picture does not swing. */
const OTHER_PARTS: readonly Crop[] = [
  { left: 0.2, top: 0, width: 0.6, height: 1 },
  { left: 0, top: 0, width: 0.6, height: 1 },
  { left: 0.4, top: 0, width: 0.6, height: 1 },
];
/** At most this many swings of one clip, the last ones, are analysed closely. */
const MOST_SWINGS = 3;

/**
 * Progress shares of the two close passes. The first looks at every close frame and moves the events a little. The second
 * adds the few frames around their new positions.
 */
const CLOSE_LOOKS = [
  { share: { from: 0.65, to: 0.95 }, anew: true },
  { share: { from: 0.95, to: 0.97 }, anew: false },
];

/** `step`: video frames from one sample to the next. */
type Start = { readonly first: Found; readonly crop: Crop; readonly step: number };

const search = async (clip: Clip, reader: PoseReader): Promise<Outcome<Start>> => {
  let worst: Exclude<SwingSearch, Found>['found'] = 'no-person';
  for (const crop of [WHOLE_PICTURE, ...OTHER_PARTS]) {
    if (crop !== WHOLE_PICTURE) {
      // If no body is in view, another part of the picture does not help.
      if (worst === 'no-person') break;
      reader.forget();
    }
    for (const perSecond of crop === WHOLE_PICTURE ? SEARCH_PER_SECOND : SEARCH_PER_SECOND.slice(0, 2)) {
      const frames = searchFrames(clip.timestamps.length, clip.fps, perSecond);
      if (!(await reader.read(frames, crop, 'find-swing', { from: 0.05, to: 0.45 }))) return fail('cancelled');
      const result = searchSwings(reader.poses());
      if (result.found === 'swing') return ok({ first: result, crop, step: clip.fps / perSecond });
      if (result.found === 'no-person') break;
      worst = result.found;
    }
  }
  return fail(worst);
};

/** The frame on screen at `ms` of the video's own clock. */
const frameShown = ({ timesMs, startMs }: Clip, ms: number): number =>
  Math.max(
    0,
    timesMs.findLastIndex((time) => time + startMs <= ms + 1),
  );

/** The golfer's marks show where the swing is, so only frames between them are sampled. */
const searchMarked = async (clip: Clip, reader: PoseReader, marks: Marks): Promise<Outcome<Start>> => {
  const { address, top, impact, finish } = marks;
  const span = { first: address, top, impact, through: finish, last: finish };
  const step = Math.max(1, (impact - top) / 2);
  const frames = [...outlineFrames(span, step, clip.timestamps.length), address, top, impact, finish];
  const inOrder = [...new Set(frames)].sort((a, b) => a - b);
  if (!(await reader.read(inOrder, WHOLE_PICTURE, 'find-swing', { from: 0.05, to: 0.45 }))) return fail('cancelled');
  const result = searchSwings(reader.poses(), marks);
  return result.found === 'swing' ? ok({ first: result, crop: WHOLE_PICTURE, step }) : fail(result.found);
};

/** The part to analyse, in ms from the clip's first frame. */
const partInClip = ({ startMs }: Clip, { trimStartMs = -Infinity, trimEndMs = Infinity }: AnalysisOptions): Part => ({
  fromMs: trimStartMs - startMs,
  toMs: trimEndMs - startMs,
});

/** The part that holds the swing, as the golfer marked or trimmed it. */
const partOf = ({ marksMs, trimStartMs, trimEndMs }: AnalysisOptions): Part => ({
  fromMs: marksMs?.address ?? trimStartMs ?? 0,
  toMs: marksMs?.finish ?? trimEndMs ?? Infinity,
});

const study = async (clip: Clip, reader: PoseReader, given: AnalysisOptions): Promise<Outcome<SwingAnalysis>> => {
  const began = performance.now();
  const { marksMs } = given;
  const marks = marksMs && {
    address: frameShown(clip, marksMs.address),
    top: frameShown(clip, marksMs.top),
    impact: frameShown(clip, marksMs.impact),
    finish: frameShown(clip, marksMs.finish),
  };
  const options = { ...given, events: { ...given.events, ...marks } };
  const start = await (marks ? searchMarked(clip, reader, marks) : search(clip, reader));
  if (!start.ok) return start;
  const { first, step } = start.value;
  const crop =
    start.value.crop === WHOLE_PICTURE
      ? (golferBox(reader.frames, clip.widthPx / clip.heightPx) ?? WHOLE_PICTURE)
      : start.value.crop;
  const count = clip.timestamps.length;
  const close = (result: Found) => result.spans.slice(-MOST_SWINGS);
  const outline = close(first).flatMap((span) => outlineFrames(span, step, count));
  const rising = (frames: number[]) => [...new Set(frames)].sort((a, b) => a - b);
  if (!(await reader.read(rising(outline), crop, 'read-swing', { from: 0.45, to: 0.65 }))) return fail('cancelled');
  const outlined = searchSwings(reader.poses(), marks);
  const sure = outlined.found === 'swing' ? outlined : first;
  let last = sure;
  for (const { share, anew } of CLOSE_LOOKS) {
    const details = close(last).flatMap((span) => closeFrames(detectEvents(last.track, span).frames, count));
    if (!(await reader.read(rising(details), crop, 'read-swing', share, anew))) return fail('cancelled');
    const result = searchSwings(reader.poses(), marks);
    if (result.found !== 'swing') return fail(result.found);
    last = result;
  }
  const poses = reader.poses();
  const { strikeMs, reading } = await readWithSound(clip, poses, last, options);
  return ok({
    analysisVersion: ANALYSIS_VERSION,
    durationMs: Math.round(clip.durationMs),
    widthPx: clip.widthPx,
    heightPx: clip.heightPx,
    fps: Math.round(clip.fps * 100) / 100,
    swingCount: last.spans.length,
    strikeMs,
    reading,
    poses,
    packedPoses: packPoses(poses),
    thumbnail: await thumbnailOf(clip, reading.events.top.frame),
    timing: {
      decodeMs: Math.round(reader.decodeMs),
      poseMs: Math.round(reader.poseMs),
      frames: reader.framesRead,
      clipFrames: count,
      totalMs: Math.round(performance.now() - began),
    },
  });
};

export const analyseVideo = async (
  video: Blob,
  options: AnalysisOptions,
  tools: AnalysisTools,
): Promise<Outcome<SwingAnalysis>> => {
  const opened = await openClip(video, partOf(options));
  if (!opened.ok) return opened;
  const clip = opened.value;
  try {
    const loading = (share: number) => tools.report({ stage: 'model', share: 0.05 * share, remainingMs: null });
    loading(0);
    const model = await tools.landmarker(loading);
    if (!model) return fail('model-missing');
    if (tools.cancelled()) return fail('cancelled');
    const reader = new PoseReader(clip, model, tools, partInClip(clip, options));
    const studied = await study(clip, reader, options);
    // Where pictures are missing, nothing can be said about the golfer.
    return studied.ok || studied.error === 'cancelled' || reader.undecoded === 0 ? studied : fail('damaged');
  } catch (error) {
    if (error instanceof DecodingError) return fail('codec');
    throw error;
  } finally {
    clip.input.dispose();
  }
};
