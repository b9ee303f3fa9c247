// What an analysis takes and gives: types and one number.

import type { Jump, JumpFailure } from './jump/jump.ts';
import type { Result } from '@divot/basics';
import type { AnalysisFailure } from './failures.ts';
import type { Marks, ReadingOptions, SwingReading } from './reading.ts';

/** Raise it when the pipeline reads the same poses better. Stored swings are then worth reading again. */
export const ANALYSIS_VERSION = 14;

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

/** One pose per video frame, in display order. `null`: the model found no body, or the frame did not go through it. */
export interface PoseSequence {
  readonly fps: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly frames: readonly (PoseFrame | null)[];
  /** Time of every frame in ms from the first one. Omitted if the frames are evenly spaced. */
  readonly timesMs?: readonly number[];
  /** Which frames went through the model. Omitted if all did. */
  readonly sampled?: readonly boolean[];
  /** Time of the first frame on the video's own clock, ms. 0 if omitted. */
  readonly startMs?: number;
}

/** Part of the upright picture, as fractions. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface AnalysisOptions extends ReadingOptions {
  /** Times of the golfer's marks, in ms on the video's own clock. They define the swing, so no search runs. */
  readonly marksMs?: Marks | undefined;
  /** The part to analyse, in ms on the video's own clock. */
  readonly trimStartMs?: number | undefined;
  readonly trimEndMs?: number | undefined;
}

export interface AnalysisTiming {
  readonly decodeMs: number;
  readonly poseMs: number;
  /** How many frames went through the model, and how many the clip has. */
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
  /** Clicks heard near impact, in ms from the first frame. Reading the poses again needs them too. */
  readonly strikeMs: readonly number[];
  readonly reading: SwingReading;
  readonly poses: PoseSequence;
  /** The poses as text for the swing's document: quantised, deflated, base64. */
  readonly packedPoses: string;
  /** The top of the swing for lists, a JPEG as a data URL of at most 40,000 characters. */
  readonly thumbnail?: string | undefined;
  readonly timing: AnalysisTiming;
}

export type AnalysisStage = 'queued' | 'model' | 'find-swing' | 'read-swing' | 'assess';
export interface AnalysisProgress {
  readonly stage: AnalysisStage;
  /** 0 to 1 over the whole analysis. */
  readonly share: number;
  /** An estimate. Null until enough is known to make one. */
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

export type JumpFailureCode = JumpFailure | AnalysisFailure;

/** The frames of a jump's clip, for the golfer to step through. */
export interface JumpClip {
  readonly fps: number;
  /** Time of every frame in ms from the first one. `Jump` uses the same times. */
  readonly timesMs: readonly number[];
  /** Time of the first frame on the video's own clock, ms. */
  readonly startMs: number;
}

/** `clip` is present if the frame rate is high enough for the golfer to mark a jump that the worker did not find. */
export interface JumpOutcome {
  readonly clip?: JumpClip;
  readonly jump: Result<Jump, JumpFailureCode>;
}
