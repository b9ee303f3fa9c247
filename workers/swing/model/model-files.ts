// Where the pose model and its runtime lie below the app's address. Each version has its own folder, so that the
// content of an address never changes and can be cached for good.

const FOLDER = 'swing-model/pose-full-0.10.35';

export const POSE_MODEL_FILES = {
  model: `${FOLDER}/pose-landmarker-full.task`,
  wasm: `${FOLDER}/vision-wasm-module.wasm`,
  loader: `${FOLDER}/vision-wasm-module.js`,
} as const;

/** Cache Storage name shared with the service worker, which serves these addresses from it. */
export const POSE_MODEL_CACHE = 'divot-swing-model';

/** All files together, for the progress of the download. */
export const POSE_MODEL_BYTES = 20_900_000;
