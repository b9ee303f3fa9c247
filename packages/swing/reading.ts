import type { FindingId } from '@divot/golf-content';

// What one filmed swing can show.

export type Handedness = 'right' | 'left';
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
  /** In nine of ten clips the true ratio lies within this distance of `ratio`. */
  readonly ratioUncertainty: number;
}

/** Normal values between two ends. Null means no limit at that end. */
export interface Band {
  readonly low: number | null;
  readonly high: number | null;
}

/** Lengths are in the golfer's torso lengths, angles in degrees. pipeline/metrics.ts defines the sign of each. */
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

/** What prevents a good reading, worst first. */
export const QUALITY_ISSUES = [
  'body-hidden',
  'too-small',
  'few-frames',
  'frames-missing',
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
  /** Share of the analysed frames that show a body. */
  readonly bodySeen: number;
  /** Golfer from head to feet as a share of the picture's height. */
  readonly golferHeight: number;
  readonly fps: number;
  /** Movement of the lead foot until impact, in torso lengths. It shows a moving camera. */
  readonly cameraShift: number;
  readonly issues: readonly QualityIssue[];
}

/** The full reading of one swing in a clip. */
export interface SwingReading {
  readonly view: SwingView;
  readonly viewCertain: boolean;
  readonly handedness: Handedness;
  readonly events: Readonly<Record<SwingEventName, Moment>>;
  readonly positions: Readonly<Record<SwingPosition, Moment>>;
  readonly tempo: Tempo | null;
  readonly metrics: Readonly<Partial<Record<MetricName, number>>>;
  readonly findings: readonly SwingFinding[];
  /** Faults that were looked for but not found. */
  readonly clear: readonly FindingId[];
  readonly notAssessable: readonly NotAssessable[];
  readonly quality: SwingQuality;
}

/** What the golfer knows better than the analysis. Every field is optional. */
export interface ReadingOptions {
  readonly view?: SwingView | undefined;
  readonly handedness?: Handedness | undefined;
  /** Frames per second at which the camera filmed, if the clip plays slower. */
  readonly captureFps?: number | undefined;
  /** Video frames of events that the golfer dragged. */
  readonly events?: Partial<Readonly<Record<SwingEventName, number>>> | undefined;
  /** Video frames of the two positions that are not events, if the golfer dragged them. */
  readonly positions?: Partial<Readonly<Record<'P6' | 'P9', number>>> | undefined;
  /** Index of the swing in the clip, from 0. Defaults to the main swing. */
  readonly swing?: number | undefined;
  /** Time of the strike heard in the audio track, ms from the first frame. */
  readonly strikeMs?: readonly number[] | undefined;
}

/** The four moments that a golfer can mark in a clip if no swing was found. */
export type MarkName = 'address' | 'top' | 'impact' | 'finish';
export type Marks = Readonly<Record<MarkName, number>>;
