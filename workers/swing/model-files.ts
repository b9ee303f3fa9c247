import type { ModelFiles } from '@divot/swing';

// Paths of the pose model and its runtime below the app's address. Each version has its own folder, so the content of
// an address never changes and can be cached for good.

const FOLDER = 'swing-model/pose-full-0.10.35';

export const POSE_MODEL_FILES = {
  model: `${FOLDER}/pose-landmarker-full.task`,
  wasm: `${FOLDER}/vision-wasm-module.wasm`,
  loader: `${FOLDER}/vision-wasm-module.js`,
} as const;

/** Cache Storage name. The service worker serves these addresses from this cache. */
export const POSE_MODEL_CACHE = 'divot-swing-model';

/** Size of all files together, for download progress. */
const POSE_MODEL_BYTES = 20_900_000;

/** `base` is the app's address. */
export const poseModelAt = (base: string): ModelFiles => {
  const address = (file: string) => new URL(file, base).href;
  const { model, wasm, loader } = POSE_MODEL_FILES;
  return {
    model: address(model),
    wasm: address(wasm),
    loader: address(loader),
    cache: POSE_MODEL_CACHE,
    bytes: POSE_MODEL_BYTES,
  };
};
