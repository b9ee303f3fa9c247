// The swing worker's typed door: types only, so that the page can import it without the worker's code.

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
}

export type SwingView = 'face-on' | 'down-the-line';
export type Handedness = 'right' | 'left';
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
