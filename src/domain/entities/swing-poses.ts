// The body of a filmed swing, frame by frame, is most of its bytes and is needed only when the swing is opened: it lies
// beside the swing, on the device and in the cloud, under the key that the swing names. It is written once and never
// changed; a new analysis has a new key.

/** The collection in the cloud. */
export const SWING_POSES = 'swingPoses';
/** Longest pose track in characters: quantised, deflated, base64. */
export const MAX_POSES = 700_000;

/** Whether a swing was measured, so that its body can be drawn and read again. */
export const hasPoses = (swing: { readonly posesKey?: string; readonly landmarks?: unknown }): boolean =>
  swing.posesKey !== undefined || swing.landmarks !== undefined;
