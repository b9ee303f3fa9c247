// Runs MediaPipe Pose Landmarker (full) on the CPU of this worker. Version 0.10.35 makes no network requests of its
// own.

import { PoseLandmarker } from '@mediapipe/tasks-vision';
import type { Crop, PoseFrame } from '../contract.ts';
import { type ModelFiles, modelFile } from './stored-files.ts';

/** Follows a body through pictures of one crop, in time order. */
export interface Follower {
  /** Null if no body is visible. Throws once the browser took the graphics context away. */
  detect(canvas: OffscreenCanvas, timeMs: number, crop: Crop): PoseFrame | null;
}

export interface Landmarker {
  /**
   * Begins anew. The model either smooths the body over time, which lags some 30 ms behind a jump, or reads each picture
   * without smoothing. Followers share the model: each begins anew where another one has used it meanwhile.
   */
  follow(isSmooth: boolean): Follower;
  isLost(): boolean;
}

/**
 * In an iframe this uses a canvas of the document, because WebKitGTK gives an offscreen canvas no WebGL there either.
 */
export const newCanvas = (): OffscreenCanvas => {
  const { document } = globalThis as { readonly document?: { createElement(name: 'canvas'): OffscreenCanvas } };
  return document ? document.createElement('canvas') : new OffscreenCanvas(1, 1);
};

/**
 * The browser took the graphics context away (a phone in the pocket, a restarted GPU). The model sees nothing without
 * it.
 */
export class GraphicsLostError extends Error {
  override readonly name = 'GraphicsLostError';
}

const RESET_GAP_MS = 5000;
/**
 * Factor on the time. The runtime's filter cannot be switched off, but it ignores pictures that are minutes apart.
 * Tracking still works.
 */
const STRETCHED = 100_000;
const round = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Rejects if the files are neither stored nor reachable. */
export const loadLandmarker = async (files: ModelFiles): Promise<Landmarker> => {
  const response = await modelFile(files.model, files);
  if (!response.ok) throw new Error(`The pose model answered ${response.status}`);
  const modelAssetBuffer = new Uint8Array(await response.arrayBuffer());
  // If there is a document, the library loads its runtime with a script element, which fails because the runtime is a
  // module. Without a loader path it takes the factory from this global, and clears it each time.
  const runtime = (await import(/* @vite-ignore */ files.loader)) as { readonly default: unknown };
  Object.assign(globalThis, { ModuleFactory: runtime.default });
  const drawnOn = newCanvas();
  const landmarker = await PoseLandmarker.createFromOptions(
    { wasmLoaderPath: '', wasmBinaryPath: files.wasm },
    {
      canvas: drawnOn,
      baseOptions: { modelAssetBuffer, delegate: 'CPU' },
      runningMode: 'VIDEO',
      numPoses: 1,
      minPoseDetectionConfidence: 0.4,
      minTrackingConfidence: 0.4,
    },
  );
  const blank = new OffscreenCanvas(64, 64);
  blank.getContext('2d')?.fillRect(0, 0, 64, 64);
  let latest = 0;
  let isLost = false;
  let following: Follower | undefined;
  /** Releases the runtime and its 100 MB, so that a new one can take its place. */
  const giveUp = (): never => {
    isLost = true;
    try {
      landmarker.close();
    } catch {
      // Closing fails without the lost graphics context.
    }
    throw new GraphicsLostError();
  };
  /** A repeated time breaks the runtime for good, so each picture needs a new one. */
  const begin = (canvas: OffscreenCanvas): void => {
    if (latest > 0) landmarker.detectForVideo(blank, ++latest);
    // Until it tracks a body, the runtime only guesses it, sometimes turned round. So the first picture goes through
    // twice.
    landmarker.detectForVideo(canvas, ++latest);
  };
  return {
    isLost: () => isLost,
    follow(isSmooth) {
      const pace = isSmooth ? 1 : STRETCHED;
      let origin = 0;
      const follower: Follower = {
        detect(canvas, timeMs, crop) {
          if (isLost) throw new GraphicsLostError();
          if (following !== follower) {
            begin(canvas);
            following = follower;
            origin = latest + RESET_GAP_MS - pace * timeMs;
          }
          latest = Math.max(latest + 1, Math.round(origin + pace * timeMs));
          const seen = landmarker.detectForVideo(canvas, latest);
          if (drawnOn.getContext('webgl2')?.isContextLost()) giveUp();
          const body = seen.landmarks[0];
          if (!body) return null;
          return {
            timeMs,
            landmarks: body.map((point) => [
              round(crop.left + point.x * crop.width),
              round(crop.top + point.y * crop.height),
              round(point.z * crop.width),
              round(point.visibility ?? 0),
            ]),
          };
        },
      };
      return follower;
    },
  };
};
