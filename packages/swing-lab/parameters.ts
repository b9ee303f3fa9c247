// The synthetic golfer's settings. Faults in torso lengths, angles in degrees, times in seconds.

export interface GolferParameters {
  readonly view: 'face-on' | 'down-the-line';
  readonly handedness: 'right' | 'left';
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  /** Durations: standing still before the takeaway, the parts of the swing, the held finish, and the end. */
  readonly lead: number;
  readonly backswing: number;
  readonly downswing: number;
  readonly follow: number;
  readonly hold: number;
  readonly relax: number;
  readonly tail: number;
  /**
   * The pelvis: away from the target at the top (`sway`), toward it at impact (`slide`) and at the finish (lead ankle:
   * 0.42).
   */
  readonly sway: number;
  readonly slide: number;
  readonly weightShift: number;
  /** Side tilt of the spine at the top, + toward the target. */
  readonly spineTop: number;
  /** 0 to 1: pelvis and spine lean toward the target at the top and fall back through impact. */
  readonly reversePivot: number;
  /** Lead elbow flexion after impact. */
  readonly chickenWing: number;
  /** Pelvis toward the ball at impact. */
  readonly earlyExtension: number;
  /** 0 to 1: hands thrown outward in the downswing. */
  readonly overTheTop: number;
  readonly chestTurn: number;
  readonly hipTurn: number;
  readonly swings: number;
  /** Time to walk back to the next address. */
  readonly gap: number;
  /** Angle between the camera and square, in degrees. */
  readonly cameraYaw: number;
  readonly cameraDistance: number;
  /** Metres above the ground; undefined: chest high. */
  readonly cameraHeight?: number;
}

export const NEUTRAL: GolferParameters = {
  view: 'face-on',
  handedness: 'right',
  fps: 60,
  width: 540,
  height: 960,
  lead: 0.7,
  backswing: 0.8,
  downswing: 0.27,
  follow: 0.75,
  hold: 0.55,
  relax: 0.6,
  tail: 0.35,
  sway: 0.04,
  slide: 0.16,
  weightShift: 0.36,
  spineTop: -5,
  reversePivot: 0,
  chickenWing: 8,
  earlyExtension: 0,
  overTheTop: 0,
  chestTurn: -90,
  hipTurn: -42,
  swings: 1,
  gap: 1.2,
  cameraYaw: 0,
  cameraDistance: 4.6,
};

/** Metres, for a person of 1.78 m. Shoulder, hip and stance are half widths. */
export const BODY_SIZES = {
  torso: 0.5,
  shoulder: 0.185,
  hip: 0.098,
  upperArm: 0.315,
  foreArm: 0.265,
  hand: 0.075,
  thigh: 0.44,
  shank: 0.43,
  ankle: 0.085,
  club: 0.93,
  stance: 0.21,
} as const;
