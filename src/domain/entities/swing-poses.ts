// The frame-by-frame body of a filmed swing takes most of its bytes and is needed only when the swing is opened. It is
// therefore stored beside the swing, on the device and in the cloud, under the key that the swing names. It is written
// once and never changed: a new analysis gets a new key.

/** The collection in the cloud. */
export const SWING_POSES = 'swingPoses';
/** Longest pose track in characters, after it is quantised, deflated and base64-encoded. */
export const MAX_POSES = 700_000;
