// The swing worker's typed door: types and one number, so that the page can import it without the worker's code.

import type { FindingId } from '#src/domain/faults/fault-ids.ts';
import type { Handedness } from '#src/domain/shared/handedness.ts';
import type { AnalysisFailure } from '#src/domain/swing-failure/swing-failure.ts';

/** Raised when the pipeline reads the same poses better: stored swings are then worth reading again. */
export const ANALYSIS_VERSION = 10;

/** x and y as fractions of the upright picture, z in the same scale as x (smaller is nearer), visibility 0 to 1. */
export type Landmark = readonly [x: number, y: number, z: number, visibility: number];
/** Metres, origin between the hips. */
export type WorldPoint = readonly [x: number, y: number, z: number];

/** One person in one video frame: MediaPipe's 33 landmarks. */
export interface PoseFrame {
  readonly timeMs: number;
  readonly landmarks: readonly Landmark[];
  readonly world?: readonly WorldPoint[];
}

/** Pose per video frame in display order. `null`: no body found, or the frame did not go through the model. */
export interface PoseSequence {
  readonly fps: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly frames: readonly (PoseFrame | null)[];
  /** Time of every frame in ms from the first one; left out when the frames are evenly spaced. */
  readonly timesMs?: readonly number[];
  /** Which frames went through the model; left out when all did. */
  readonly sampled?: readonly boolean[];
  /** When the first frame comes on the video's own clock, ms; 0 when left out. */
  readonly startMs?: number;
}

export type SwingView = 'face-on' | 'down-the-line';
export type Confidence = 'low' | 'medium' | 'high';

/** The eight events of GolfDB (McNally et al. 2019), in time order. */
export type SwingEventName =
  | 'address'
  | 'toeUp'
  | 'midBackswing'
  | 'top'
  | 'midDownswing'
  | 'impact'
  | 'midFollowThrough'
  | 'finish';

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

export interface QualityIssue {
  readonly code:
    | 'body-hidden'
    | 'too-small'
    | 'few-frames'
    | 'camera-moves'
    | 'view-unclear'
    | 'view-contradicted'
    | 'ends-early'
    | 'slow-motion';
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

export interface AnalysisOptions extends ReadingOptions {
  /** Times of the marks, ms on the video's own clock: the swing is taken from there, not looked for. */
  readonly marksMs?: Marks | undefined;
  /** The part to look at, ms on the video's own clock. */
  readonly trimStartMs?: number | undefined;
  readonly trimEndMs?: number | undefined;
}

export interface AnalysisTiming {
  readonly decodeMs: number;
  readonly poseMs: number;
  /** Frames that went through the model, and frames of the clip. */
  readonly frames: number;
  readonly clipFrames: number;
  readonly totalMs: number;
}

export interface SwingAnalysis {
  readonly analysisVersion: number;
  readonly durationMs: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fps: number;
  /** Swings found in the clip. */
  readonly swingCount: number;
  /** Clicks heard near the impact, ms from the first frame: a later reading of the poses needs them too. */
  readonly strikeMs: readonly number[];
  readonly reading: SwingReading;
  readonly poses: PoseSequence;
  /** The poses as text for the swing's document: quantised, deflated, base64. */
  readonly packedPoses: string;
  readonly timing: AnalysisTiming;
}

export type AnalysisStage = 'queued' | 'model' | 'find-swing' | 'read-swing' | 'assess';
export interface AnalysisProgress {
  readonly stage: AnalysisStage;
  /** 0 to 1 over the whole analysis. */
  readonly share: number;
  /** Estimate; null before enough is known. */
  readonly remainingMs: number | null;
}

export interface SwingFailure {
  readonly code: AnalysisFailure;
}

export type SwingOutcome =
  | { readonly ok: true; readonly value: SwingAnalysis }
  | { readonly ok: false; readonly error: SwingFailure };
export type ReadingOutcome =
  | { readonly ok: true; readonly value: SwingReading }
  | { readonly ok: false; readonly error: SwingFailure };

/** The worker as the page sees it through Comlink. Analyses run one after another. */
export interface SwingWorker {
  /** Whether the body model can run on this thread: it takes its pictures through WebGL 2. */
  hasGraphics(): boolean;
  analyse(
    id: string,
    video: Blob,
    options: AnalysisOptions,
    onProgress: (progress: AnalysisProgress) => void,
  ): Promise<SwingOutcome>;
  /** Stops a running or waiting analysis: it answers 'cancelled'. */
  cancel(id: string): void;
  /** The reading again from stored poses, after an event, view or capture rate was corrected. */
  readAgain(packedPoses: string, options: ReadingOptions): ReadingOutcome;
  /** Is the body model on this device, so that an analysis works with no network? */
  isModelStored(): Promise<boolean>;
  /** Downloads the body model once (about 21 MB); `onShare` runs from 0 to 1. False when it cannot be reached. */
  storeModel(onShare: (share: number) => void): Promise<boolean>;
  /** Stored poses for drawing the body. */
  unpackPoses(packedPoses: string): PoseSequence;
}
