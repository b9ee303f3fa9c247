import type { FindingId } from '#src/domain/faults/fault-ids.ts';
import type { Handedness } from '#src/domain/shared/handedness.ts';

// What can be read from one filmed swing: the words that the worker, the document and the screens share.

export type SwingView = 'face-on' | 'down-the-line';
export type Confidence = 'low' | 'medium' | 'high';

/** The eight events of GolfDB (McNally et al. 2019), in time order. */
export const EVENT_NAMES = [
  'address',
  'toeUp',
  'midBackswing',
  'top',
  'midDownswing',
  'impact',
  'midFollowThrough',
  'finish',
] as const;
export type SwingEventName = (typeof EVENT_NAMES)[number];

/** Coaches' positions P1 (address) to P10 (finish). */
export type SwingPosition = 'P1' | 'P2' | 'P3' | 'P4' | 'P5' | 'P6' | 'P7' | 'P8' | 'P9' | 'P10';

/** A video frame (index in display order) and its time from the first frame. */
export interface Moment {
  readonly frame: number;
  readonly ms: number;
}

export interface Tempo {
  readonly backswingMs: number;
  readonly downswingMs: number;
  /** Backswing divided by downswing; about 3 on tour (Tour Tempo, Novosel 2004). */
  readonly ratio: number;
  /** The true ratio lies within this much of `ratio` in nine clips of ten. */
  readonly ratioUncertainty: number;
}

/** Normal values from..to; null is an open end. */
export interface Band {
  readonly low: number | null;
  readonly high: number | null;
}

/** Lengths in torso lengths of the golfer, angles in degrees; which way each counts stands in pipeline/metrics.ts. */
export type MetricName =
  | 'hipSwayTop'
  | 'hipSlideImpact'
  | 'trunkLeanTop'
  | 'headShiftTop'
  | 'leadElbowImpact'
  | 'leadElbowFollowThrough'
  | 'hipTowardBallImpact'
  | 'forwardBendLoss'
  | 'handPathOutside'
  | 'tempoRatio';

export interface SwingFinding {
  readonly faultId: FindingId;
  readonly confidence: Confidence;
  readonly metric: MetricName;
  readonly value: number;
  readonly band: Band;
  readonly frame: number;
}

export interface NotAssessable {
  readonly faultId: FindingId;
  readonly reason: string;
}

/** What stands in the way of a good reading, worst first. */
export const QUALITY_ISSUES = [
  'body-hidden',
  'too-small',
  'few-frames',
  'camera-moves',
  'camera-tilted',
  'view-contradicted',
  'view-unclear',
  'starts-late',
  'ends-early',
  'slow-motion',
] as const;
export type QualityIssueCode = (typeof QUALITY_ISSUES)[number];

export interface QualityIssue {
  readonly code: QualityIssueCode;
  readonly message: string;
}

export interface SwingQuality {
  /** Share of the analysed frames with a body. */
  readonly bodySeen: number;
  /** Golfer from head to feet as a share of the picture's height. */
  readonly golferHeight: number;
  readonly fps: number;
  /** Movement of the lead foot until impact in torso lengths: a moving camera. */
  readonly cameraShift: number;
  readonly issues: readonly QualityIssue[];
}

/** Everything one swing of a clip says. */
export interface SwingReading {
  readonly view: SwingView;
  readonly viewCertain: boolean;
  readonly handedness: Handedness;
  readonly events: Readonly<Record<SwingEventName, Moment>>;
  readonly positions: Readonly<Record<SwingPosition, Moment>>;
  readonly tempo: Tempo | null;
  readonly metrics: Readonly<Partial<Record<MetricName, number>>>;
  readonly findings: readonly SwingFinding[];
  /** Faults that were looked for and not found. */
  readonly clear: readonly FindingId[];
  readonly notAssessable: readonly NotAssessable[];
  readonly quality: SwingQuality;
}

/** What the golfer knows better than the picture; every field is optional. */
export interface ReadingOptions {
  readonly view?: SwingView | undefined;
  readonly handedness?: Handedness | undefined;
  /** Frames per second at which the camera filmed, when the clip plays slower. */
  readonly captureFps?: number | undefined;
  /** Video frames of events dragged by the golfer. */
  readonly events?: Partial<Readonly<Record<SwingEventName, number>>> | undefined;
  /** Video frames of the two positions that are no events of their own, dragged by the golfer. */
  readonly positions?: Partial<Readonly<Record<'P6' | 'P9', number>>> | undefined;
  /** Which swing of the clip, from 0; the main one when left out. */
  readonly swing?: number | undefined;
  /** Time of the strike heard in the audio track, ms from the first frame. */
  readonly strikeMs?: readonly number[] | undefined;
}

/** The four moments that a golfer can place in a clip in which no swing was found. */
export type MarkName = 'address' | 'top' | 'impact' | 'finish';
export type Marks = Readonly<Record<MarkName, number>>;
