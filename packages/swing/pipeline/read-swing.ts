// Reads a swing from its poses: the whole pure part of the analysis. Runs again when the golfer corrects something.

import type { NotASwing } from '../failures.ts';
import {
  EVENT_NAMES,
  type Moment,
  type ReadingOptions,
  type SwingEventName,
  type SwingPosition,
  type SwingView,
  type SwingReading,
} from '../reading.ts';
import type { PoseSequence } from '../contract.ts';
import { detectEvents } from './events.ts';
import { assess } from './findings.ts';
import { type SwingSpan, findSwings, mainSwing } from './find-swings.ts';
import { handPath } from './hand-path.ts';
import { BODY } from './landmarks.ts';
import { metricDoubt } from './doubt.ts';
import { type Metrics, metricsOf, pictureTilt } from './metrics.ts';
import { clamp, median, valueAt } from './numeric.ts';
import { type PoseTrack, buildTrack, spacingAt } from './pose-track.ts';
import { positionsOf } from './positions.ts';
import { lacksFrames, qualityOf } from './quality.ts';
import { soundSequence } from './sound-sequence.ts';
import { impactBySound } from './strike-sound.ts';
import { SEARCH_SIGMA } from './swing-events.ts';
import { realFrameMs, tempoOf } from './tempo.ts';
import { contradicts, viewOfSwing } from './view.ts';

type EventMap = Readonly<Record<SwingEventName, number>>;

const named = (values: readonly number[]): EventMap =>
  Object.fromEntries(EVENT_NAMES.map((name, i) => [name, values[i]!])) as Record<SwingEventName, number>;

/** The first track frame that shows this video frame. The track is evenly spaced in time, but the video may not be. */
const trackFrame = (track: PoseTrack, videoFrame: number): number => {
  const at = track.sourceFrame.findIndex((source) => source >= videoFrame);
  return at === -1 ? track.frameCount - 1 : at;
};

/** Events that the golfer dragged stay where they are. The others give way to keep the order. */
const corrected = (events: EventMap, moved: Partial<EventMap>): EventMap => {
  const values = EVENT_NAMES.map((name) => moved[name] ?? events[name]);
  EVENT_NAMES.forEach((name, i) => {
    if (moved[name] === undefined) return;
    for (let k = 0; k < i; k++) if (moved[EVENT_NAMES[k]!] === undefined) values[k] = Math.min(values[k]!, values[i]!);
    for (let k = i + 1; k < 8; k++)
      if (moved[EVENT_NAMES[k]!] === undefined) values[k] = Math.max(values[k]!, values[i]!);
  });
  return named(values);
};

const JUDGED_JOINTS = [BODY.leftShoulder, BODY.rightShoulder, BODY.leftHip, BODY.rightHip];
/**
 * The longest that the body may be out of sight, as a share of a downswing. An event near a longer gap would be
 * invented.
 */
const LONGEST_GAP = 0.5;
const isInSight = (track: PoseTrack, frame: number, beat: number): boolean => {
  const most = 1 + LONGEST_GAP * beat;
  const near = Array.from({ length: 2 * Math.ceil(most) + 1 }, (_, i) => Math.floor(frame - most) + i);
  return near.every((at) => spacingAt(track, clamp(at, 0, track.frameCount - 1)) <= most);
};
const clarityAt = (track: PoseTrack, frame: number, beat: number): number =>
  isInSight(track, frame, beat)
    ? JUDGED_JOINTS.reduce((sum, joint) => sum + valueAt(track.visibility[joint]!, frame), 0) / JUDGED_JOINTS.length
    : 0;

const LEGS = [BODY.leftKnee, BODY.rightKnee, BODY.leftAnkle, BODY.rightAnkle];
/** How clearly the model saw the legs from address to impact: the median of all frames and joints. */
const legsSeen = ({ visibility }: PoseTrack, { address, impact }: EventMap): number =>
  median(LEGS.map((joint) => median(visibility[joint]!.slice(Math.floor(address), Math.ceil(impact) + 1))));

/** Seconds for which the golfer must be visible before the takeaway, so that its start is visible too. */
const STILL_S = 0.05;

/**
 * Whether the clip, or the selected part of it, shows the takeaway. If the club already moves in its first frame, the
 * backswing has no known length.
 */
const showsTakeaway = (sequence: PoseSequence, track: PoseTrack, { address, toeUp }: EventMap): boolean => {
  const firstSeen = track.sourceFrame.findIndex((source) => sequence.frames[source] !== null);
  return toeUp - address > 1 && address - firstSeen >= STILL_S * track.fps;
};

export type SwingSearch =
  | {
      readonly found: 'swing';
      readonly track: PoseTrack;
      readonly spans: readonly SwingSpan[];
      readonly main: SwingSpan;
    }
  | { readonly found: 'no-person' | 'damaged' | NotASwing };

/** The swing between the four events that the golfer placed, in track frames. Null while one of them is missing. */
const markedSpan = (track: PoseTrack, { address, top, impact, finish }: Partial<EventMap>): SwingSpan | null => {
  if (address === undefined || top === undefined || impact === undefined || finish === undefined) return null;
  const at = [address, top, impact, finish].map((frame) => trackFrame(track, frame)) as [
    number,
    number,
    number,
    number,
  ];
  return { first: at[0], top: at[1], impact: at[2], through: at[3], last: at[3] };
};

/**
 * `placed`: video frames of events that the golfer placed. If all four marks are placed, they are the swing where the
 * search finds none.
 */
export const searchSwings = (sequence: PoseSequence, placed: Partial<EventMap> = {}): SwingSearch => {
  const sound = soundSequence(sequence);
  if (!sound) return { found: 'damaged' };
  const track = buildTrack(sound);
  if (!track) return { found: 'no-person' };
  const marked = markedSpan(track, placed);
  const path = handPath(track, SEARCH_SIGMA);
  const { spans, lacks } = findSwings(path);
  const main = mainSwing(path, spans);
  if (main) return { found: 'swing', track, spans, main };
  return marked ? { found: 'swing', track, spans: [marked], main: marked } : { found: lacks };
};

/** Whether every moment that tempo is measured by was filmed. */
const showsTempo = (sequence: PoseSequence, track: PoseTrack, events: EventMap): boolean => {
  const { address, top, impact } = events;
  return (
    !lacksFrames(sequence, track, events, impact) &&
    [address, top, impact].every((at) => isInSight(track, at, impact - top))
  );
};

/** No tempo where a moment was not filmed, in slow motion of unknown speed, and where the start is unclear. */
const tempoRead = (isFilmed: boolean, events: EventMap, fps: number, timing: Parameters<typeof tempoOf>[2]) => {
  const tempo = isFilmed ? tempoOf(events, fps, timing) : null;
  const isRealTime = realFrameMs(events, fps, timing.captureFps) !== null;
  return { tempo, startUnclear: isFilmed && isRealTime && tempo === null };
};

/** The side it was filmed from: the golfer's word, unless the clip contradicts it, else as it was seen. */
const viewRead = (seen: ReturnType<typeof viewOfSwing>, given: SwingView | undefined) => {
  if (given === undefined) return { view: seen.view, viewCertain: seen.certain, viewContradicted: false };
  const viewContradicted = contradicts(given, seen.shoulderWidth);
  return { view: given, viewCertain: !viewContradicted, viewContradicted };
};

/** The events as seen, and the strike as heard. Slow motion plays its sound stretched, muted or replaced. */
const withStrike = (events: EventMap, { fps }: PoseTrack, { captureFps, strikeMs = [] }: ReadingOptions): EventMap => {
  const isRealTime = realFrameMs(events, fps, undefined) !== null && captureFps === undefined;
  const impact = isRealTime ? impactBySound(events, strikeMs, 1000 / fps) : null;
  return impact === null ? events : { ...events, impact };
};

/** `search` must come from the same sequence. */
export const readSwing = (
  given: PoseSequence,
  search: Extract<SwingSearch, { found: 'swing' }>,
  options: ReadingOptions = {},
): SwingReading => {
  const { track } = search;
  const sequence = soundSequence(given)!; // a swing was found in it
  const span = search.spans[options.swing ?? -1] ?? search.main;
  const detected = detectEvents(track, span);
  const { events: placed = {} } = options;
  const onTrack = <K extends string>(frames: Partial<Record<K, number>> | undefined): Partial<Record<K, number>> =>
    Object.fromEntries(
      Object.entries<number | undefined>(frames ?? {}).flatMap(([name, frame]) =>
        frame === undefined ? [] : [[name, trackFrame(track, frame)]],
      ),
    ) as Partial<Record<K, number>>;
  const events = corrected(withStrike(named(detected.frames), track, options), onTrack(placed));
  const seen = viewOfSwing(track, { ...span, address: events.address }, options.view);
  const { view, viewCertain, viewContradicted } = viewRead(seen, options.view);
  const handedness = options.handedness ?? seen.handedness;
  const frameMs = realFrameMs(events, track.fps, options.captureFps);
  const realFps = frameMs === null ? null : 1000 / frameMs;
  const isPlaced = placed.address !== undefined;
  const startsAtAddress = isPlaced || showsTakeaway(sequence, track, events);
  const addressDoubt = isPlaced ? 0.5 : detected.addressDoubt;
  const spacing = (event: SwingEventName) => spacingAt(track, events[event]);
  const timing = { captureFps: options.captureFps, addressDoubt, spacing };
  const beat = events.impact - events.top;
  const isFilmed = startsAtAddress && showsTempo(sequence, track, events);
  const { tempo, startUnclear } = tempoRead(isFilmed, events, track.fps, timing);
  const rightHanded = handedness === 'right';
  const measuredSwing = { track, view, rightHanded, events };
  const metrics: Metrics = {
    ...metricsOf(measuredSwing),
    ...(tempo ? { tempoRatio: tempo.ratio } : {}),
  };
  const outside = new Set([...detected.outside].filter((name) => placed[name] === undefined));
  const comesToRest = detected.comesToRest || placed.finish !== undefined;
  const quality = qualityOf({
    sequence,
    track,
    events,
    rightHanded,
    viewCertain,
    viewContradicted,
    tilt: viewCertain ? pictureTilt(measuredSwing) : 0,
    showsAddress: !outside.has('address'),
    comesToRest,
    realFps,
  });
  const sourceFrame = (frame: number) => track.sourceFrame[clamp(Math.round(frame), 0, track.frameCount - 1)]!;
  const moment = (frame: number): Moment => {
    const source = sourceFrame(frame);
    return { frame: source, ms: Math.round(sequence.timesMs?.[source] ?? (source * 1000) / sequence.fps) };
  };
  const tempoOff = tempo?.ratioUncertainty ?? 0;
  const assessment = assess({
    view,
    viewCertain,
    viewContradicted,
    metrics,
    frames: Object.fromEntries(EVENT_NAMES.map((name) => [name, sourceFrame(events[name])])) as Record<
      SwingEventName,
      number
    >,
    realFps,
    doubt: ({ metric, event, from }) =>
      metric === 'tempoRatio'
        ? tempoOff
        : metricDoubt({ ...measuredSwing, comesToRest }, metric, from ? [from, event] : [event]),
    cameraMoves: quality.issues.some((issue) => issue.code === 'camera-moves'),
    startsAtAddress,
    startUnclear,
    outside,
    legsSeen: legsSeen(track, events),
    clarity: (event) => clarityAt(track, events[event], beat),
  });
  return {
    view,
    viewCertain,
    handedness,
    events: Object.fromEntries(EVENT_NAMES.map((name) => [name, moment(events[name])])) as Record<
      SwingEventName,
      Moment
    >,
    positions: Object.fromEntries(
      Object.entries({ ...positionsOf(events), ...onTrack(options.positions) }).map(([name, frame]) => [
        name,
        moment(frame),
      ]),
    ) as Record<SwingPosition, Moment>,
    tempo,
    metrics,
    ...assessment,
    quality,
  };
};
