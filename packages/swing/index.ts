// A video of a golf swing in; its body points, events, tempo, measures and faults out. Runs in a worker of a browser.

export { analyseVideo } from './analyse-video.ts';
export {
  ANALYSIS_VERSION,
  type AnalysisOptions,
  type AnalysisProgress,
  type AnalysisStage,
  type AnalysisTiming,
  type Crop,
  type JumpClip,
  type JumpFailureCode,
  type JumpOutcome,
  type Landmark,
  type PoseFrame,
  type PoseSequence,
  type ReadingOutcome,
  type SwingAnalysis,
  type SwingOutcome,
} from './contract.ts';
export { isUndecided } from './copy.ts';
export { closeUp, cropPoses } from './drawing/close-up.ts';
export { type Highlight, type OverlayStyle, drawBody, highlightOf } from './drawing/draw-body.ts';
export { type Fit, type Frame, fitBody, standardCrop } from './drawing/fit-body.ts';
export { type Anchor, matchMoment, usualAnchor } from './drawing/match-moment.ts';
export { type Panel, createSheet, drawnPanel, pictureOf } from './drawing/picture.ts';
export { POSITIONS, type PlacedPosition, positionAtFrame, positionsOf } from './drawing/placed-positions.ts';
export { bodyAt, frameAt, frameMs } from './drawing/pose-at.ts';
export { MARKS, asRightHander, bodyOf, seenClip, shareAt, viewOf } from './drawing/seen-body.ts';
export { POINTS, type Shape, type ShapePoint, type Tool, angleDegrees, moved, within } from './drawing/shapes.ts';
export { swingRange } from './drawing/swing-range.ts';
export { ANALYSIS_FAILURES, type AnalysisFailure, NO_SWING } from './failures.ts';
export { type Jump, jumpBetween, jumpHeightCm } from './jump/jump.ts';
export { readJump } from './jump/read-jump.ts';
export type { AnalysisTools } from './tools.ts';
export { GraphicsLostError, type Landmarker, loadLandmarker, newCanvas } from './model/landmarker.ts';
export { type ModelFiles, isModelStored, storeModel } from './model/stored-files.ts';
export { packPoses, unpackPoses } from './pack-poses.ts';
export { FAULT_CHECKS, type FaultCheck } from './pipeline/fault-checks.ts';
export { assess } from './pipeline/findings.ts';
export { BODY, LANDMARK_COUNT } from './pipeline/landmarks.ts';
export { NOISE, hasPublishedLimit } from './pipeline/limits.ts';
export { type Metrics, metricsOf } from './pipeline/metrics.ts';
export { median } from './pipeline/numeric.ts';
export { readSwing, searchSwings } from './pipeline/read-swing.ts';
export { DOWNSWING_MS } from './pipeline/tempo.ts';
export {
  type Confidence,
  EVENT_NAMES,
  type MarkName,
  type Marks,
  QUALITY_ISSUES,
  type QualityIssueCode,
  type ReadingOptions,
  type SwingEventName,
  type SwingPosition,
  type SwingReading,
  type SwingView,
} from './reading.ts';
export type { SoundPiece } from './stream/sound-onsets.ts';
export { type StreamState, findSwingsInStream } from './stream/find-swings-in-stream.ts';
export {
  type ClipRing,
  type CutClip,
  type FilmSize,
  type Slicer,
  openClipRing,
  openSlicedFilm,
} from './video/clip-ring.ts';
export { type CameraPicture, type FilmedSwing, type Pace, type SessionNews, watchSession } from './watch-session.ts';
